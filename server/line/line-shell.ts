/** The document around the line's pages, its style sheet and its script. Both are served from memory. */
import { createHash } from "node:crypto";
import { html } from "hono/html";
import { directionOf } from "../../app/domain/languages";
import css from "../../app/styles/line.css?inline";
import { LINE_SCRIPT } from "./line-script";
import type { LineTexts } from "./line-texts";
import { VERIFY_SCRIPT } from "./verify-script";

const named = (name: string, type: string, text: string) => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const [stem, end] = name.split(".");
  return { path: `/line/${stem}-${hash}.${end}`, type, text };
};

const STYLE = named("line.css", "text/css; charset=utf-8", css);
const SCRIPT = named("line.js", "text/javascript; charset=utf-8", LINE_SCRIPT);
const VERIFY = named("verify.js", "text/javascript; charset=utf-8", VERIFY_SCRIPT);

/** Files of the line's pages, by their path. */
export const LINE_FILES = new Map([STYLE, SCRIPT, VERIFY].map((file) => [file.path, file]));

export const linePolicy = () =>
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Shell = {
  texts: LineTexts;
  siteName: string;
  heading: string;
  body: unknown;
  /** Seconds until the page reloads itself without scripts. */
  refresh?: number | undefined;
  script?: boolean;
  verifies?: boolean;
  policy: string;
};

export function lineShell({ texts, siteName, heading, body, refresh, script, verifies, policy }: Shell) {
  const text = html`<!doctype html><html lang="${texts.language}" dir="${directionOf(texts.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>${heading} · ${siteName}</title>${
    refresh === undefined ? "" : html`<noscript><meta http-equiv="refresh" content="${refresh}"></noscript>`
  }<link rel="stylesheet" href="${STYLE.path}">${script ? html`<script src="${SCRIPT.path}" defer></script>` : ""}${
    verifies ? html`<script src="${VERIFY.path}" defer></script>` : ""
  }</head><body>${body}</body></html>`;
  return {
    body: String(text),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
      "x-robots-tag": "noindex",
      vary: "Cookie, Accept-Language",
    },
  };
}
