/** The lists of the site's own addresses, which have to match its route table. */
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "../../app/routes";
import { fixedPages, reservedNames } from "../../server/http/page-addresses";

describe("The site's own addresses", () => {
  // A route without a path only groups others.
  const paths = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => (path === undefined ? paths(children) : [path.replace(/^\//, "")]));
  const all = paths(routes);

  it("are reserved: no wrestler's slug can take one", () => {
    const pages = all.map((path) => path.split("/")[0] ?? "").filter((name) => /^[a-z0-9-]+$/.test(name));
    expect(pages.filter((name) => !reservedNames.includes(name))).toEqual([]);
    expect(pages).toContain("shop");
  });

  it("that exist on every site are those that need no content", () => {
    const resources = ["consent", "continue", "guest-credentials", "language", "oauth/callback", "oauth/signed-out"];
    const fixed = all.filter((path) => /^[a-z0-9/-]*$/.test(path) && !resources.includes(path));
    expect([...fixedPages].sort()).toEqual(fixed.map((path) => `/${path}`).sort());
  });
});
