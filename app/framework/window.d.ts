/** Globals shared by a page's scripts. */

interface Window {
  /** Loads the page, or another URL of the site; false if it did so a moment ago (reload-once.ts). */
  reloadOnce(to?: string): boolean;
  /** Called when a chunk could not be loaded (chunk-errors.ts). */
  chunkFailed(error: unknown): Promise<never>;
  /** Called by Remix's patched code when a route module could not be loaded; returns a stand-in (chunk-errors.ts). */
  routeFailed(error: unknown): Promise<{ default: () => null; clientLoader: () => null }>;
  /** Puts the server-rendered page back when hydration fails (restore-server-page.ts). */
  restoreServerPage?: ((error: unknown) => void) | undefined;
  /** Failures waiting to be reported, oldest first (browser-reports.ts). */
  failures: [error: unknown, severity: "debug" | "critical"][];
}
