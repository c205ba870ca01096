/** Public pages that the sitemap leaves out: where visitors search, follow, wait, and keep what they want to buy. */
import { eventId } from "../buying/purchase";
import type { Site } from "../site";

const TOWN = "Norfolk, VA";
const ABSENT = "00000000-0000-4000-8000-00000000dead";

export const FOLLOW = `/follow?${new URLSearchParams({ kind: "town", subject: TOWN })}`;

export async function unlistedPages(site: Site): Promise<string[]> {
  const soldOut = await eventId(site, "Saltwater Riot");
  return [
    ...[FOLLOW, `${FOLLOW}&done=asked`, "/search", "/search?text=iron", "/shop/basket", `/following/${"0".repeat(32)}`],
    ...[`/waiting-list/${soldOut}`, `/waiting-list/${soldOut}?left`, `/waiting-list/entry/${ABSENT}`],
  ];
}

/** The address of a page's data. */
export function dataOf(path: string): string {
  const [page = "", query] = path.split("?");
  return `${page === "/" ? "/_root" : page}.data${query === undefined ? "" : `?${query}`}`;
}
