/** A table of texts that a route does not name is missing when the browser renders its page. */
import { describe, expect, it } from "vitest";
import { INCLUDED_TABLE, type Namespace } from "../../app/i18n/texts";
import { type Module, modules } from "../house/imports";

const app = new Map(modules("app").map((one) => [one.path.replace(/\.tsx?$/, ""), one]));
// No browser renders pages of the office or the door: their documents load no scripts of Remix.
const routes = [...app.values()].filter(
  ({ path, source }) => /^app\/routes\/(?!office\/|door\/door\.tsx)/.test(path) && isPage(source.text),
);

/** Each call with which a component takes a table; `useText` defaults to one. */
const TEXT_CALLS = /\buseTexts\("(\w+)"\)|\buseText\((?:"(\w+)")?\)/g;

describe("A route", () => {
  it.each(routes.map((one) => [one.path, one] as const))("%s names the tables that its page uses", (_, route) => {
    const there = tablesOf(route);
    const silent = reached(route).flatMap(({ path, source }) =>
      usedTables(source.text)
        .filter((table) => !there.has(table))
        .map((table) => `${table} in ${path}`),
    );
    expect(silent).toEqual([]);
  });

  // Otherwise following a link to the page fails in the browser.
  it.each(routes.map((one) => [one.path, one] as const))("%s fetches the tables that it names", (_, { source }) => {
    const fetched = /^export const clientLoader = [^;]*withTexts\(handle\.texts\)/m.test(source.text);
    expect(fetched, "add `export const clientLoader = withTexts(handle.texts)`").toBe(/\btexts: /.test(source.text));
  });

  it("only renders components that name their tables, so that this test finds them", () => {
    const unnamed = [...app.values()]
      .filter(({ path, source }) => /\buseTexts\((?!")/.test(source.text) && !path.startsWith("app/i18n/"))
      .map(({ path }) => path);
    expect(unnamed).toEqual(["app/ui/authenticator/use-text.ts"]);
  });
});

function isPage(text: string): boolean {
  return /^export default function/m.test(text);
}

/** The tables that the route's handle names, their nested tables, and the site's. */
function tablesOf({ source }: Module): Set<string> {
  const named = /\btexts: (\[[^\]]*\]|"\w+")/.exec(source.text)?.[1] ?? "";
  const names = ["site", ...[...named.matchAll(/\w+/g)].map(([name]) => name)];
  const within: Partial<Record<string, Namespace>> = INCLUDED_TABLE;
  return new Set(names.flatMap((name) => [name, within[name] ?? name]));
}

/**
 * The route's module and everything in app/ that it imports at run time; what app/backend.server imports is never
 * rendered.
 */
function reached(module: Module, met = new Set<Module>()): Module[] {
  if (met.has(module) || module.path.startsWith("app/backend.server")) return [...met];
  met.add(module);
  for (const { target, typeOnly } of module.imports) {
    const next = target && !typeOnly ? app.get(target) : undefined;
    if (next) reached(next, met);
  }
  return [...met];
}

const usedTables = (text: string) =>
  [...text.matchAll(TEXT_CALLS)].map(([, table, said]) => table ?? said ?? "authenticator");
