/** Places in the office's short form. */
import { expect, it } from "vitest";
import { placeRanges } from "../../../app/domain/seating/place-ranges";

it.each([
  [[], []],
  [["104-C-7"], ["104-C-7"]],
  [["104-C-7", "104-C-8", "104-C-9"], ["104-C-7..9"]],
  [
    ["104-C-9", "104-C-10", "104-D-11"],
    ["104-C-9..10", "104-D-11"],
  ],
  [
    ["104-C-7", "104-C-9"],
    ["104-C-7", "104-C-9"],
  ],
  [
    ["RN-2-A", "RN-2-B"],
    ["RN-2-A", "RN-2-B"],
  ],
])("%j is %j", (places, ranges) => {
  expect(placeRanges(places)).toEqual(ranges);
});
