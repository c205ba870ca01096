/**
 * Writes Remix's manifest of routes, which every page loads, in a shorter form: each file is named once, and the
 * browser reassembles the manifest. The build stops if the result differs from Remix's own in any value, because
 * hydration compares with it. Saves 0.7 kB gzipped, and the browser parses 9 kB in place of 49. Switch off with
 * RINGSIDE_WITHOUT=small-manifest.
 */
import { deepStrictEqual } from "node:assert";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ASSETS = join(import.meta.dirname, "../build/client/assets");
const OPEN = "window.__remixManifest=";
/**
 * Documents of office and door load no Remix scripts, so no browser needs their routes, and fans shouldn't see them.
 */
const OFFICE = /^(office([-~]|$)|routes\/door(\.|$))/;
/** Boolean properties of a route, packed as the bits of a number. */
const FLAGS = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"] as const;

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports: string[];
  css: string[];
} & Partial<Record<(typeof FLAGS)[number], boolean>>;

/** Remix writes the manifest while it builds the server, so this runs at the end of that build. */
export const smallManifest = (): Plugin => {
  let server = false;
  return {
    name: "small-manifest",
    config: (_, { isSsrBuild }) => {
      server = isSsrBuild === true;
    },
    writeBundle() {
      if (!server) return;
      const name = readdirSync(ASSETS).find((file) => /^manifest-\w+\.js$/.test(file));
      if (!name) throw new Error("Remix no longer writes manifest-*.js: see build-plugins/small-manifest.ts");
      writeFileSync(join(ASSETS, name), packedManifest(readFileSync(join(ASSETS, name), "utf8")));
    },
  };
};

/** The script that assigns the manifest, packed. Throws if Remix's script has another form. */
export function packedManifest(script: string): string {
  if (!script.startsWith(OPEN))
    throw new Error("Remix's manifest has another form: see build-plugins/small-manifest.ts");
  const manifest = JSON.parse(script.slice(OPEN.length, script.lastIndexOf("}") + 1));
  for (const id of Object.keys(manifest.routes)) if (OFFICE.test(id)) delete manifest.routes[id];
  const files: string[] = [];
  const lists: string[] = [];
  const numberIn = (known: string[], one: string) => (known.includes(one) ? known.indexOf(one) : known.push(one) - 1);
  const fileOf = (address: string) => numberIn(files, address.slice("/assets/".length, -".js".length));
  const rows = Object.values<ManifestRoute>(manifest.routes).map((route, i, all) => [
    route.id,
    // An overlay comes right after its page, so 1 stands for "the route before".
    route.parentId && route.parentId === all[i - 1]?.id ? 1 : (route.parentId ?? 0),
    route.path ?? 0,
    FLAGS.reduce((sum, flag, bit) => sum + (route[flag] ? 1 << bit : 0), route.index ? 1 << FLAGS.length : 0),
    fileOf(route.module),
    numberIn(lists, route.imports.map(fileOf).join()),
    ...(route.css.length > 0 ? [route.css] : []),
  ]);
  const { routes: _, ...rest } = manifest;
  const unpack =
    '(m,f,l,r,n,q,h=a=>"/assets/"+f[a]+".js")=>(f=f.split(" "),l=l.split(" "),m.routes={},r.map(([i,p,t,b,o,s,c=[]])=>{' +
    'var d=m.routes[i]={id:i,module:h(o),imports:l[s]?l[s].split(",").map(h):[],css:c};' +
    "if(p)d.parentId=p==1?q:p;if(t!==0)d.path=t;if(b>>n.length)d.index=!0;n.map((k,j)=>d[k]=!!(b>>j&1));q=i}),m)";
  const args = [rest, files.join(" "), lists.join(" "), rows, FLAGS].map((one) => JSON.stringify(one));
  const packed = `(${unpack})(${args.join()})`;
  deepStrictEqual(new Function(`return ${packed}`)(), manifest);
  return `${OPEN}${packed};`;
}
