/** Nothing moves for longer than five seconds (WCAG 2.2.2), except while something loads. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root";

/** The busy button, the loading screen, and a film that buffers. */
const WHILE_LOADING = ["app/ui/elements/button.css", "app/ui/loading/loading-overlay.css", "app/ui/player/player.css"];

test("only what is shown while something loads moves without end", () => {
  const styles = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join("app", name));
  const endless = styles.filter((name) => /\binfinite\b/.test(readFileSync(join(root, name), "utf8")));
  expect(endless.sort()).toEqual(WHILE_LOADING);
});
