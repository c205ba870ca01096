/** How a search reads: without case, marks and curly apostrophes. */

/** "toru" finds Tōru, "no man's" finds No Man’s Canvas. */
export function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .trim();
}

/** A test for texts that `plain` has been through: whether all words of the search stand in them. No words, no demands. */
export function containsWordsOf(search: string | undefined): (plainText: string) => boolean {
  const words = searchText(search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return (plainText) => words.every((word) => plainText.includes(word));
}
