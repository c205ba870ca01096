/** The content of a wrestler's page: profile, nights, results, films, partners and rivals. */
import type { HighlightItem, WrestlerItem, WrestlersQuery } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { RenderContext } from "../format/render-context";
import { highlightView } from "../media/media-views";
import { asRow, type NightRow } from "../shows/night-summaries";
import { nightView } from "../shows/night-view";
import { profileView, rosterCard } from "./roster-view";
import { resultsOf, rivalsOf } from "./wrestler-bouts";

const NIGHTS_SHOWN = 5;
const RESULTS_SHOWN = 5;
const RIVALS_SHOWN = 5;
/** A tag team has two or three members, but the text search also finds entries that merely mention its name. */
const TEAM_READ = 20;

type WrestlerPageData = {
  item: WrestlerItem;
  nights: { ahead: CatalogueEvent[]; past: CatalogueEvent[] };
  films: HighlightItem[];
  /** The result of `partnersQuery`: candidates for the tag team. */
  team: WrestlerItem[];
};

/** Catalogue query for possible tag team partners; undefined for a wrestler without a team. */
export const partnersQuery = ({ data }: WrestlerItem): WrestlersQuery | undefined =>
  data.tagTeam ? { text: data.tagTeam, limit: TEAM_READ, offset: 0, champions: "false" } : undefined;

export function wrestlerPageView({ item, nights, films, team }: WrestlerPageData, view: RenderContext) {
  const ahead = nights.ahead.map((event) => asRow(nightView(event, view)));
  const partners = team.filter(({ id, data }) => id !== item.id && data.tagTeam === item.data.tagTeam).map(rosterCard);
  const known = new Set(partners.map(({ id }) => id));
  return {
    person: profileView(item, view),
    nights: ahead.slice(0, NIGHTS_SHOWN),
    next: nextNight(ahead),
    results: resultsOf(item.id, nights.past, view.locale, RESULTS_SHOWN),
    films: films.map((film) => highlightView(film, view)),
    partners,
    rivals: rivalsOf(item.id, [...nights.past, ...nights.ahead], RIVALS_SHOWN).filter(({ id }) => !known.has(id)),
  };
}

/** The night that the page's button links to: the first that sells tickets, else the first that takes place. */
function nextNight(ahead: NightRow[]): NightRow | undefined {
  const coming = ahead.filter(({ sale }) => sale !== "cancelled" && sale !== "past");
  return coming.find(({ sale }) => sale === "onSale") ?? coming[0];
}
