/**
 * The page behind an open overlay: its document, as Remix renders it, names the stand-in in place of the page's
 * scripts.
 */
import type { EntryContext } from "@remix-run/node";
import { Outlet, RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { HOLD } from "../../app/domain/tickets/seats-anchors";
import { withPageBehind } from "../../app/framework/rendering/page-behind.server";

const NONCE = "n0nce";

function Root() {
  return (
    <>
      <Outlet />
      <Scripts nonce={NONCE} />
    </>
  );
}

function contextOf({ dialog = "veil", main = "" }): EntryContext {
  const Overlay = () => (
    <div className={dialog}>
      <dialog open />
    </div>
  );
  const Page = () => (
    <>
      <main id={main} />
      <Outlet />
    </>
  );
  const modules = { root: Root, guard: Outlet, shop: Page, "shop~auth": Overlay };
  const paths: Record<string, string> = { root: "", shop: "shop", "shop~auth": "auth/:screen" };
  const ids = Object.keys(modules);
  const imports: Record<string, string[]> = { shop: ["common", "field", "tile"], "shop~auth": ["common", "field"] };
  const flags = { hasAction: false, hasLoader: false, hasClientAction: false, hasClientLoader: false };
  const routes = ids.map((id, i) => ({
    ...{ id, parentId: ids[i - 1], path: paths[id], hasErrorBoundary: false, ...flags, module: `/assets/${id}.js` },
    imports: (imports[id] ?? ["common"]).map((name) => `/assets/${name}.js`),
  }));
  const location = { pathname: "/shop/auth/sign-in", search: "", hash: "", state: null, key: "default" };
  return {
    manifest: {
      entry: { module: "/assets/entry.js", imports: ["/assets/packages.js"] },
      routes: Object.fromEntries(routes.map((route) => [route.id, route])),
      url: "/assets/manifest.js",
      version: "1",
    },
    routeModules: Object.fromEntries(Object.entries(modules).map(([id, component]) => [id, { default: component }])),
    staticHandlerContext: {
      ...{ basename: "/", location, loaderData: {}, actionData: null, errors: null, statusCode: 200 },
      matches: routes.map((route) => ({ params: {}, pathname: "/", pathnameBase: "/", route })),
      ...{ loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
    },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false },
    isSpaMode: false,
    serverHandoffString: "{}",
    serializeError: () => ({ message: "" }),
    renderMeta: {},
  } as never;
}

const rendered = (context: EntryContext) =>
  renderToString(<RemixServer context={context} url="https://ringside.example/shop/auth/sign-in" nonce={NONCE} />);
const filesIn = (html: string) => [...new Set(html.match(/\/assets\/[\w~-]+\.js/g))].sort();
const links = (html: string) => html.match(/<link\b/g)?.length;

it("names every script but the page's own, and the stand-in as its module", () => {
  const context = contextOf({});
  const before = rendered(context);
  const after = withPageBehind(before, context);
  const own = ["/assets/shop.js", "/assets/tile.js"];
  expect(filesIn(before)).toEqual(expect.arrayContaining(own));
  expect(filesIn(after)).toEqual(filesIn(before).filter((file) => !own.includes(file)));
  expect(after).toContain('"shop":route3.handle.pageBehind("shop"),"shop~auth":route3}');
  expect(after).not.toMatch(/\broute2\b/);
});

it("leaves the number of links as it is, because React expects them where it hydrates", () => {
  const context = contextOf({});
  const before = rendered(context);
  expect(links(before)).toBeGreaterThan(5);
  expect(links(withPageBehind(before, context))).toBe(links(before));
});

it.each([
  ["a dialog that isn't modal", { dialog: "part" }],
  ["a hold, whose timer runs on", { main: HOLD }],
])("changes nothing beside %s", (_, parts) => {
  const context = contextOf(parts);
  const before = rendered(context);
  expect(withPageBehind(before, context)).toBe(before);
});
