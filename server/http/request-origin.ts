/**
 * Only our own pages may write. Remix checks neither resource routes nor `?_data=` posts, so the front checks all of
 * them.
 */

import { inLanguage } from "../../app/domain/urls/language-address";
import { textsOf } from "../../app/i18n/texts";
import { plainPage } from "./plain-page";
import { languageOf } from "./request-language";

/**
 * True for a request that changes something and didn't come from our own pages. With SITE_URL its origin must match;
 * without, the request's own Host must, so that both localhost and 127.0.0.1 work.
 */
export function foreignWrite(method: string, headers: Headers, siteUrl: string | undefined): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const origin = headers.get("origin");
  if (origin === null) return ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");
  if (!URL.canParse(origin)) return true;
  return siteUrl ? origin !== new URL(siteUrl).origin : new URL(origin).host !== headers.get("host");
}

/**
 * The webhook and the product API authenticate by signature or bearer token, never by cookie, so the check doesn't
 * apply.
 */
export const outsideTheDoor = (path: string): boolean => path.startsWith("/api/");

/** The response to a write from another site: a page in the visitor's language, which may be an honest visitor's. */
export async function refuseForeign({ headers, url }: Request, siteName: string): Promise<Response> {
  const language = languageOf(new URL(url).pathname, headers.get("cookie") ?? "", headers.get("accept-language") ?? "");
  const { site } = (await textsOf(language, ["site"])).t;
  return plainPage({
    language,
    status: 403,
    siteName,
    heading: site("error.refusedHeading"),
    text: site("error.refused"),
    link: { to: inLanguage("/home", language), text: site("error.home") },
  });
}
