/**
 * Fetches the provider's public keys for aws-jwt-verify, whose own fetcher refuses plain http, which the sandbox uses.
 */
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Fetcher } from "aws-jwt-verify/https";
import { isJwks } from "aws-jwt-verify/jwk";
import { Unreachable } from "../failures/unreachable";

const TIMEOUT_MS = 5_000;
/** After a failure we don't ask for this long, so that strangers' tokens can't flood a provider in trouble. */
const PAUSE_MS = 2_000;
/** Cognito's document has about 1 kB. */
const MAX_BYTES = 256 * 1024;

/** Every failure is an `Unreachable`. */
export function keysFetcher(): Fetcher {
  const failedAt = new Map<string, number>();

  return {
    async fetch(uri) {
      const since = Date.now() - (failedAt.get(uri) ?? 0);
      if (since < PAUSE_MS) throw new Unreachable(`${uri} returned no keys ${since} ms ago`);
      try {
        const bytes = await readFrom(uri);
        failedAt.delete(uri);
        return bytes;
      } catch (cause) {
        failedAt.set(uri, Date.now());
        throw new Unreachable(`${uri} returned no keys`, { cause });
      }
    },
  };
}

async function readFrom(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`It returned ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = Readable.fromWeb(response.body as WebStream);
  // Leaving the loop cancels the stream.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`It sent more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!isJwks(JSON.parse(bytes.toString("utf8")))) throw new Error("The response is not a key set");
  return new Uint8Array(bytes).buffer;
}
