/** The 503 page of a server that is overloaded or waits for its database. Small, and built without Remix. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { html, raw } from "hono/html";
import { directionOf } from "../../app/domain/languages";
import { textsOf } from "../../app/i18n/texts";
import { languageOf } from "./request-language";

/** Random, so that clients don't all come back at once. */
const COME_BACK_SECONDS = [2, 3, 4, 5];

const STYLE = `body{background:#0b0c12;color:#f4f1ea;font:1.125rem/1.5 system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center}
main{max-width:36rem;padding:2rem}a{color:inherit}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const comeBackAfter = (): string =>
  String(COME_BACK_SECONDS[Math.floor(Math.random() * COME_BACK_SECONDS.length)]);

/** A page in the visitor's language. It reloads itself unless it answers a form, which the visitor submits again. */
export async function fullHouse(
  request: IncomingMessage,
  siteName: string,
  { why = "busy", requestId = "" }: { why?: "busy" | "away"; requestId?: string | undefined } = {},
): Promise<Response> {
  const { headers, method, url = "/" } = request;
  const language = languageOf(url, headers.cookie, headers["accept-language"]);
  const { site } = (await textsOf(language, ["site"])).t;
  const after = comeBackAfter();
  const again = method === "GET" ? html`<meta http-equiv="refresh" content="${after}">` : "";
  const reference = requestId && html`<p><small>${site("error.reference", { id: requestId })}</small></p>`;
  const page = await html`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${again}<title>503 · ${siteName}</title>
<style>${raw(STYLE)}</style></head>
<body><main><h1>${site(`error.${why}Heading`)}</h1><p>${site(`error.${why}`)}</p>
<p><a href="${url}">${site("error.retry")}</a></p>${reference}</main></body></html>`;
  return new Response(String(page), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "retry-after": after,
    },
  });
}
