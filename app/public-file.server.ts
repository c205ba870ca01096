/** Responds with a file that is the same for everyone: any cache may store it and revalidate it by its ETag. */
import { createHash } from "node:crypto";
import { publicAnswer } from "./backend.server";
import { isKnownVersion } from "./domain/urls/known-version";

/** `maxAge` in seconds. 304 without a body if the client has this version; HEAD gets only the headers. */
export function publicFile(
  request: Request,
  body: string | Uint8Array,
  { type, maxAge, name, immutable }: { type: string; maxAge: number; name?: string; immutable?: true },
): Promise<Response> {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    etag,
    "cache-control": `public, max-age=${maxAge}${immutable ? ", immutable" : ""}`,
    "content-type": type,
    ...(name && { "content-disposition": `inline; filename="${name}"` }),
  });
  return versionedFile(request, body, headers);
}

/** The same for a file that brings its own headers, including an ETag. */
export function versionedFile(request: Request, body: string | Uint8Array, headers: Headers): Promise<Response> {
  if (isKnownVersion(request.headers.get("if-none-match"), headers.get("etag") ?? "")) {
    return publicAnswer(request, new Response(null, { status: 304, headers }));
  }
  headers.set("content-length", String(Buffer.byteLength(body)));
  return publicAnswer(request, new Response(request.method === "HEAD" ? null : (body as BodyInit), { headers }));
}
