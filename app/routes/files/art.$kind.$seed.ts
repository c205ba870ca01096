/**
 * /art/{kind}/{seed}.svg — anyone: generated pictures. They don't depend on the visitor, so any cache may keep them
 * forever.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer } from "../../backend.server";
import { artAt } from "../../ui/art/art-src";

export function loader({ request, params }: LoaderFunctionArgs) {
  const svg = artAt(params.kind ?? "", params.seed ?? "", new URL(request.url).searchParams);
  if (!svg) return publicAnswer(request, new Response("Not found", { status: 404 }));
  const headers = { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" };
  return publicAnswer(request, new Response(svg, { headers }));
}
