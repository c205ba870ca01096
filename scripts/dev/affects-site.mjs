/**
 * Whether a change of these modules (of Vite's graph for the server) needs a restart of the site. It does if the site's
 * services import them. A changed page doesn't: the newest pages are loaded for each request.
 *
 * @typedef {{ id: string | null, importers: Iterable<GraphModule> }} GraphModule
 * @param {GraphModule[]} modules
 * @param {{ site: string, build: string }} ids of the module that starts the site, and of Remix's server build
 */
export function affectsSite(modules, { site, build }) {
  /** @type {Set<GraphModule>} */
  const seen = new Set();
  const queue = [...modules];
  for (const module of queue) {
    if (seen.has(module) || module.id?.includes(build)) continue;
    seen.add(module);
    if (module.id === site) return true;
    queue.push(...module.importers);
  }
  return false;
}
