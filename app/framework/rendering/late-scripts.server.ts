/**
 * Delays a document's scripts until the first paint. Remix preloads a page's modules in its document, and on a slow
 * connection they compete with the styles that the first paint needs: 130 kB against 10.
 * Saves 60 ms to the first paint of the sign-in overlay (medians of 9, 1.6 Mbit/s, 150 ms latency). Switch off with
 * RINGSIDE_WITHOUT=late-scripts, which also removes start-after-paint.ts.
 */

const PRELOAD = '<link rel="modulepreload"';

/**
 * Makes the preloads and the module script of `html` inert; `START_AFTER_PAINT` activates them. Only attributes change,
 * and hydration doesn't compare those.
 */
export function lateScripts(html: string, nonce: string): string {
  // Matching the nonce excludes any script that was injected into the page.
  const module = `<script nonce="${nonce}" type="module" async="">`;
  return html
    .replaceAll(PRELOAD, '<link data-late="modulepreload"')
    .replace(module, `<script nonce="${nonce}" type="text/late">`);
}
