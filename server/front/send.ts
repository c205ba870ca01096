/** Writes responses. Each ends: either the client reads it in bounded time, or the connection is closed. */
import type { ServerResponse } from "node:http";
import type { FrontLimits } from "./limits";
import { requestIdHeader } from "./observing/request-records";

/** Name, value, name, value…: the form that `writeHead` takes fastest. Names may repeat. */
export type Head = string[];

export type WriteLimits = Pick<FrontLimits, "writeMs" | "bytesPerSecond">;

/** Every response starts here, so that each carries its request id. */
export function writeHead(response: ServerResponse, status: number, head: Head): ServerResponse {
  return response.writeHead(status, [...head, ...requestIdHeader(response)]);
}

/** Sends a complete response. */
export function send(response: ServerResponse, status: number, head: Head, body: Buffer, limits: WriteLimits): void {
  if (response.destroyed) return;
  if (head.includes("set-cookie")) omitKeepAlive(response);
  writeHead(response, status, head).end(body);
  // Usually the kernel has accepted everything by now.
  if (!response.writableFinished && response.socket?.writableLength) closeLater(response, body.length, limits);
}

/**
 * HTTP/1.1 doesn't need Connection and Keep-Alive, and cookies need their 48 bytes, because a proxy may only accept
 * 4,096 bytes of head.
 */
function omitKeepAlive(response: ServerResponse): void {
  if (response.shouldKeepAlive && response.req.httpVersion === "1.1") response.removeHeader("connection");
}

/** Closes the connection if the client hasn't read `bytes` in the time that a slow one needs. */
export function closeLater(response: ServerResponse, bytes: number, limits: WriteLimits): void {
  const timer = setTimeout(() => response.destroy(), timeFor(bytes, limits)).unref();
  response.once("close", () => clearTimeout(timer));
}

const timeFor = (bytes: number, { writeMs, bytesPerSecond }: WriteLimits) =>
  writeMs + Math.ceil(bytes / bytesPerSecond) * 1_000;

/**
 * Streams a response and always closes its source. Closes the connection if the client doesn't read a chunk in the time
 * that a slow one needs.
 */
export async function stream(
  response: ServerResponse,
  status: number,
  head: Head,
  source: ReadableStream<Uint8Array>,
  limits: WriteLimits,
): Promise<void> {
  const reader = source.getReader();
  // If the client disconnects, this also ends the wait for a source that sends nothing.
  const close = () => void reader.cancel().catch(() => undefined);
  response.once("close", close);
  try {
    if (!response.destroyed) writeHead(response, status, head);
    while (!response.destroyed) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!response.write(value)) await taken(response, value.length, limits);
    }
    response.end();
    if (response.socket?.writableLength) closeLater(response, response.socket.writableLength, limits);
  } catch {
    // The source failed midway. The connection shows that by ending early.
    response.destroy();
  } finally {
    close();
  }
}

/** Resolves when the client has read what was written or the connection is closed, by us if it takes too long. */
function taken(response: ServerResponse, bytes: number, limits: WriteLimits): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => response.destroy(), timeFor(bytes, limits)).unref();
    const end = () => {
      clearTimeout(timer);
      response.off("drain", end);
      response.off("close", end);
      resolve();
    };
    response.once("drain", end);
    response.once("close", end);
    if (response.destroyed) end();
  });
}
