/** Answers with a file that is the same for everybody: kept by any cache, and asked for again by its ETag. */
import { createHash } from "node:crypto";
import { publicAnswer } from "./backend.server";

/** `maxAge` in seconds. 304 without a body when the asker has this very file; HEAD gets the headers alone. */
export function publicFile(
  request: Request,
  body: string | Uint8Array,
  { type, maxAge, name }: { type: string; maxAge: number; name?: string },
): Promise<Response> {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    etag,
    "cache-control": `public, max-age=${maxAge}`,
    "content-type": type,
    ...(name && { "content-disposition": `inline; filename="${name}"` }),
  });
  // Compressing on the way makes the tag a weak one, so weak ones are as good.
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) {
    return publicAnswer(request, new Response(null, { status: 304, headers }));
  }
  headers.set("content-length", String(Buffer.byteLength(body)));
  return publicAnswer(request, new Response(request.method === "HEAD" ? null : (body as BodyInit), { headers }));
}
