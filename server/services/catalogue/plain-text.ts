/** Text normalization for searches: ignores case, diacritics and curly apostrophes. */

/** "toru" finds Tōru, "no man's" finds No Man’s Canvas. */
export function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .trim();
}

/**
 * Returns a test for texts that `plain` has normalized: whether they contain all words of the search. An empty search
 * matches everything.
 */
export function containsWordsOf(search: string | undefined): (plainText: string) => boolean {
  const words = searchText(search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return (plainText) => words.every((word) => plainText.includes(word));
}
