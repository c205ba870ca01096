/** The URL of the search. */

export const SEARCH_PATH = "/search";
/** Maximum length of a search. Longer texts are truncated. */
export const LONGEST_SEARCH = 80;

/** URL of the results for `text`, or of those after the position `after`. */
export function searchPath(text: string, after?: string): string {
  const query = new URLSearchParams({ text, ...(after && { after }) });
  return `${SEARCH_PATH}?${query}`;
}
