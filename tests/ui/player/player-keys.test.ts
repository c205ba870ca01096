import { expect, it } from "vitest";
import { actionOfKey } from "../../../app/ui/player/player-keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code: `Key${key.toUpperCase()}`, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;

it.each([
  [" ", "toggle"],
  ["k", "toggle"],
  ["K", "toggle"],
  ["m", "mute"],
  ["c", "captions"],
  ["i", "small"],
  ["f", "full"],
  ["ArrowLeft", "back"],
  ["ArrowRight", "forward"],
  ["ArrowUp", "louder"],
  ["ArrowDown", "quieter"],
  ["Home", "toStart"],
  ["End", "toEnd"],
  ["x", undefined],
  ["Tab", undefined],
])("the key %s on the picture means %s", (key, action) => {
  expect(actionOfKey(press(key), "picture")).toBe(action);
});

it("works by the place of the key on keyboards of other scripts", () => {
  expect(actionOfKey(press("ל", { code: "KeyK" }), "picture")).toBe("toggle");
  expect(actionOfKey(press("ь", { code: "KeyM" }), "picture")).toBe("mute");
  expect(actionOfKey(press("n", { code: "KeyK" }), "picture"), "a Latin layout's own letter").toBeUndefined();
});

it("leaves the browser's shortcuts alone", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    expect(actionOfKey(press("f", { [held]: true }), "picture")).toBeUndefined();
});

it("leaves buttons the key that presses them, and sliders the keys that move them", () => {
  expect(actionOfKey(press(" "), "button")).toBeUndefined();
  expect(actionOfKey(press("ArrowLeft"), "button")).toBe("back");
  for (const key of ["ArrowLeft", "ArrowUp", "Home", "End"]) expect(actionOfKey(press(key), "slider")).toBeUndefined();
  expect(actionOfKey(press("m"), "slider")).toBe("mute");
});
