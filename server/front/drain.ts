/**
 * How a server stops without a failed request. It first says that it will go, and goes on serving, since a balancer
 * sends requests until it has asked for readiness once more; then it takes no more connections, and finishes what it
 * has begun.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";

export function drain(server: Server, { drainMs }: { drainMs: number }) {
  const underWay = new Set<ServerResponse>();
  let draining = false;

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    // Makes Node send `Connection: close`, so that the client uses another connection for its next request.
    if (draining) response.shouldKeepAlive = false;
    response.once("close", () => {
      underWay.delete(response);
      // The head of this response may have been sent before the end was announced.
      if (draining) request.socket.end();
    });
  });

  return {
    begun: () => draining,

    /** Resolves when all is served, or `drainMs` after the listener has closed. */
    async stop(announceMs: number): Promise<void> {
      draining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      if (announceMs > 0) await wait(announceMs);
      // What waits to be accepted would be reset: connections are accepted in this turn of the event loop.
      await turn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
    },
  };
}
