/** The part of the history that each role sees. */
import { expect, test } from "vitest";
import { kindsOf } from "../../../app/domain/office/history-view";
import type { Role } from "../../../app/domain/office/rights";

const sees = (role: Role, action: string) =>
  kindsOf([role])?.some((kind) => action === kind || action.startsWith(`${kind}.`)) ?? true;

test.each(["door.pass_issued", "door.pass_revoked", "door.codes_changed", "order.noted", "goods.sent"])(
  "the box office sees %s",
  (action) => {
    expect([sees("owner", action), sees("box-office", action), sees("editor", action)]).toEqual([true, true, false]);
  },
);

test.each(["content.saved", "media.uploaded", "redirect.added", "event.published"])("the editor sees %s", (action) => {
  expect([sees("owner", action), sees("box-office", action), sees("editor", action)]).toEqual([true, false, true]);
});

test("the editor sees the count of the stock, and nothing else about goods", () => {
  expect([sees("editor", "goods.counted"), sees("box-office", "goods.counted")]).toEqual([true, true]);
  expect(["goods.paid", "goods.sent", "goods.taken_back"].filter((action) => sees("editor", action))).toEqual([]);
});

test("the owner sees everything, and who has no history sees nothing", () => {
  expect(kindsOf(["owner"])).toBeUndefined();
  expect([kindsOf(["viewer"]), kindsOf(["door"]), kindsOf([])]).toEqual([[], [], []]);
});
