/** A part of the page's scripts that could not be loaded: the page that was asked for is loaded whole, once. */
import { serverAnswers } from "./page-data";

/**
 * For whatever a navigation waits for. Without network it waits with the page as it is; with it, the page that she was
 * on her way to is loaded as a document, whose scripts fit it. Rethrows `error`, for the error page, when that was done
 * a moment ago.
 */
export async function chunkFailed(error: unknown): Promise<never> {
  window.failures.push([error, "debug"]);
  const asked = window.__remixRouter.state.navigation.location;
  await serverAnswers();
  // Somewhere else by now: nobody waits for this any more.
  if (asked !== window.__remixRouter.state.navigation.location) throw error;
  if (window.reloadOnce(asked && asked.pathname + asked.search + asked.hash)) await new Promise(() => undefined);
  throw error;
}

/**
 * A route in place of one whose script is missing: it tries again whenever it is come to, and else shows the error page.
 * Remix would wait for ever for a route that is refused.
 */
export const routeFailed = (error: unknown): ReturnType<Window["routeFailed"]> =>
  chunkFailed(error).catch(() => ({
    // Where Remix knows of one, it waits for it to be called.
    clientLoader: () => null,
    default() {
      const { pathname, search } = window.__remixRouter.state.location;
      if (window.reloadOnce(pathname + search)) return null;
      throw error;
    },
  }));
