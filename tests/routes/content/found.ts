/** The parts of a page that crawlers read. */
import { XMLParser } from "fast-xml-parser";
import type { Site } from "../site";

/** The sitemap's addresses, as paths. */
export async function pathsInSitemap(site: Site): Promise<string[]> {
  const xml = await (await site.ask(new Request(`${site.url}/sitemap.xml`))).text();
  const { urlset } = new XMLParser().parse(xml);
  return urlset.url.map(({ loc }: { loc: string }) => loc.replace(site.url, ""));
}

/** The first address of each kind, told apart by the part before the id. */
export function oneOfEachKind(paths: string[]): string[] {
  return [...new Map(paths.map((path) => [path.replace(/[^/]+$/, ""), path])).values()];
}

/** The JSON-LD of a page's head; undefined if it has none. Throws if it is no JSON. */
export function jsonLd(html: string): { "@graph": Record<string, unknown>[] } | undefined {
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return script === undefined ? undefined : JSON.parse(script);
}

/** The values of a page's `<meta>` and `<link>` by name, unescaped; the last one of each. */
export function head(html: string): Record<string, string> {
  const tags = html.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, value]) => [name, (value ?? "").replaceAll("&amp;", "&")]));
}
