// Where the hosts are built: outside of this folder, so that nothing of the project's own packages is found by them.
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const SOURCES = fileURLToPath(new URL(".", import.meta.url));
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const name = createHash("sha256").update(ROOT).digest("hex").slice(0, 12);
export const BUILT = join(tmpdir(), `apx-timeline-hosts-${name}`);
