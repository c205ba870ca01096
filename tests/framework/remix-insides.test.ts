/** What our tricks rely on inside Remix. A test that fails here after an upgrade names the file to look at. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { withoutReload } from "../../build-plugins/guarded-reload";
import { packedManifest } from "../../build-plugins/small-manifest";

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));
const source = (name: string, file: string) => readFileSync(join(folderOf(name), file), "utf8");
const react = (file: string) => source("@remix-run/react", `dist/esm/${file}`);

describe("Remix in the browser", () => {
  it("guarded-reload: reloads in one place when a route module is missing", () => {
    const code = react("routeModules.js");
    expect(code.split("window.location.reload()")).toHaveLength(2);
    expect(withoutReload(code)).toContain("return window.routeFailed(error);");
    expect(() => withoutReload("another module")).toThrow("no longer reloads");
  });

  it("static-part: links that it may follow are marked, those that ask for a new document are not", () => {
    const code = react("components.js");
    const [body = ""] = /function getDiscoverAttr\(.*?\n\}/s.exec(code) ?? [];
    expect(body).toContain('discover === "render" && !isAbsolute && !reloadDocument ? "true" : undefined');
    // Of NavLink, Link and Form.
    expect(code.split("getDiscoverAttr(discover, isAbsolute, props.reloadDocument)")).toHaveLength(4);
  });

  it("decode-page-data: decodes before its first hook, and throws the promise to wait for", () => {
    const browser = react("browser.js");
    const component = browser.slice(browser.indexOf("function RemixBrowser("));
    const [thrown, hook] = [component.indexOf("throw stateDecodingPromise;"), component.search(/React\.use\w+\(/)];
    expect(thrown).toBeGreaterThan(0);
    expect(thrown).toBeLessThan(hook);
  });

  it("decode-page-data: waits until the data is there", async () => {
    const { encode } = await import("turbo-stream");
    const context = { future: { v3_singleFetch: true }, stream: encode({ loaderData: { root: 1 } }), state: undefined };
    vi.stubGlobal("window", { __remixContext: { ...context, stream: context.stream } });
    try {
      const { decodePageData } = await import("../../app/framework/decode-page-data");
      await decodePageData();
      expect(window.__remixContext.state).toEqual({ loaderData: { root: 1 } });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("remix-globals: has the globals under these names", () => {
    const browser = react("browser.js");
    expect(browser).toContain("window.__remixRouter = router;");
    expect(browser).toContain("window.__remixContext.state = value.value;");
    expect(react("components.js")).toContain("window.__remixRouteModules = {");
    expect(source("@remix-run/dev", "dist/vite/plugin.js")).toContain("window.__remixManifest=");
  });

  it("page-data, leave-tagged-pages: requests `.data` with `_routes`, and `_root.data` for the front page", () => {
    const fetching = react("single-fetch.js");
    expect(fetching).toContain('url.pathname = "_root.data";');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Remix's own source
    expect(fetching).toContain('url.pathname = `${url.pathname.replace(/\\/$/, "")}.data`;');
    expect(fetching).toContain('url.searchParams.set("_routes"');
  });

  it("keep-page-behind-overlay: asks shouldRevalidate, and tells it the action's status", () => {
    expect(source("@remix-run/router", "dist/router.js")).toMatch(/actionStatus[,:]/);
    expect(react("routes.js")).toContain("shouldRevalidate");
  });

  it("restore-server-page: calls an error of the server by these words", () => {
    expect(source("@remix-run/server-runtime", "dist/errors.js")).toContain('new Error("Unexpected Server Error")');
  });

  it("watch-builds: gives the manifest a version", () => {
    expect(source("@remix-run/dev", "dist/vite/plugin.js")).toMatch(/version[,:]/);
  });

  it("static-part: leaves an element's markup alone if told to", () => {
    const dom = source("react-dom", "cjs/react-dom.development.js");
    expect(dom).toContain("SUPPRESS_HYDRATION_WARNING");
  });
});

describe("Remix on the server", () => {
  it("late-scripts: writes one module script with the nonce, and preloads of this form", () => {
    const scripts = react("components.js");
    expect(scripts.match(/type: "module",\n\s+async: true/g)).toHaveLength(1);
    expect(scripts).toContain('rel: "modulepreload"');
  });

  it("client-fault: refuses in these words", () => {
    const files = ["dist/actions.js", "dist/server.js"].map((file) => source("@remix-run/server-runtime", file));
    expect(files.join("\n")).toContain("Aborting the action.");
    expect(files.join("\n")).toContain("Warning: Single fetch");
  });
});

describe("small-manifest", () => {
  const route = (id: string, more: object) => ({
    ...{ id, hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false },
    ...{ hasErrorBoundary: false, module: `/assets/${id}-1.js`, imports: ["/assets/common-1.js"], css: [], ...more },
  });
  const manifest = {
    entry: { module: "/assets/entry-1.js", imports: ["/assets/common-1.js"], css: [] },
    routes: {
      root: route("root", { path: "", css: ["/assets/root-1.css"], hasErrorBoundary: true }),
      index: route("index", { parentId: "root", index: true, imports: [] }),
      tickets: route("tickets", { parentId: "root", path: "tickets", hasAction: true }),
      overlay: route("overlay", { parentId: "tickets", path: "auth/:screen" }),
    },
    url: "/assets/manifest-1.js",
    version: "1",
  };

  it("says the same in fewer bytes", () => {
    const script = `window.__remixManifest=${JSON.stringify(manifest)};`;
    const window: { __remixManifest?: object } = {};
    new Function("window", packedManifest(script))(window);
    expect(window.__remixManifest).toEqual(manifest);
  });

  it("stops the build at what it doesn't know", () => {
    expect(() => packedManifest("self.__manifest={}")).toThrow("another form");
    const odd = { ...manifest, routes: { root: { ...manifest.routes.root, hasMiddleware: true } } };
    expect(() => packedManifest(`window.__remixManifest=${JSON.stringify(odd)};`)).toThrow();
  });
});
