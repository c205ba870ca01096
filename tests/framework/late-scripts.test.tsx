/** Scripts of a document that Remix renders: inert until the first paint, and started by the script after them. */
import { RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lateScripts } from "../../app/framework/rendering/late-scripts.server";
import { START_AFTER_PAINT } from "../../app/framework/start-after-paint";

const NONCE = "n0nce";

function documentOfRemix(): string {
  const route = { id: "root", path: "", module: "/assets/root.js", imports: ["/assets/common.js"], hasLoader: false };
  const flags = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false };
  const context = {
    manifest: {
      entry: { module: "/assets/entry.js", imports: ["/assets/packages.js"] },
      routes: { root: { ...route, ...flags } },
      url: "/assets/manifest.js",
      version: "1",
    },
    routeModules: { root: { default: () => <Scripts nonce={NONCE} /> } },
    staticHandlerContext: {
      ...{ basename: "/", location: { pathname: "/", search: "", hash: "", state: null, key: "default" } },
      ...{ matches: [{ params: {}, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } }] },
      ...{ loaderData: {}, actionData: null, errors: null, statusCode: 200, loaderHeaders: {}, actionHeaders: {} },
      activeDeferreds: null,
    },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false },
    isSpaMode: false,
    serverHandoffString: "{}",
    serializeError: () => ({ message: "" }),
    renderMeta: {},
  };
  return renderToString(<RemixServer context={context as never} url="https://ringside.example/" nonce={NONCE} />);
}

it("every preload and the one module script become inert", () => {
  const before = documentOfRemix();
  expect(before).toContain('<link rel="modulepreload"');
  expect(before.match(/type="module"/g)).toHaveLength(1);
  const after = lateScripts(before, NONCE);
  expect(after).not.toContain('rel="modulepreload"');
  expect(after).not.toContain('type="module"');
  expect(after).toContain('<link data-late="modulepreload"');
  expect(after).toContain(`<script nonce="${NONCE}" type="text/late">`);
});

it("the module script is the last one, where the starting script looks for it", () => {
  expect(documentOfRemix()).toMatch(/type="module" async="">(?:(?!<script).)*<\/script>(?!.*<script)/s);
  expect(START_AFTER_PAINT).toContain("me.previousElementSibling");
});
