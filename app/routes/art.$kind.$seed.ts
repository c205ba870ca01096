/** /art/{kind}/{seed}.svg — generated pictures. Nothing of a visitor is read, so any cache may keep them for good. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { artAt } from "../ui/art/art-src";

export function loader({ request, params }: LoaderFunctionArgs) {
  const svg = artAt(params.kind ?? "", params.seed ?? "", new URL(request.url).searchParams);
  if (!svg) return new Response("Not found", { status: 404 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    },
  });
}
