import { expect, test } from "vitest";
import { translator } from "../../app/i18n/translate";

const table = {
  plain: "Hello {{name}}, {{name}}",
  deep: { one: "unused" },
  seats_one: "{{count}} seat",
  seats_other: "{{count}} seats",
  left_zero: "none left",
  left_one: "one left",
  left_other: "{{count}} left",
} as const;
const t = translator(table, "en");

test("fills in every placeholder and leaves none visible", () => {
  expect(t("plain", { name: "Ada" })).toBe("Hello Ada, Ada");
  expect(t("plain")).toBe("Hello , ");
  expect(t("deep.one")).toBe("unused");
});

test("a filled-in value is text and no template of its own", () => {
  expect(t("plain", { name: "{{name}}$&" })).toBe("Hello {{name}}$&, {{name}}$&");
});

test("picks the plural form of the language", () => {
  expect(t("seats", { count: 1 })).toBe("1 seat");
  expect(t("seats", { count: 0 })).toBe("0 seats");
  expect(t("left", { count: 0 })).toBe("none left");
  const polish = translator(
    { seats_one: "one", seats_few: "few", seats_many: "many", seats_other: "other" } as unknown as typeof table,
    "pl",
  );
  expect([1, 3, 5, 22, 1.5].map((count) => polish("seats", { count }))).toEqual(["one", "few", "many", "few", "other"]);
});
