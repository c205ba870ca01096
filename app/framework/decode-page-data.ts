/**
 * Decodes the page's data before hydration starts. RemixBrowser decodes it in its first render and suspends the whole
 * root until that is done. If the visitor presses a key meanwhile, React discards the suspended root (its error 345).
 * Correctness, saves nothing. Switch off with RINGSIDE_WITHOUT=decode-page-data.
 */
import { RemixBrowser } from "@remix-run/react";

/**
 * Calls RemixBrowser as a plain function. Before it calls any hook, it throws the promise to wait for. A second call
 * would reach its hooks, so this may run only once.
 */
export async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    if (decoding instanceof Promise) await decoding;
  }
}
