/**
 * Scripts come after the first paint. Remix announces them in the document as modules to be preloaded, and on a slow
 * line they would share it with the styles that the page needs to be seen at all: 130 kB before 10.
 */

const PRELOAD = '<link rel="modulepreload"';

/**
 * `html` with its preloads and its module script inert until `START_AFTER_PAINT` wakes them. Only attributes change,
 * which hydration does not look at.
 */
export function lateScripts(html: string, nonce: string): string {
  // With the nonce, so that a script that was injected into the page is left alone.
  const module = `<script nonce="${nonce}" type="module" async="">`;
  return html
    .replaceAll(PRELOAD, '<link data-late="modulepreload"')
    .replace(module, `<script nonce="${nonce}" type="text/late">`);
}
