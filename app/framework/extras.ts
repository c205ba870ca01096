/** What a page does once it has loaded: it prefetches pages, checks for newer builds and reports failures. */
import { keepCampaign } from "./keep-campaign";
import { prefetchLinks } from "./prefetch-links";
import { buildId } from "./remix-globals";
import { watchBuilds } from "./watch-builds";

export function startExtras(): void {
  const build = buildId();
  keepCampaign();
  if ("dataLayer" in window)
    void import("./measure").then(
      ({ measureWaiting }) => measureWaiting(),
      () => undefined,
    );
  watchBuilds(build);
  prefetchLinks(build);
  // Read from the document, because a page that React never hydrated is worth a report too.
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="sentry-dsn"]')?.content;
  if (dsn) {
    // If the reporter itself can't be loaded, there is nothing to report that to.
    import("../browser-reports").then(({ report }) => report(dsn, build)).catch(() => undefined);
  }
}
