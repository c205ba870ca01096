/** A page in the visitor's language, small and built without Remix, for when Remix is not asked. */
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { directionOf } from "../../app/domain/languages";

const STYLE = `body{background:#0b0c12;color:#f4f1ea;font:1.125rem/1.5 system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center}
main{max-width:36rem;padding:2rem}a{color:inherit}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type PlainPage = {
  language: string;
  status: number;
  siteName: string;
  heading: string;
  text: string;
  link: { to: string; text: string };
  /** A line below the link. */
  note?: string;
  /** Seconds after which the page reloads itself. */
  reloadAfter?: string | undefined;
  headers?: Record<string, string>;
};

export async function plainPage({ language, status, siteName, link, note, reloadAfter, ...page }: PlainPage) {
  const again = reloadAfter ? html`<meta http-equiv="refresh" content="${reloadAfter}">` : "";
  const last = note ? html`<p><small>${note}</small></p>` : "";
  const text = await html`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${again}<title>${status} · ${siteName}</title>
<style>${raw(STYLE)}</style></head>
<body><main><h1>${page.heading}</h1><p>${page.text}</p>
<p><a href="${link.to}">${link.text}</a></p>${last}</main></body></html>`;
  return new Response(String(text), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      ...page.headers,
    },
  });
}
