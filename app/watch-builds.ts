/** An open tab learns of a newer build of the site, and then loads the next page whole. */
import { pageUnder } from "./ui/overlay/overlay-path";

const EVERY_MS = 60 * 60_000;

/** Asks every hour and when the tab comes back. `build` is the one that this page's scripts belong to. */
export function watchBuilds(build: string): void {
  let newer = false;

  async function look() {
    const latest = await fetch("/builds/latest.json").then((response) => response.json());
    newer = latest.id !== build;
  }
  const quietly = () => void look().catch(() => undefined);
  setInterval(quietly, EVERY_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && quietly());

  // Before React's own listeners: what does not reach them is left to the browser.
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
