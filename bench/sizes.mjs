/**
 * The size of each page, compressed with gzip: its document, its style sheets, and the scripts that its document names,
 * with everything they import. It covers guests' pages with and without the overlay, and a fan's own.
 * `bench/overlay.mjs` counts what a browser really loads.
 */

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { pageAddresses } from "./frame/addresses.mjs";
import { FAN, signIn } from "./frame/fans.mjs";
import { record } from "./frame/record.mjs";
import { startSite } from "./frame/site.mjs";

const sizes = new Map();
const site = await startSite();
try {
  const { guest, fan } = await pageAddresses(site);
  const cookie = await signIn(site, FAN);
  const overlays = guest
    .filter((path) => !path.includes("?"))
    .map((path) => `${path === "/" ? "" : path}/auth/sign-in`);
  const pages = [...(await weighed([...guest, ...overlays], {}, "")), ...(await weighed(fan, { cookie }, ", a fan"))];
  for (const [kind, figure] of Object.entries({ scripts: "scripts", css: "css", html: "html" })) {
    const heaviest = pages.sort((a, b) => b[kind] - a[kind]);
    for (const { of, [kind]: bytes } of process.env.ALL ? heaviest : heaviest.slice(0, 3)) {
      record(figure, { of, value: bytes / 1000 });
    }
  }
} finally {
  await site.stop();
}

async function weighed(paths, headers, whose) {
  const rows = [];
  for (const path of paths) {
    const response = await fetch(site.url + path, { headers: { ...headers, "accept-language": "en" } });
    const html = await response.text();
    const named = (pattern) => new Set([...html.matchAll(pattern)].map(([, name]) => name));
    const scripts = new Set();
    for (const name of named(/"(\/assets\/[^"]+\.js)"/g)) addImports(name, scripts);
    rows.push({
      of: path.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, "{id}") + whose,
      html: gzipSync(html).length,
      css: sumOf(named(/<link\b[^>]*?rel="stylesheet"[^>]*?href="([^"]+)"/g)),
      scripts: sumOf(scripts),
    });
  }
  return rows;
}

/** Adds a script and all of its static imports. */
function addImports(name, met) {
  if (met.has(name)) return;
  met.add(name);
  const imported = readFileSync(`build/client${name}`, "utf8").matchAll(/\b(?:from|import)\s*"(\.\/[^"]+\.js)"/g);
  for (const [, address] of imported) addImports(posix.join(name, "..", address), met);
}

function sumOf(names) {
  return [...names].reduce((sum, name) => sum + sizeOf(name), 0);
}

function sizeOf(name) {
  if (!sizes.has(name)) sizes.set(name, gzipSync(readFileSync(`build/client${name}`), { level: 9 }).length);
  return sizes.get(name);
}
