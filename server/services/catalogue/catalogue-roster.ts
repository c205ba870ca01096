/** The roster: wrestlers with their managers, referees and commentators. */
import type { WrestlerItem, WrestlersQuery } from "../../product-api/contract";
import type { Programme, Wrestler } from "./catalogue-content";
import type { ReadContentNow } from "./content-as-of-now";
import { dataItem, dataPage } from "./data-items";
import { memoizedBy } from "./memoized-by-object";
import { containsWordsOf, searchText } from "./plain-text";

/** Whether the wrestler holds a title now; former titles do not count. */
const isChampion = ({ titles }: Wrestler) => titles.some((title) => !title.to);

export function roster(current: ReadContentNow) {
  const programme = async () => (await current()).programme;
  const all = async () => inOrder(await programme());

  return {
    /** Champions first, then the operator's order. All filters have to match; `total` counts before paging. */
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

    /** One wrestler by GUID. */
    async wrestler(id: string): Promise<WrestlerItem | undefined> {
      const one = (await programme()).wrestlers.get(id.toLowerCase());
      return one && wrestlerItem(one);
    },

    /** One wrestler by the slug in the URL, in upper or lower case. */
    async wrestlerBySlug(slug: string): Promise<WrestlerItem | undefined> {
      const one = bySlug(await programme()).get(slug.toLowerCase());
      return one && wrestlerItem(one);
    },

    /** The divisions that have wrestlers, in the roster's order. */
    divisions: async () => divisionsOf(await programme()),

    /** The wrestlers who hold a title now. */
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
  const { id, translations, ...fields } = one;
  return dataItem("Wrestlers", id, fields);
});
