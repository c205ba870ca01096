/**
 * Notices when the server runs a newer build. From then on an open tab loads the next page as a full document, whose
 * data and scripts belong together. Remix itself only finds out when a chunk is missing.
 * Correctness, saves nothing. Switch off with RINGSIDE_WITHOUT=watch-builds.
 */
import { pageUnder } from "../ui/overlay/overlay-path";

const EVERY_MS = 60 * 60_000;

/** Checks every hour, and when the tab becomes visible. `build` is the build of this page's scripts. */
export function watchBuilds(build: string): void {
  let newer = false;

  async function check() {
    const latest = await fetch("/builds/latest.json").then((response) => response.json());
    newer = latest.id !== build;
  }
  const checkQuietly = () => void check().catch(() => undefined);
  setInterval(checkQuietly, EVERY_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && checkQuietly());

  // The capture phase comes before React's listeners. If we stop an event there, the browser handles it.
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
      if (!newer || !link || link.origin !== location.origin) return;
      if (pageUnder(link.pathname) !== pageUnder(location.pathname)) event.stopPropagation();
    },
    { capture: true },
  );
}
