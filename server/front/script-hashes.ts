/**
 * Makes a page that was rendered with a nonce fit to be sent more than once: hashes of its own scripts replace the
 * nonce. Only scripts that carry the nonce are hashed, so one that was injected into the page stays forbidden.
 */
import { createHash } from "node:crypto";

const NONCE = /'nonce-([\w+/=-]+)'/;
/** React escapes "<" and ">" in attributes, so neither stands in a tag of ours. */
const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g;

/** `policy` is the page's Content-Security-Policy; without a nonce in it, both come back unchanged. */
export function hashesForNonce(html: string, policy: string): { html: string; policy: string } {
  const nonce = NONCE.exec(policy)?.[1];
  if (!nonce) return { html, policy };
  const attribute = ` nonce="${nonce}"`;
  const own = [...html.matchAll(SCRIPT)].filter(([, attributes = ""]) => attributes.includes(attribute));
  const sources = new Set(own.map(([, , script = ""]) => `'sha256-${sha256(script)}'`));
  return { html: html.replaceAll(attribute, ""), policy: policy.replace(NONCE, [...sources].join(" ")) };
}

const sha256 = (script: string): string => createHash("sha256").update(script).digest("base64");
