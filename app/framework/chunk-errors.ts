/**
 * Recovers from a chunk that could not be loaded: the requested page is loaded as a full document, once.
 * By default, Remix keeps reloading the page the visitor is leaving; build-plugins/guarded-reload.ts makes it call
 * `routeFailed` instead. Correctness, saves nothing. Switch off with RINGSIDE_WITHOUT=guarded-reload.
 */
import { serverAnswers } from "./page-data";
import { remixRouter } from "./remix-globals";

/**
 * For everything that a navigation waits for. Offline, it waits and leaves the page as it is. Online, it loads the
 * requested page as a document, whose scripts match it. If that happened a moment ago, it rethrows `error` for the
 * error page.
 */
export async function chunkFailed(error: unknown): Promise<never> {
  window.failures.push([error, "debug"]);
  const target = pendingLocation();
  await serverAnswers();
  // The visitor has navigated elsewhere, so nothing waits for this chunk any more.
  if (target !== pendingLocation()) throw error;
  if (window.reloadOnce(target && target.pathname + target.search + target.hash)) await new Promise(() => undefined);
  throw error;
}

const pendingLocation = () => remixRouter()?.state.navigation.location;

/**
 * A stand-in for a route module that could not be loaded. It tries again on each visit and otherwise shows the error
 * page. A rejected route would make Remix wait forever.
 */
export const routeFailed = (error: unknown): ReturnType<Window["routeFailed"]> =>
  chunkFailed(error).catch(() => ({
    // If the manifest says there is a clientLoader, Remix waits for it to be called.
    clientLoader: () => null,
    default() {
      const { pathname, search } = remixRouter()?.state.location ?? location;
      if (window.reloadOnce(pathname + search)) return null;
      throw error;
    },
  }));
