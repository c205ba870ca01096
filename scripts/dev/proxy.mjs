/**
 * What the dev server's port answers: Vite's own files, and for everything else the site, which listens on a port of its
 * own. While the site restarts, requests wait for it.
 */
import { request as send } from "node:http";
import { devPolicy } from "./policy.mjs";

/** `siteReady()` resolves to the site's port, or rejects with why it isn't running. */
export const devProxy = (vite, siteReady) => (request, response) =>
  vite.middlewares(request, response, () => {
    siteReady().then(
      (port) => pass(request, response, port),
      (error) =>
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error?.stack ?? error)),
    );
  });

function pass(request, response, port) {
  const { method, url: path, rawHeaders: headers } = request;
  // No kept-alive connections: the site would wait for them when it stops.
  const forwarded = send({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode, answer.statusMessage, withDevPolicy(answer.rawHeaders));
    answer.pipe(response);
  });
  forwarded.on("error", () => response.destroy());
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}

const withDevPolicy = (rawHeaders) =>
  rawHeaders.map((value, i) =>
    i % 2 === 1 && rawHeaders[i - 1].toLowerCase() === "content-security-policy" ? devPolicy(value) : value,
  );
