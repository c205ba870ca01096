/** The lists of the site's own addresses, which have to match its route table. */
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import { isOfficePath } from "../../app/domain/office/office-pages";
import routes from "../../app/routes";
import { fixedPages, reservedNames } from "../../server/http/page-addresses";

describe("The site's own addresses", () => {
  // A route without a path only groups others. Every page has an overlay.
  const flat = (entries: RouteConfigEntry[]): { path: string; page: boolean }[] =>
    entries.flatMap(({ path, children = [] }) =>
      path === undefined ? flat(children) : [{ path: path.replace(/^\//, ""), page: children.length > 0 }],
    );
  const all = flat(routes);

  it("are reserved: no wrestler's slug can take one", () => {
    const names = all.map(({ path }) => path.split("/")[0] ?? "").filter((name) => /^[a-z0-9-]+$/.test(name));
    expect(names.filter((name) => !reservedNames.has(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["shop", "oauth", "profile"]));
    // A parameter takes any name, and reserves none.
    expect([...reservedNames].filter((name) => !/^[a-z0-9-]+(\.[a-z]+)?$/.test(name))).toEqual([]);
  });

  it("that exist on every site are the pages that need no content", () => {
    const fixed = all
      .filter(({ path, page }) => page && /^[a-z0-9/-]*$/.test(path) && !isOfficePath(`/${path}`))
      .map(({ path }) => `/${path}`);
    expect([...fixedPages].sort()).toEqual(fixed.sort());
    expect(fixed).toEqual(expect.arrayContaining(["/", "/shop", "/profile/privacy/data"]));
  });
});
