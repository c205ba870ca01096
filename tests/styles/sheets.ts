/** The style sheets as written in their sources, and as the build made them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../root";

/** All sheets of app/styles in one, in the order in which pages load them. */
export const sources = (): string =>
  [
    "styles/index",
    "styles/tickets",
    "styles/account",
    "styles/shop",
    "styles/shows",
    "styles/tour",
    "ui/player/player",
    "ui/paid/arrival",
    "ui/door/door",
  ]
    .map((name) => inlined(join(root, "app", `${name}.css`)))
    .join("\n");

function inlined(file: string): string {
  return readFileSync(file, "utf8").replace(/@import "([^"]+)";/g, (_, path) => inlined(join(dirname(file), path)));
}

/** The built sheets by name. */
export function builtSheets(): [name: string, css: string][] {
  const assets = join(root, "build/client/assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return names.map((name) => [name, readFileSync(join(assets, name), "utf8")]);
}
