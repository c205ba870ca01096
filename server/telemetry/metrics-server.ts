/** Serves the metrics at METRICS_PORT, for Prometheus only. They are never on the site's own port. */
import { once } from "node:events";
import { createServer } from "node:http";
import { failureOf } from "../failures/failure";
import type { Logger } from "../failures/report";
import type { Prometheus } from "./prometheus";

const REQUEST_MS = 5_000;
const MOST_CONNECTIONS = 50;

/** Starts to listen and resolves to a function that stops it. Throws what `listen` throws. */
export async function serveMetrics(port: number, metrics: Prometheus, log: Logger): Promise<() => void> {
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    response.on("error", () => undefined);
    if (request.url !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404).end();
      return;
    }
    metrics.scrape().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        log.warn({ error: failureOf(error) }, "metrics could not be read");
        response.writeHead(500).end();
      },
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port);
  await once(server, "listening");
  server.on("error", (error) => log.warn({ error: failureOf(error) }, "metrics server"));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
