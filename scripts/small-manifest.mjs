/**
 * Writes Remix's list of routes, which every page loads, in a shorter form: each file is named once, and the browser
 * rebuilds the list. The result must be identical, or the build stops, because React compares it.
 */
import { deepStrictEqual } from "node:assert";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "build/client/assets";
const OPEN = "window.__remixManifest=";
/** A route's boolean properties, as the bits of a number. */
const FLAGS = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];

const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
const said = name ? readFileSync(`${folder}/${name}`, "utf8") : "";
if (!said.startsWith(OPEN)) throw new Error("Remix writes its manifest in another way now: look at small-manifest");
const manifest = JSON.parse(said.slice(OPEN.length, said.lastIndexOf("}") + 1));

const files = [];
const lists = [];
const numberIn = (known, one) => (known.includes(one) ? known.indexOf(one) : known.push(one) - 1);
const fileOf = (address) => numberIn(files, address.slice("/assets/".length, -".js".length));
const rows = Object.values(manifest.routes).map((route, i, all) => [
  route.id,
  // An overlay comes right after its page.
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
const unpackArguments = [rest, files.join(" "), lists.join(" "), rows, FLAGS].map((one) => JSON.stringify(one));
const packed = `(${unpack})(${unpackArguments.join()})`;
deepStrictEqual(new Function(`return ${packed}`)(), manifest);
writeFileSync(`${folder}/${name}`, `${OPEN}${packed};`);
