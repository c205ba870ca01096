/** Compares two responses of one page. */

/** A page or its data, without what differs from one rendering to the next, and without what fills up a fan's name. */
export const withoutWhatVaries = (page: string): string =>
  page
    .replace(/ nonce="[^"]*"/g, "")
    // Milliseconds until a show begins.
    .replace(/\b\d{8,}\b/g, "")
    .replace(/<\/span +>/g, "</span>")
    .replace(/" +([,\]])/g, '"$1');

/** Both texts where they first differ. Empty if they are the same. */
export function firstDifference(one: string, other: string): string[] {
  if (one === other) return [];
  const at = [...one].findIndex((character, i) => character !== other[i]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60));
}
