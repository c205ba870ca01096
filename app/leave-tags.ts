/** Pages that must not run the tag manager always load as a new document when the current one runs it. */
import { mayRunTags } from "./domain/urls/tagged-pages";

/**
 * Hides links and forms that lead to such a page from Remix, so that the browser navigates natively. Navigation from a
 * script is caught when Remix requests the page's data, before the address changes. Redirects after a form ask for a
 * full document with a header (`leave` in backend.server.ts).
 */
export function leaveTags(): void {
  const byBrowser = (event: Event, address: string) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && !mayRunTags(pathname)) event.stopPropagation();
  };
  // In the window's capture phase, which comes before React's listeners on the document.
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (link) byBrowser(event, link.getAttribute("href") ?? "");
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const asked = event.submitter?.getAttribute("formaction") ?? (event.target as Element).getAttribute("action");
      byBrowser(event, asked ?? "");
    },
    true,
  );

  const ask = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const page = /^(.*)\.data$/.exec(url.pathname)?.[1]?.replace(/^\/_root$/, "/");
    const reads = (init?.method ?? "GET") === "GET";
    if (url.origin !== location.origin || !page || !reads || mayRunTags(page)) return ask(input, init);
    url.searchParams.delete("_routes");
    location.assign(page + url.search);
    return new Promise(() => undefined);
  };
}
