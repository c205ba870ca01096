/** What scripts add once the page stands: pages fetched in advance, a look for newer builds, reports of failures. */
import { prefetchLinks } from "./prefetch-links";
import { watchBuilds } from "./watch-builds";

export function begin(): void {
  const { version } = window.__remixManifest;
  watchBuilds(version);
  prefetchLinks(version);
  const dsn = window.__remixRouter?.state.loaderData.root?.tracking?.sentryDsn;
  if (dsn) void import("./browser-reports").then(({ report }) => report(dsn, version));
}
