/** Reads an untrusted JSON body: the right type, not too long, and well-formed. */
import { type ApiAnswer, problem } from "./problems";

/** A reservation of 20 lines takes under 3 kB. */
const MAX_BYTES = 16 * 1024;

/** The parsed JSON, or a refusal: 415 for another content type, 413 if it is too long, 400 if it isn't JSON. */
export async function readJson(
  contentType: string | undefined,
  read: (maxBytes: number) => Promise<Uint8Array | undefined>,
  maxBytes = MAX_BYTES,
): Promise<{ json: unknown } | { refusal: ApiAnswer }> {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? "")) return { refusal: problem(415) };
  const bytes = await read(maxBytes);
  if (!bytes) return { refusal: problem(413, { detail: `At most ${maxBytes} bytes.` }) };
  try {
    return { json: JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8")) };
  } catch {
    return { refusal: problem(400, { detail: "The body is not valid JSON." }) };
  }
}

/** The body of a web request; undefined beyond `maxBytes`, because the length header may be missing or wrong. */
export async function bytesIn(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}
