/**
 * Static files: hashed ones are cached for a year, public/ for an hour. Sends `.br` or `.gz` files where the build made
 * them.
 */
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { isByteRange } from "../../app/domain/media/byte-range";

const READS = new Set(["GET", "HEAD"]);

/**
 * Hono answers 206 to every Range header and ignores If-Range. RFC 9110 (14.2) says to ignore anything that isn't one
 * range in bytes, and to send a file that may have changed whole.
 */
const soundRanges: MiddlewareHandler = async (c, next) => {
  const range = c.req.header("range");
  if (range !== undefined) {
    const { headers } = c.req.raw;
    if (isByteRange(range) && !headers.has("if-range")) headers.set("range", range.trim().toLowerCase());
    else headers.delete("range");
  }
  await next();
};

function hashedFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
  });
}

export function publicFiles(root: string): MiddlewareHandler {
  const files = serveStatic({ root, onFound: (_, c) => c.header("cache-control", "public, max-age=3600") });
  return async (c, next) => {
    // Every file has a dot in its name and hardly any page has, so pages don't wait for the disk.
    if (!c.req.path.includes(".")) return next();
    const file = await files(c, next);
    // Hono doesn't know captions, and browsers refuse those sent as bytes. Other responses stay unchanged.
    if (file instanceof Response && c.req.path.endsWith(".vtt"))
      file.headers.set("content-type", "text/vtt; charset=utf-8");
    return file;
  };
}

/** The files of a build, which don't change while the process runs. */
export function staticFiles(folders: { client: string; public: string }) {
  const paths = new Set([...pathsIn(folders.client, "assets"), ...pathsIn(folders.public)]);
  const isFile = (path: string) => paths.has(path) || path.startsWith("/assets/");
  const app = new Hono();
  app.use(async (c, next) => {
    if (READS.has(c.req.method) || !isFile(c.req.path)) return next();
    const allow = { allow: "GET, HEAD, OPTIONS" };
    return c.req.method === "OPTIONS" ? c.body(null, 204, allow) : c.text("A file can only be read.", 405, allow);
  });
  app.use(soundRanges);
  app.use("/assets/*", hashedFiles(folders.client));
  // A tab of an older build may ask for a file that is gone. A page must not be served as a script.
  app.all("/assets/*", (c) => c.text("No such file", 404));
  if (existsSync(folders.public)) app.use(publicFiles(folders.public));
  return {
    app,
    /** True for a path that is served from disk. */
    has: isFile,
  };
}

/** Every file under `root`/`below`, as requests name it. */
function pathsIn(root: string, below = "."): string[] {
  const folder = join(root, below);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).split(sep).join("/")}`);
}
