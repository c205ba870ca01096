/** Writes responses. Every one has an end: the client takes it in a bounded time, or the connection is closed. */
import type { ServerResponse } from "node:http";
import type { FrontLimits } from "./limits";
import { requestIdHeader } from "./requests";

/** Name, value, name, value…, as `writeHead` takes them fastest; names may repeat. */
export type Head = string[];

type WriteLimits = Pick<FrontLimits, "writeMs" | "bytesPerSecond">;

/** The only way in which a response begins: each one names its request. */
export function writeHead(response: ServerResponse, status: number, head: Head): ServerResponse {
  return response.writeHead(status, [...head, ...requestIdHeader(response)]);
}

/** Sends a response that is complete. */
export function send(response: ServerResponse, status: number, head: Head, body: Buffer, limits: WriteLimits): void {
  if (response.destroyed) return;
  if (head.includes("set-cookie")) omitKeepAlive(response);
  writeHead(response, status, head).end(body);
  // Mostly the kernel has taken everything by now.
  if (!response.writableFinished && response.socket?.writableLength) closeLater(response, body.length, limits);
}

/**
 * Connection and Keep-Alive say what HTTP/1.1 means without them, and cookies need their 48 bytes: a proxy may have
 * room for 4,096 bytes of head.
 */
function omitKeepAlive(response: ServerResponse): void {
  if (response.shouldKeepAlive && response.req.httpVersion === "1.1") response.removeHeader("connection");
}

/** Closes the connection if the client has not taken `bytes` by the time that a slow one needs. */
function closeLater(response: ServerResponse, bytes: number, limits: WriteLimits): void {
  const timer = setTimeout(() => response.destroy(), timeFor(bytes, limits)).unref();
  response.once("close", () => clearTimeout(timer));
}

const timeFor = (bytes: number, { writeMs, bytesPerSecond }: WriteLimits) =>
  writeMs + Math.ceil(bytes / bytesPerSecond) * 1_000;

/**
 * Sends a response piece by piece, and closes its source whatever becomes of the client. The connection is closed when
 * the client does not take a piece in the time that a slow one needs.
 */
export async function stream(
  response: ServerResponse,
  status: number,
  head: Head,
  source: ReadableStream<Uint8Array>,
  limits: WriteLimits,
): Promise<void> {
  const reader = source.getReader();
  // A client that leaves also ends the wait for a source that gives nothing.
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
    // The source broke off: the connection says so by ending early.
    response.destroy();
  } finally {
    close();
  }
}

/** Resolves when the client has taken what was written, or the connection is closed, by us if it takes too long. */
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
