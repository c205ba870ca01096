/** The roster: wrestlers with their managers, referees and commentators. */
import type { WrestlerItem, WrestlersQuery } from "../../product-api/contract";
import type { Programme, Wrestler } from "./catalogue-content";
import type { ReadContentNow } from "./content-as-of-now";
import { dataItem, dataPage } from "./data-items";
import { memoizedBy } from "./memoized-by-object";
import { containsWordsOf, searchText } from "./plain-text";

/** Whether a title is held now, not only once. */
const isChampion = ({ titles }: Wrestler) => titles.some((title) => !title.to);

export function roster(current: ReadContentNow) {
  const programme = async () => (await current()).programme;
  const all = async () => inOrder(await programme());

  return {
    /** Champions first, then the operator's order. All filters must fit; `total` counts before paging. */
    async wrestlers({ text, division, status, role, champions, ...cut }: WrestlersQuery) {
      const hasWords = containsWordsOf(text);
      const wanted = division && searchText(division);
      const fits = (await all()).filter(
        (one) =>
          (!status || one.status === status) &&
          (!role || one.role === role) &&
          (champions !== "true" || isChampion(one)) &&
          (!wanted || searchText(one.division) === wanted) &&
          (!text || hasWords(wordsOf(one))),
      );
      return dataPage(fits, cut, wrestlerItem);
    },

    /** One of them by GUID. */
    async wrestler(id: string): Promise<WrestlerItem | undefined> {
      const one = (await programme()).wrestlers.get(id.toLowerCase());
      return one && wrestlerItem(one);
    },

    /** One of them by the name in an address, in whatever case it was typed. */
    async wrestlerBySlug(slug: string): Promise<WrestlerItem | undefined> {
      const one = bySlug(await programme()).get(slug.toLowerCase());
      return one && wrestlerItem(one);
    },

    /** Divisions that wrestlers stand in, each once, in the roster's order. */
    divisions: async () => divisionsOf(await programme()),

    /** Whoever holds a title now. */
    champions: async (): Promise<WrestlerItem[]> => (await all()).filter(isChampion).map(wrestlerItem),
  };
}

const inOrder = memoizedBy(({ wrestlers }: Programme) =>
  [...wrestlers.values()].sort((a, b) => Number(isChampion(b)) - Number(isChampion(a))),
);
const bySlug = memoizedBy((programme: Programme) => new Map(inOrder(programme).map((one) => [one.slug, one])));
const divisionsOf = memoizedBy((programme: Programme) => [
  ...new Set(inOrder(programme).flatMap(({ role, division }) => (role === "wrestler" && division ? division : []))),
]);

const wordsOf = memoizedBy((one: Wrestler) =>
  searchText([one.ringName, one.nickname, one.hometown, one.division, one.tagTeam, one.finisher, one.slug].join(" ")),
);

const wrestlerItem = memoizedBy((one: Wrestler): WrestlerItem => {
  const { id, ...fields } = one;
  return dataItem("Wrestlers", id, fields);
});
