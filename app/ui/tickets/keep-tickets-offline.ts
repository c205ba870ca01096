/**
 * Starts the service worker that keeps this page for halls without a network. Loaded after the page, and only on
 * phones.
 */

const FOLDER = "/tickets/details/";
const WORKER = `${FOLDER}worker.js`;

/**
 * Caches the page as the server has it now. After a transfer, an older copy would show a void code. `page` is the
 * page's URL, with its language.
 */
export async function keepTicketsOffline(page: string): Promise<void> {
  // A shared computer has a mouse. Phones and tablets belong to one person, and are what fans take to the door.
  if (!("serviceWorker" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
  // Links in mails have no language.
  for (const scope of new Set([FOLDER, page.slice(0, page.indexOf(FOLDER)) + FOLDER]))
    await navigator.serviceWorker.register(WORKER, { scope });
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin);
  active?.postMessage({ page, parts });
}
