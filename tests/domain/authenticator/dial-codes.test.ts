/** The options of the dial code selector. */
import { expect, test } from "vitest";
import { DIAL_CODES, dialCodes } from "../../../app/domain/authenticator/fields/dial-codes";

test("there are about 200 unique codes in numerical order", () => {
  expect(DIAL_CODES).toHaveLength(206);
  expect(new Set(DIAL_CODES).size).toBe(206);
  const parts = DIAL_CODES.map((code) => ({ code, digits: code.slice(1) }));
  expect(parts.every(({ code, digits }) => /^\+[1-9][0-9]{0,2}$/.test(code) && digits.length <= 3)).toBe(true);
  expect(DIAL_CODES).toEqual(DIAL_CODES.toSorted((one, other) => Number(one) - Number(other)));
});

test("no code is a prefix of another, so a number has exactly one", () => {
  const beginsAnother = DIAL_CODES.filter((code) =>
    DIAL_CODES.some((other) => other !== code && other.startsWith(code)),
  );
  expect(beginsAnother).toEqual([]);
});

test.each([
  ["en", "+1", "United States, Canada"],
  ["en", "+383", "Kosovo"],
  ["de", "+49", "Deutschland"],
  ["ja", "+81", "日本"],
  ["he", "+972", "ישראל"],
])("in %s, %s is named %s", (locale, code, name) => {
  expect(dialCodes(locale, [code])).toEqual([{ code, name }]);
});

test("every country has a name, so no option is just a code", () => {
  const bare = dialCodes("en").filter(({ name }) => /\b[A-Z]{2}\b/.test(name) || !name);
  expect(bare).toEqual([]);
});

test("a custom list keeps its order", () => {
  expect(dialCodes("en", ["+44", "+1"]).map(({ code }) => code)).toEqual(["+44", "+1"]);
});
