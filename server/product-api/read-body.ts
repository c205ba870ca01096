/** Reads an untrusted JSON body: the right type, not too long, and well-formed. */
import { problem } from "./problems";

/** A reservation of 20 lines takes under 3 kB. */
const MAX_BYTES = 16 * 1024;

/** The parsed JSON, or a refusal: 415 for another content type, 413 if it is too long, 400 if it isn't JSON. */
export async function readJson(request: Request): Promise<{ json: unknown } | { refusal: Response }> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) return { refusal: problem(415) };
  const text = await readText(request);
  if (text === undefined) return { refusal: problem(413, { detail: `At most ${MAX_BYTES} bytes.` }) };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { refusal: problem(400, { detail: "The body is not valid JSON." }) };
  }
}

/** Stops reading at the limit, because the length header may be missing or wrong. */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BYTES) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
