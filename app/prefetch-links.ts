/** A second after a page has come: the build's metadata, and the payloads of the first links in view. */
import { PREFETCH_AFTER_MS } from "./domain/limits";
import { mayPrefetch } from "./domain/urls/prefetch";
import { fetchAhead } from "./ui/shell/page-data";

const MOST_PAGES = 5;

/** Not every browser tells of its line. */
type Line = { saveData?: boolean; effectiveType?: string };

/** Does so for this page and each that follows; not where data is to be saved, and not on a slow line. */
export function prefetchLinks(build: string): void {
  const line = (navigator as { connection?: Line }).connection;
  const spared = () => line?.saveData || /2g$/.test(line?.effectiveType ?? "");
  let metadataAsked = false;
  let timer: ReturnType<typeof setTimeout>;
  let page = "";
  let following = false;

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Until React has taken the page over, the line and the processor are busy with that.
      if (!window.__remixRouter) return soon();
      follow();
      if (spared()) return;
      if (!metadataAsked) void fetch(`/builds/meta/${build}.json`, { priority: "low" }).catch(() => undefined);
      metadataAsked = true;
      for (const link of linksInView().slice(0, MOST_PAGES)) fetchAhead(link);
    }, PREFETCH_AFTER_MS);
  }

  function follow() {
    if (following) return;
    following = true;
    page = location.pathname;
    window.__remixRouter.subscribe(({ location, navigation }) => {
      if (navigation.state !== "idle" || location.pathname === page) return;
      page = location.pathname;
      soon();
    });
  }

  soon();
}

/** Pages that links in view lead to, each once; those of the page itself before those of the navigation. */
function linksInView(): URL[] {
  const here = new URL(location.href);
  const links = ["main", "header", "footer"].flatMap((part) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]:not([target], [download])`),
  ]);
  const pages = new Map<string, URL>();
  for (const link of links) {
    const url = new URL(link.href);
    url.hash = "";
    if (mayPrefetch(url, here) && inView(link)) pages.set(url.href, url);
  }
  return [...pages.values()];
}

function inView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && !link.closest("[inert]");
}
