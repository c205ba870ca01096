/** Starts the worker that keeps this page for halls without a network. Loaded after the page, and only on phones. */

const WORKER = "/tickets/details/worker.js";

/** Keeps the page as the server has it now: also after a transfer, when an older copy shows a void code. */
export async function keepTicketsOffline(page: string): Promise<void> {
  // A shared computer has a mouse. A phone or tablet belongs to one person, and is what a fan holds at the door.
  if (!("serviceWorker" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin);
  active?.postMessage({ page, parts });
}
