import { expect, it } from "vitest";
import { isKnownVersion } from "../../../app/domain/urls/known-version";

it.each([
  ["the same ETag", '"a"', '"a"', true],
  ["the same weak ETag", 'W/"a"', 'W/"a"', true],
  ["a weak ETag of a strong one", 'W/"a"', '"a"', true],
  ["a strong ETag of a weak one", '"a"', 'W/"a"', true],
  ["a list with it", '"b" ,W/"a",, "c"', '"a"', true],
  ["any version", " * ", '"a"', true],
  ["another ETag", '"b"', '"a"', false],
  ["a list without it", '"b", "c"', '"a"', false],
  ["an ETag without quotes", "a", '"a"', false],
  ["an empty header", "", '"a"', false],
  ["no header", undefined, '"a"', false],
])("a client with %s", (_, header, etag, expected) => {
  expect(isKnownVersion(header, etag)).toBe(expected);
});
