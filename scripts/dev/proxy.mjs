/**
 * The dev server's port serves Vite's own files and passes everything else to the site, which listens on another port.
 * While the site restarts, requests wait for it.
 */
import { request as send } from "node:http";
import { devPolicy } from "./policy.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Incoming
 * @typedef {import("node:http").ServerResponse} Outgoing
 * @typedef {(request: Incoming, response: Outgoing, next: () => void) => void} Middleware
 */

/**
 * `siteReady()` resolves to the site's port, or rejects with why it isn't running.
 *
 * @param {{ middlewares: Middleware }} vite
 * @param {() => Promise<number>} siteReady
 * @returns {(request: Incoming, response: Outgoing) => void}
 */
export const devProxy = (vite, siteReady) => (request, response) =>
  vite.middlewares(request, response, () => {
    siteReady().then(
      (port) => pass(request, response, port),
      (error) =>
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error?.stack ?? error)),
    );
  });

/**
 * @param {Incoming} request
 * @param {Outgoing} response
 * @param {number} port
 */
function pass(request, response, port) {
  const { method, url: path, rawHeaders: headers } = request;
  // No kept-alive connections: the site would wait for them when it stops.
  const forwarded = send({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
    addHeaders(response, withDevPolicy(answer.rawHeaders));
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage);
    answer.pipe(response);
  });
  forwarded.on("error", () => response.destroy());
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}

/**
 * Vite has already set headers. In that case `writeHead` keeps only the last header of each name, but a sign-in sends
 * several cookies.
 *
 * @param {Outgoing} response
 * @param {string[]} rawHeaders
 */
function addHeaders(response, rawHeaders) {
  const pairs = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ""]] : []));
  for (const [name = ""] of pairs) response.removeHeader(name);
  for (const [name = "", value = ""] of pairs) response.appendHeader(name, value);
}

/** @param {string[]} rawHeaders */
const withDevPolicy = (rawHeaders) =>
  rawHeaders.map((value, i) =>
    i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === "content-security-policy" ? devPolicy(value) : value,
  );
