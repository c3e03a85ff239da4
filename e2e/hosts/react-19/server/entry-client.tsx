import "@apx/timeline/styles.css";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page";

const handover = document.getElementById("handover");
const root = document.getElementById("root");
if (handover && root) {
  hydrateRoot(root, <Page {...JSON.parse(handover.textContent ?? "")} />, {
    onRecoverableError: (error) => console.error(error),
  });
}
