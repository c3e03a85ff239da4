import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./host.css";
import { Overview, Rail } from "./timeline-parts";

// A host whose own queries want all of this. Ours must not care.
const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 5, throwOnError: true } },
});

function Page() {
  return (
    <form onSubmit={() => document.body.append("submitted")}>
      <h1>Plain host</h1>
      <p>
        Words, and <a href="#there">the docs of this host</a>.
      </p>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <button type="button">Press</button>
      <input aria-label="Name" />
      <Rail />
      <Overview />
    </form>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </StrictMode>,
  );
}
