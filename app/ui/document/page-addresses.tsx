/** A page's canonical URL in its current language, and its URLs in all other languages. */
import { useMatches } from "@remix-run/react";
import { FALLBACK_LANGUAGE, LANGUAGES } from "../../domain/languages";
import { inLanguage } from "../../domain/urls/language-address";
import type { PageMeta } from "./page-meta";

/** For the document's head. Renders nothing for a page without a canonical URL. */
export function PageAddresses({ language }: { language: string }) {
  const heads = useMatches().map(({ data }) => (data as { head?: PageMeta } | undefined)?.head);
  const head = heads.findLast((one) => one?.canonical);
  if (!head?.canonical) return null;
  const { origin, pathname, search } = new URL(head.canonical);
  const urlIn = (code: string) => origin + inLanguage(pathname + search, code);
  return (
    <>
      <link rel="canonical" href={urlIn(language)} />
      <meta property="og:url" content={urlIn(language)} />
      {!head.noindex && (
        <>
          <link rel="alternate" hrefLang="x-default" href={urlIn(FALLBACK_LANGUAGE)} />
          {LANGUAGES.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
          ))}
        </>
      )}
    </>
  );
}
