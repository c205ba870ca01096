/** The language that a title is marked with decides its typeface and how a screen reader pronounces it. */
import { expect, it } from "vitest";
import { titleLanguage } from "../../../app/domain/format/content-language";

it.each([
  ["Iron Harvest", undefined, "en"],
  ["Iron Harvest", "ja", "en"],
  ["Iron Harvest 2: Night No. 12", "uk", "en"],
  ["鉄の収穫", "ja", "ja"],
  ["Iron Harvest 東京", "ja", "ja"],
  ["Залізний урожай", "uk", "uk"],
  ["ליל הפעמון", undefined, "he"],
  ["La cosecha de hierro", "es", "es"],
])("%s in a record in %s is in %s", (title, lang, marked) => {
  expect(titleLanguage(title, lang)).toBe(marked);
});
