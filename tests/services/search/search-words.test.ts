/** Which texts a query finds: by words, beginnings, and parts of words in scripts without spaces. */
import { expect, it } from "vitest";
import { termsOf, wordsOf } from "../../../server/services/search/search-words";

/** Compares as the store does. */
function finds(query: string, text: string): boolean {
  const words = [...wordsOf(text)];
  const terms = termsOf(query);
  return (
    terms.length > 0 &&
    terms.every(({ word, begins }) => words.some((one) => (begins ? one.startsWith(word) : one === word)))
  );
}

it.each([
  ["Munchen", "München"],
  ["MÜNCHEN", "München"],
  ["muenchen", "Olympiahalle München"],
  ["toru", "Tōru Hayashi"],
  ["no mans", "No Man’s Canvas"],
  ["no man's", "No Man’s Canvas"],
  ["lodz", "Łódź"],
  ["strasse", "Straße"],
  ["istanbul", "İstanbul"],
  ["harv iron", "Iron Harvest"],
  ["хар", "Харьков"],
  ["東京", "東京ドーム"],
  ["京ド", "東京ドーム"],
  ["どーむ", "東京ドーム"],
  ["東", "東京"],
  ["京", "東京"],
  ["서울", "서울에서"],
  ["北京", "在北京举行"],
  ["กรุงเทพ", "ชาวกรุงเทพฯ"],
  ["ירושלים", "בירושלים"],
  ["יְרוּשָׁלַיִם", "ירושלים"],
  ["القاهرة", "بالقاهره"],
  ["2026", "Spring 2026"],
])("%s finds %s", (query, text) => {
  expect(finds(query, text)).toBe(true);
});

it.each([
  ["rest", "Iron Harvest"],
  ["i", "Iron Harvest"],
  ["京東", "東京"],
  ["iron tee", "Iron Harvest"],
  ["", "Iron Harvest"],
  ["'; drop table event; --", "Iron Harvest"],
  ["🤼", "Iron Harvest"],
])("%s does not find %s", (query, text) => {
  expect(finds(query, text)).toBe(false);
});

it("has words of letters and digits alone, as the store's text form of them needs, however hostile the text", () => {
  const hostile = `it's a \\ trap':1A & | ! ( ) <-> * \0 \u202e 'x' ${"ab'\\:".repeat(500)} ${"𝕏".repeat(90)}`;
  for (const word of wordsOf(hostile)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,80}$/u);
  expect(termsOf(hostile).length).toBeLessThanOrEqual(12);
});
