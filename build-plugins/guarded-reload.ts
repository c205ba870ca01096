/**
 * Patches the place where Remix reloads the page because a route module could not be loaded. Remix reloads the page the
 * visitor is leaving, again and again; patched, it calls `window.routeFailed` (app/framework/chunk-errors.ts).
 * Correctness, saves nothing. Switch off with RINGSIDE_WITHOUT=guarded-reload. If Remix's code changes, the build
 * stops.
 */
import type { Plugin } from "vite";

const MODULE = "/@remix-run/react/dist/esm/routeModules.js";

export const guardedReload = (): Plugin => ({
  name: "guarded-reload",
  transform(code, id, options) {
    return options?.ssr || !id.includes(MODULE) ? undefined : { code: withoutReload(code), map: null };
  },
});

/** `code` of Remix's module with its reload replaced. Throws if there is none. */
export function withoutReload(code: string): string {
  const guarded = code.replace("window.location.reload();", "return window.routeFailed(error);");
  if (guarded === code)
    throw new Error("Remix no longer reloads in routeModules.js: see build-plugins/guarded-reload.ts");
  return guarded;
}
