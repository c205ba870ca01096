/**
 * Lets a page rendered with a nonce be sent more than once: hashes of its scripts replace the nonce. Only scripts with
 * the nonce are hashed, so an injected script stays forbidden.
 */
import { createHash } from "node:crypto";

const NONCE = /'nonce-([\w+/=-]+)'/;
/** React escapes "<" and ">" in attributes, so none appears inside our tags. */
const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g;

/** `policy` is the page's Content-Security-Policy. If it has no nonce, both are returned unchanged. */
export function hashesForNonce(html: string, policy: string): { html: string; policy: string } {
  const nonce = NONCE.exec(policy)?.[1];
  if (!nonce) return { html, policy };
  const attribute = ` nonce="${nonce}"`;
  const own = [...html.matchAll(SCRIPT)].filter(([, attributes = ""]) => attributes.includes(attribute));
  const sources = new Set(own.map(([, , script = ""]) => `'sha256-${sha256(script)}'`));
  return { html: html.replaceAll(attribute, ""), policy: policy.replace(NONCE, [...sources].join(" ")) };
}

const sha256 = (script: string): string => createHash("sha256").update(script).digest("base64");
