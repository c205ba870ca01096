/**
 * /watch/{ppvId}/{file} — playlists, segments and captions of a broadcast. A URL works for one fan on one device only.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, backend } from "../../backend.server";
import { byteRange } from "../../domain/media/byte-range";

/**
 * A player that requests "the rest" of a file gets this much and asks again, so that no single request holds a whole
 * film.
 */
const MAX_PIECE_BYTES = 8 * 1024 * 1024;
const OWN = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { playback, visitor } = await backend({ request, context });
  const said = new URL(request.url).searchParams;
  const opened = await playback?.open(visitor, {
    ppvId: params.ppvId ?? "",
    file: params.file ?? "",
    playbackId: said.get("at") ?? "",
    until: said.get("until") ?? "",
    signature: said.get("by") ?? "",
  });
  if (opened?.outcome !== "open") return answer(context, refusal(opened?.outcome === "missing" ? 404 : 403));

  const { type, bytes, read } = opened.file;
  // Range is only defined for GET, and these files have no validator that If-Range could match.
  const ranged = request.method === "GET" && !request.headers.has("if-range");
  const range = ranged ? byteRange(request.headers.get("range"), bytes) : undefined;
  if (range === "beyond") return answer(context, refusal(416, { "content-range": `bytes */${bytes}` }));
  const start = range?.start ?? 0;
  const end = range ? Math.min(range.end, start + MAX_PIECE_BYTES - 1) : bytes - 1;
  const headers = new Headers({
    ...OWN,
    "content-type": type,
    "content-length": String(end - start + 1),
    "accept-ranges": "bytes",
    ...(range && { "content-range": `bytes ${start}-${end}/${bytes}` }),
  });
  const body = request.method === "HEAD" ? null : read(start, end);
  return answer(context, new Response(body, { status: range ? 206 : 200, headers }));
}

const TEXTS = { 403: "You don’t have access to this video.", 404: "No such video.", 416: "Past the end of the file." };

const refusal = (status: keyof typeof TEXTS, headers: Record<string, string> = {}) =>
  new Response(TEXTS[status], { status, headers: { ...OWN, "content-type": "text/plain; charset=utf-8", ...headers } });
