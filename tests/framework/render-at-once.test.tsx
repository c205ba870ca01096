/**
 * A document rendered in one go, and with its own routes only, has the bytes of React's stream with all; what can't be
 * rendered so is left to the stream.
 */
import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer, Scripts, useLoaderData } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { expect, it } from "vitest";
import { withOwnRoutes } from "../../app/framework/rendering/own-routes.server";
import { renderAtOnce } from "../../app/framework/rendering/render-at-once.server";
import { renderStream } from "../../app/framework/rendering/render-stream.server";

const NONCE = "n0nce";
const ODD = `</script><b a="x' y">&amp; \u2028\u2029 \\u003c "q" $& <!--$!--> אבג 🥊 ${"é漢字".repeat(3_000)}`;

type Rendered = { atOnce: string | undefined; ownRoutes: string | undefined; streamed: string; errors: string[] };

/**
 * The document of a page with these parts, in one go, with its own routes only and by the stream, from the same data.
 */
async function bothWays(Page: () => ReactNode, data: unknown = {}, scripts = true): Promise<Rendered> {
  let rendered: Rendered | undefined;
  const Root = () => (
    <html lang="en">
      <head>
        <title>Texts</title>
      </head>
      <body>
        <Outlet />
        {scripts && <Scripts nonce={NONCE} />}
      </body>
    </html>
  );
  async function handleRequest(_: Request, __: number, ___: Headers, context: EntryContext) {
    const page = (one: EntryContext) => <RemixServer context={one} url="https://ringside.example/" nonce={NONCE} />;
    const [first, rest] = context.serverHandoffStream?.tee() ?? [];
    const [second, third] = rest?.tee() ?? [];
    const errors: string[] = [];
    const onError = (error: unknown) => {
      errors.push(String(error));
    };
    const atOnce = await renderAtOnce(page, { ...context, serverHandoffStream: first, renderMeta: {} }, NONCE);
    const own = (one: EntryContext) => page(withOwnRoutes(one));
    const ownRoutes = await renderAtOnce(own, { ...context, serverHandoffStream: third, renderMeta: {} }, NONCE);
    const other = page({ ...context, serverHandoffStream: second, renderMeta: {} });
    const streamed = await renderStream(other, { nonce: NONCE, timeoutMs: 5_000, onError }).catch(String);
    rendered = { atOnce, ownRoutes, streamed, errors };
    return new Response();
  }
  const route = { id: "root", path: "", hasLoader: true, module: "/assets/root.js", imports: [] };
  const page = { ...route, id: "page", parentId: "root", path: undefined, index: true, module: "/assets/page.js" };
  const others = { ...page, id: "others", path: "*", index: undefined, hasLoader: false };
  const flags = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false };
  const build = {
    entry: { module: { default: handleRequest } },
    routes: {
      root: { id: "root", path: "", module: { default: Root, loader: () => data } },
      page: { id: "page", parentId: "root", index: true, module: { default: Page, loader: () => data } },
      others: { id: "others", parentId: "root", path: "*", module: { default: () => <p>Another page</p> } },
    },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { root: { ...route, ...flags }, page: { ...page, ...flags }, others: { ...others, ...flags } },
      url: "/assets/manifest.js",
      version: "1",
    },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_lazyRouteDiscovery: false },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as unknown as ServerBuild;
  await createRequestHandler(build, "production")(new Request("https://ringside.example/"));
  if (!rendered) throw new Error("Nothing was rendered");
  return rendered;
}

function Named() {
  const id = useId();
  const { odd } = useLoaderData() as { odd: string };
  return (
    <>
      <label htmlFor={id} title={odd}>
        {odd} and {1} {""} {null} {["a", <b key="b">bold</b>, odd]}
      </label>
      <textarea id={id} defaultValue={odd} />
      <select defaultValue="b">
        <option value="a">a</option>
        <option value="b">b {odd}</option>
      </select>
      <img alt="" srcSet="/a.webp 1x" style={{ width: 3, color: "red" }} />
      <div dangerouslySetInnerHTML={{ __html: "<i>raw</i>" }} />
    </>
  );
}

const Twice = () => (
  <>
    <Named />
    <Named />
  </>
);

it("has the same bytes: marks, ids, attributes and the data, whatever is in them", async () => {
  const { atOnce, ownRoutes, streamed, errors } = await bothWays(Twice, { odd: ODD });
  expect(streamed).toMatch(/^<!DOCTYPE html><html.*enqueue\(.*streamController\.close\(\)/s);
  expect(atOnce).toBe(streamed);
  expect(ownRoutes).toBe(streamed);
  expect(errors).toEqual([]);
});

it("has the same bytes if the data come in several pieces", async () => {
  const data = () => ({ odd: "x", later: Promise.resolve("first"), last: new Promise((done) => setTimeout(done, 20)) });
  const { atOnce, streamed } = await bothWays(Twice, data());
  expect(streamed.split("streamController.enqueue(")).toHaveLength(4);
  expect(atOnce).toBe(streamed);
});

it("has no data without scripts, where the stream leaves an empty mark", async () => {
  const { atOnce, streamed } = await bothWays(Twice, { odd: "x" }, false);
  expect(streamed).not.toContain("<script");
  expect(`${atOnce}<!--$--><!--/$-->`).toBe(streamed);
});

it("leaves a part that has to be waited for to the stream, and renders it once it is there", async () => {
  const Later = lazy(async () => ({ default: () => <i>later</i> }));
  const page = () => (
    <Suspense>
      <Later />
    </Suspense>
  );
  const first = await bothWays(page);
  expect(first.atOnce).toBeUndefined();
  expect(first.streamed).toContain("<i>later</i>");
  const second = await bothWays(page);
  expect(second.atOnce).toBe(second.streamed);
});

const Broken = (): ReactNode => {
  throw new Error("broken");
};

it.each([
  [
    "a part",
    () => (
      <Suspense>
        <Broken />
      </Suspense>
    ),
  ],
  ["the page", Broken],
])("leaves it to the stream to tell that %s can't be rendered", async (_, page) => {
  const { atOnce, errors } = await bothWays(page);
  expect(atOnce).toBeUndefined();
  expect(errors).toEqual(["Error: broken"]);
});
