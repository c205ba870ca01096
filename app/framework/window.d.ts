/** What the scripts of a page share by the window. */

interface Window {
  /** Loads the page, or another address of the site, anew; false when it did so a moment ago (start-after-paint.ts). */
  reloadOnce(to?: string): boolean;
  /** What to do when a part of the page's scripts could not be loaded (chunk-errors.ts). */
  chunkFailed(error: unknown): Promise<never>;
  /** The same for a whole route, called by Remix's own code (vite.config.ts): a module in place of it. */
  routeFailed(error: unknown): Promise<{ default: () => null; clientLoader: () => null }>;
  /** Puts the server's page back in place of one that failed while React took it over. */
  leaveServersPage?: ((error: unknown) => void) | undefined;
  /** Failures that wait to be reported, oldest first (browser-reports.ts). */
  failures: [error: unknown, severity: "debug" | "critical"][];
}
