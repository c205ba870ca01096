/** The copy of the server's page that comes back when hydration fails: it runs no scripts, so nothing in it may wait for one. */
import { afterEach, expect, it, vi } from "vitest";
import { armServerPage } from "../../app/framework/restore-server-page";
import { WAITING } from "../../app/framework/show-in-turn";

afterEach(() => vi.unstubAllGlobals());

it("the copy shows the blocks that were waiting for their turn", () => {
  const waiting = new Set([WAITING]);
  const block = { removeAttribute: (name: string) => waiting.delete(name) };
  const copy = { querySelectorAll: (selector: string) => (selector === `[${WAITING}]` ? [block] : []) };
  vi.stubGlobal("window", {});
  armServerPage({} as never, copy as never, () => {});
  expect([...waiting]).toEqual([]);
  expect(window.restoreServerPage).toBeTypeOf("function");
});
