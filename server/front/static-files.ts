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
  const files = serveStatic({ root, onFound: (_, c) => c.header("cache-control", "public, max-age=3600") });
  return async (c, next) => {
    const file = await files(c, next);
    // Hono knows no captions, and a browser refuses those that are sent as mere bytes. What others answer is theirs.
    if (file instanceof Response && c.req.path.endsWith(".vtt"))
      file.headers.set("content-type", "text/vtt; charset=utf-8");
    return file;
  };
}
