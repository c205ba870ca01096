/**
 * Decodes the page's data before hydration starts. RemixBrowser decodes it in its first render and suspends the whole
 * root until that is done. If the visitor presses a key meanwhile, React discards the suspended root (its error 345).
 * Correctness, saves nothing. Switch off with RINGSIDE_WITHOUT=decode-page-data.
 */
import { RemixBrowser } from "@remix-run/react";

/**
 * Calls RemixBrowser as a plain function. It throws the promise to wait for before it calls any hook; a second call
 * would use hooks, so this may run once only.
 */
export async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    if (decoding instanceof Promise) await decoding;
  }
}
