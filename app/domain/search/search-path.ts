/** The address of the search. */

export const SEARCH_PATH = "/search";
/** The longest text that the search takes; longer ones are cut. */
export const LONGEST_SEARCH = 80;

/** The results for `text`, or those after a position among them. */
export function searchPath(text: string, after?: string): string {
  const query = new URLSearchParams({ text, ...(after && { after }) });
  return `${SEARCH_PATH}?${query}`;
}
