/**
 * Stops a server without failing a request. Readiness first says 503 while the server still serves, because a balancer
 * keeps sending requests until its next check. Then the listener closes and requests in flight finish.
 */
import type { Server, ServerResponse } from "node:http";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";

/** A turn that began after the event loop had looked for connections accepts none, so one is not enough. */
const QUIET_TURNS = 2;
/** For a server whose clients come faster than it accepts them. */
const ACCEPT_MS = 2_000;

/**
 * Closing the listener resets connections that the process hasn't accepted yet. A busy process has many of those, since
 * each turn of the event loop accepts one. Resolves when none is left.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const end = performance.now() + ACCEPT_MS;
  let quiet = 0;
  const accepted = () => {
    quiet = 0;
  };
  server.on("connection", accepted);
  while (quiet < QUIET_TURNS && performance.now() < end) {
    quiet += 1;
    await turn();
  }
  server.off("connection", accepted);
}

export function drain(server: Server, { drainMs }: { drainMs: number }) {
  const underWay = new Set<ServerResponse>();
  let draining = false;

  return {
    begun: () => draining,

    /** Call when a request arrives. */
    enter(response: ServerResponse): void {
      underWay.add(response);
      // Makes Node send `Connection: close`, so that the client opens another connection for its next request.
      if (draining) response.shouldKeepAlive = false;
    },

    /** Call when its response has closed. */
    leave(response: ServerResponse): void {
      underWay.delete(response);
      // This response's head may have been sent before draining began.
      if (draining) response.req.socket.end();
    },

    /** Resolves when everything is served, or `drainMs` after the listener closed. */
    async stop(announceMs: number): Promise<void> {
      draining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      if (announceMs > 0) await wait(announceMs);
      await acceptWaiting(server);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
    },
  };
}
