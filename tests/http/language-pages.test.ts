/** Each page is rendered with its own routes alone. The router has to find the same as among all of them. */
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { pages, resources } from "../../app/routes";
import { languagePages } from "../../server/http/language-pages";

const ID = "0b9f4d0e-7a1c-4a55-9f0a-1d2c3b4a5f60";

/** A build of the real table of routes, whose pages answer with what the router has found. */
function tableOfRoutes(): ServerBuild {
  const table: [id: string, path: string | undefined, parentId: string | undefined, page: boolean][] = [
    ["root", "", undefined, true],
    ["billing-guard", undefined, "root", true],
    ...pages.flatMap(([id, path]): [string, string, string, boolean][] => [
      [id, path, /^(profile|premium|pay-?per-?view)/.test(path) ? "billing-guard" : "root", true],
      [`${id}~auth`, "auth/:screen", id, true],
    ]),
    ...resources.map(([path, file]): [string, string, string, boolean] => [file, path, "root", path === "*"]),
  ];
  const moduleOf = (id: string, page: boolean) => ({
    ...(page && { default: () => null }),
    loader: ({ params }: { params: object }) => (page ? { id, params } : Response.json({ id, params })),
    action: ({ params }: { params: object }) => Response.json({ posted: id, params }),
  });
  const routes = table.map(([id, path, parentId, page]) => [id, { id, parentId, path, module: moduleOf(id, page) }]);
  const assets = table.map(([id, path, parentId]) => [
    id,
    { id, parentId, path, module: `/${id}.js`, hasLoader: true },
  ]);
  return {
    routes: Object.fromEntries(routes),
    assets: { routes: Object.fromEntries(assets), entry: { imports: [], module: "" }, url: "", version: "" },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    entry: {
      module: {
        default: (_: Request, status: number, __: Headers, { staticHandlerContext: found, manifest }: never) =>
          Response.json({
            status,
            branch: (found as { matches: { route: { id: string }; params: object; pathname: string }[] }).matches.map(
              ({ route, params, pathname }) => [route.id, params, pathname],
            ),
            loaded: (found as { loaderData: object }).loaderData,
            known: Object.keys((manifest as { routes: object }).routes).length,
          }),
      },
    },
  } as unknown as ServerBuild;
}

const build = tableOfRoutes();
const ours = languagePages(build, "production");

async function answers(path: string, basename: string | undefined, method = "GET") {
  const whole = createRequestHandler(basename ? { ...build, basename } : build, "production");
  const address = new Request(`http://ringside.test${basename ?? ""}${path}`, { method });
  const [expected, found] = await Promise.all([whole(address.clone(), {}), ours(address, {})]);
  expect(found.status, path).toBe(expected.status);
  const [before, after] = [await expected.text(), await found.text()];
  return { before: withoutCount(before), after: withoutCount(after), known: /"known":(\d+)/.exec(after)?.[1] };
}
const withoutCount = (text: string) => text.replace(/"known":\d+/, "");

const concrete = (path: string) => `/${path.replace("*", "no/page/of/ours").replace(/:\w+/g, ID)}`.replace("//", "/");
const paths = [...pages.map(([, path]) => path), ...pages.map(([, path]) => `${path}/auth/sign-in`)].map(concrete);
const files = resources.map(([path]) => concrete(path));
const odd = [
  "/Tickets",
  "/tickets/",
  "/nobody-here",
  "/shows/pigeon-forge/x",
  "/events/a b",
  "/auth/sign-in",
  "/x/auth",
];

test.each([undefined, "/es", "/he"])(
  "finds the routes and parameters that the whole table has, under %s",
  async (base) => {
    for (const path of [...paths, ...odd, ...(base ? [] : files)]) {
      const { before, after } = await answers(path, base);
      expect(after, path).toBe(before);
    }
  },
);

test.each([undefined, "/es"])("page data and forms come from the same routes, under %s", async (base) => {
  for (const path of paths) {
    const data = path === "/" ? (base ? ".data" : "/_root.data") : `${path}.data`;
    const read = await answers(data, base);
    expect(read.after, data).toBe(read.before);
    const posted = await answers(path, base, "POST");
    expect(posted.after, path).toBe(posted.before);
  }
});

test("a page is rendered with its own routes alone", async () => {
  expect((await answers("/tickets", undefined)).known).toBe("2");
  expect((await answers("/profile/auth/sign-in", undefined)).known).toBe("4");
});
