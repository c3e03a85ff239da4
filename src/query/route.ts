import { TimelineApiError } from "./timeline-api-error";

/** An address of the milestone API and what it is called in errors. */
export interface Route {
  method: "GET" | "POST" | "PATCH";
  /** With placeholders, so that it can be shown and logged. */
  name: string;
  /** With every part encoded. */
  path: string;
}

/**
 * Fills a route's placeholders: `route("GET", "/api/projects/:pid/milestones", { pid: "7" })`.
 *
 * @throws {TimelineApiError} `invalid-id` where a part is empty or would lead to another folder: a URL parser resolves
 * `.` and `..`, and the daemon uses some ids as file names without checking them.
 */
export function route(method: Route["method"], template: string, parts: Record<string, string>): Route {
  const name = `${method} ${template}`;
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    const part = encodePart(parts[key] ?? "");
    if (part === null) {
      throw new TimelineApiError({ code: "invalid-id", route: name, message: `":${key}" is not an id.` });
    }
    return part;
  });
  return { method, name, path };
}

function encodePart(part: string): string | null {
  if (part === "" || part.split(/[\\/]/).some((segment) => segment === "." || segment === "..")) return null;
  try {
    return encodeURIComponent(part);
  } catch {
    return null; // Half a surrogate pair is not in any address.
  }
}
