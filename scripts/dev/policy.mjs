/** Changes a document's Content-Security-Policy so that Vite's client can work. Only the dev server loads this file. */

/**
 * Vite inserts styles as <style> elements, and its client waits for a restarted server in a worker made from a blob.
 *
 * @type {Record<string, string>}
 */
const ADDED = { "style-src": "'unsafe-inline'", "worker-src": "blob:" };

/**
 * Adds to `policy` what Vite needs. A policy that allows no scripts isn't a page's and stays as it is.
 *
 * @param {string} policy
 */
export function devPolicy(policy) {
  if (!/\bscript-src\b/.test(policy)) return policy;
  return policy
    .split("; ")
    .map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      const added = ADDED[name];
      return added ? [name, ...sources.filter((source) => source !== "'none'"), added].join(" ") : directive;
    })
    .join("; ");
}
