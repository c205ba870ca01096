/** Writes responses. Every one has an end: the client takes it in a bounded time, or the connection is closed. */
import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FrontLimits } from "./limits";

/** Name, value, name, value…, as `writeHead` takes them fastest; names may repeat. */
export type Head = string[];

type WriteLimits = Pick<FrontLimits, "writeMs" | "bytesPerSecond">;

/** Sends a response that is complete. */
export function send(response: ServerResponse, status: number, head: Head, body: Buffer, limits: WriteLimits): void {
  if (response.destroyed) return;
  response.writeHead(status, head).end(body);
  // Mostly the kernel has taken everything by now.
  if (!response.writableFinished && response.socket?.writableLength) closeLater(response, body.length, limits);
}

/** Closes the connection if the client has not taken `bytes` by the time that a slow one needs. */
function closeLater(response: ServerResponse, bytes: number, { writeMs, bytesPerSecond }: WriteLimits): void {
  const timer = setTimeout(() => response.destroy(), writeMs + Math.ceil(bytes / bytesPerSecond) * 1_000).unref();
  response.once("close", () => clearTimeout(timer));
}

/**
 * Sends a response piece by piece, and closes its source whatever becomes of the client. The connection is closed when
 * the client took less than `bytesPerSecond` on average during the last `writeMs`.
 */
export async function stream(
  response: ServerResponse,
  status: number,
  head: Head,
  source: Readable,
  limits: WriteLimits,
): Promise<void> {
  if (response.destroyed) {
    source.destroy();
    return;
  }
  let taken = 0;
  let before = 0;
  source.on("data", (chunk: Buffer) => {
    taken += chunk.length;
  });
  const timer = setInterval(() => {
    if (taken - before < (limits.bytesPerSecond * limits.writeMs) / 1_000) response.destroy();
    before = taken;
  }, limits.writeMs).unref();
  try {
    response.writeHead(status, head);
    await pipeline(source, response);
  } catch {
    // The client left or was too slow, or the file broke off: in each case the connection says so by ending early.
    response.destroy();
  } finally {
    clearInterval(timer);
  }
}
