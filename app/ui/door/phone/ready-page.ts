/** Caches the page itself, its styles, script and decoder in the door's service worker. */

const WORKER = "/door/worker.js";
const WAIT_MS = 20_000;

/** `page`: the page's URL, which is also the worker's scope. False if this browser can't. */
export async function keepPage(page: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const { active, waiting, installing } = await navigator.serviceWorker.register(WORKER, { scope: page });
  const worker = active ?? waiting ?? installing;
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin);
  return worker ? answered(worker, { page, parts }) : false;
}

/** Deletes the cached page. */
export async function wipePage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(location.pathname);
  if (registration?.active) await answered(registration.active, { wipe: true });
  await registration?.unregister();
}

function answered(worker: ServiceWorker, message: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === "kept");
    setTimeout(() => resolve(false), WAIT_MS);
  });
  worker.postMessage(message, [port2]);
  return answer;
}
