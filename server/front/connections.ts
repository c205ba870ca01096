/** Limits for connections: how many per network, and one request at a time on each. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./address";
import type { FrontLimits } from "./limits";

/** Closes connections beyond the limits immediately. `isProxy` recognizes peers that forward for many clients. */
export function limitConnections(server: Server, limits: FrontLimits, isProxy: (peer: string) => boolean): void {
  const open = new Map<string, number>();
  server.maxConnections = limits.connections;
  server.on("connection", (socket: Socket) => {
    const peer = socket.remoteAddress;
    if (peer === undefined || isProxy(peer)) return;
    const network = networkOf(peer);
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.connectionsPerNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Marks a connection with a request in flight, and holds its pipelined requests. */
const WAITING = Symbol("waiting");
type Busy = Socket & { [WAITING]?: (() => void)[] | undefined };

/**
 * Processes a connection's pipelined requests one after the other, because their responses have to leave in that order
 * anyway: each starts once the client has read the previous response. A connection that sends more than `mostWaiting`
 * requests ahead is closed.
 */
export function oneAtATime(mostWaiting: number) {
  return {
    /** Calls `serve` when it is this request's turn. */
    begin({ socket }: { socket: Busy }, serve: () => void): void {
      const ahead = socket[WAITING];
      if (!ahead) {
        socket[WAITING] = [];
        serve();
      } else if (ahead.length >= mostWaiting) socket.destroy();
      else ahead.push(serve);
    },

    /** Call when the response has closed. */
    end({ socket }: { socket: Busy }): void {
      const next = socket[WAITING]?.shift();
      if (next && !socket.destroyed) next();
      else socket[WAITING] = undefined;
    },
  };
}
