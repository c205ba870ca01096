import { expect, test } from "vitest";
import { keepTicksFast } from "../../server/process/fast-ticks";

test("the object of a tick is kept, whose shape later ticks share", () => {
  const kept = keepTicksFast();
  expect(kept).toEqual(expect.objectContaining({ callback: expect.any(Function) }));
  expect(keepTicksFast()).toBe(kept);
});
