/** Limits for connections: how many per network, and one request at a time on each. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
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
  return (request: IncomingMessage, response: ServerResponse, serve: () => void): void => {
    const socket: Busy = request.socket;
    const ahead = socket[WAITING];
    if (ahead && ahead.length >= mostWaiting) {
      socket.destroy();
      return;
    }
    const begin = () => {
      response.once("close", () => {
        const next = socket[WAITING]?.shift();
        if (next && !socket.destroyed) next();
        else socket[WAITING] = undefined;
      });
      serve();
    };
    if (ahead) {
      ahead.push(begin);
      return;
    }
    socket[WAITING] = [];
    begin();
  };
}
