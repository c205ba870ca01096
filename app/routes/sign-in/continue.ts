/**
 * GET /continue?to={address}&by={signature} — anyone with a URL that we signed. The response redirects by meta refresh,
 * because the content security policy restricts redirects after a form (server/http/form-targets.ts).
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { addressToContinue, answer } from "../../backend.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = await addressToContinue(new URL(request.url).searchParams);
  if (!to) return answer(context, new Response("Not found", { status: 404 }));
  const address = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const { host } = new URL(to);
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${address}"><title>${host}</title></head>
<body><a href="${address}">${host}</a></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
  return answer(context, new Response(page, { headers }));
}
