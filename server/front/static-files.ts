/** Static files: hashed ones for a year, public/ for an hour; precompressed where the build left a `.br` or `.gz`. */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

export function hashedFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
  });
}

export function publicFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    onFound: (path, c) => {
      c.header("cache-control", "public, max-age=3600");
      // Hono knows no captions, and a browser refuses those that are sent as mere bytes.
      if (path.endsWith(".vtt")) c.header("content-type", "text/vtt; charset=utf-8");
    },
  });
}
