/**
 * Prefetches the data of the first five pages that visible links lead to, a second after the page has loaded.
 * Remix's own `prefetch="viewport"` would add a component per link and preload modules as well.
 * Saves one round trip and the time of the loaders, 30 to 90 ms here, per prefetched page. Switch off with
 * RINGSIDE_WITHOUT=prefetch-links.
 */
import { PREFETCH_AFTER_MS } from "../domain/limits";
import { mayPrefetch } from "../domain/urls/prefetch";
import { fetchAhead } from "./page-data";
import { type RemixRouter, remixRouter } from "./remix-globals";

const MOST_PAGES = 5;

/** Only some browsers have this API. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Runs for this page and each one that follows, but not if the visitor saves data or has a slow connection. */
export function prefetchLinks(build: string): void {
  const connection = (navigator as { connection?: NetworkInformation }).connection;
  const mustSaveData = () => connection?.saveData || /2g$/.test(connection?.effectiveType ?? "");
  let metadataRequested = false;
  let timer: ReturnType<typeof setTimeout>;
  let page = "";
  let subscribed = false;

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Until React has hydrated the page, hydration needs the connection and the processor.
      const router = remixRouter();
      if (!router) return soon();
      subscribe(router);
      if (mustSaveData()) return;
      if (!metadataRequested) void fetch(`/builds/meta/${build}.json`, { priority: "low" }).catch(() => undefined);
      metadataRequested = true;
      for (const link of linksInView().slice(0, MOST_PAGES)) fetchAhead(link);
    }, PREFETCH_AFTER_MS);
  }

  function subscribe(router: RemixRouter) {
    if (subscribed) return;
    subscribed = true;
    page = location.pathname;
    router.subscribe(({ location, navigation }) => {
      if (navigation.state !== "idle" || location.pathname === page) return;
      page = location.pathname;
      soon();
    });
  }

  soon();
}

/** Pages that visible links lead to, without duplicates. The page's own links come before those of the navigation. */
function linksInView(): URL[] {
  const here = new URL(location.href);
  const links = ["main", "header", "footer"].flatMap((part) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]:not([target], [download])`),
  ]);
  const pages = new Map<string, URL>();
  for (const link of links) {
    // A link inside an SVG has an object as its `href`.
    if (typeof link.href !== "string") continue;
    const url = new URL(link.href);
    url.hash = "";
    if (mayPrefetch(url, here) && inView(link)) pages.set(url.href, url);
  }
  return [...pages.values()];
}

function inView(link: Element): boolean {
  // Checked first, because measuring an inert link would force layout of the unpainted page around it.
  if (link.closest("[inert]")) return false;
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
