import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")).render(h("h1", null, "Built with webpack"));
