// Renders the page for each request, reading from the daemon at API; prints the address it listens on.
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { render } from "./dist/server/entry-server.js";

const { API, NOW } = process.env;
const TYPES = { js: "text/javascript", css: "text/css" };

/** The same page with nothing of ours in it, to compare its look. */
const WITHOUT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Rendered on a server</title><link rel="icon" href="data:,"></head>
  <body><div id="root"><h1>Rendered on a server</h1></div></body>
</html>`;

createServer(async (request, response) => {
  const file = /^\/(client\.(js|css))$/.exec(request.url);
  if (file) {
    response.setHeader("content-type", TYPES[file[2]]);
    createReadStream(join(import.meta.dirname, "dist/client", file[1])).pipe(response);
    return;
  }
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (request.url === "/without") {
    response.end(WITHOUT);
    return;
  }
  const { markup, handover } = await render(API, Number(NOW));
  const data = JSON.stringify(handover).replaceAll("<", "\\u003c");
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><title>Rendered on a server</title><link rel="icon" href="data:,">
    <link rel="stylesheet" href="/client.css">
  </head>
  <body>
    <div id="root">${markup}</div>
    <script id="handover" type="application/json">${data}</script>
    <script type="module" src="/client.js"></script>
  </body>
</html>`);
}).listen(0, "127.0.0.1", function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
