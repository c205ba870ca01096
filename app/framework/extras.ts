/** What scripts add once the page stands: pages fetched in advance, a look for newer builds, reports of failures. */
import { prefetchLinks } from "./prefetch-links";
import { watchBuilds } from "./watch-builds";

export function startExtras(): void {
  const { version } = window.__remixManifest;
  watchBuilds(version);
  prefetchLinks(version);
  // From the document: React may not have taken the page over yet, or never will, and that is worth a report.
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="sentry-dsn"]')?.content;
  if (dsn) {
    // Without its code nobody can be told, so there is nothing to do about it.
    import("../browser-reports").then(({ report }) => report(dsn, version)).catch(() => undefined);
  }
}
