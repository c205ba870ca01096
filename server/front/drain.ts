/**
 * Stops a server without failing a request. Readiness first says 503 while the server still serves, because a balancer
 * keeps sending requests until its next check. Then the listener closes and requests in flight finish.
 */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
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

/** A connection's newest response. Stored on the connection: a set of responses would change with every request. */
const NEWEST = Symbol("newest");
type Answering = Socket & { [NEWEST]?: ServerResponse | undefined };

export function drain(server: Server, { drainMs }: { drainMs: number }) {
  const connections = new Set<Answering>();
  let draining = false;
  server.on("connection", (socket: Answering) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  return {
    begun: () => draining,

    /** Call when a request arrives. */
    enter(response: ServerResponse): void {
      (response.req.socket as Answering)[NEWEST] = response;
      // Makes Node send `Connection: close`, so that the client opens another connection for its next request.
      if (draining) response.shouldKeepAlive = false;
    },

    /** Call when its response has closed. */
    leave(response: ServerResponse): void {
      const socket: Answering = response.req.socket;
      // Requests that the client has sent ahead are served first.
      if (socket[NEWEST] !== response) return;
      socket[NEWEST] = undefined;
      // This response's head may have been sent before draining began.
      if (draining) socket.end();
    },

    /** Resolves when everything is served, or `drainMs` after the listener closed. */
    async stop(announceMs: number): Promise<void> {
      draining = true;
      for (const { [NEWEST]: response } of connections) if (response) response.shouldKeepAlive = false;
      if (announceMs > 0) await wait(announceMs);
      await acceptWaiting(server);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
    },
  };
}
