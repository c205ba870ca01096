/** Reads a request's body before the request enters the queue, so that a slow client takes no place. */
import type { IncomingMessage } from "node:http";

/**
 * The whole body, `too large` if it exceeds `mostBytes`, or `gone` if the client left first. The server's request
 * timeout bounds the time and closes the connection.
 */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | "too large" | "gone"> {
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return Promise.resolve("too large");
  // It may have left while it waited for a slot: then no event follows.
  if (request.destroyed) return Promise.resolve("gone");
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = (result: Buffer | "too large" | "gone") => {
      request.off("data", onData);
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) {
        request.pause();
        end("too large");
      } else chunks.push(chunk);
    };
    request.on("data", onData);
    request.once("end", () => end(Buffer.concat(chunks)));
    request.once("close", () => end("gone"));
    // Without a listener, the error of an aborted request would end the process. `close` follows it.
    request.once("error", () => end("gone"));
  });
}
