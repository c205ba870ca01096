/** What a wrestler's page shows of the nights, films and people around the wrestler. */
import type { Event, HighlightItem, WrestlerItem, WrestlersQuery } from "../../../server/product-api/contract";
import { highlightView } from "../media/media-views";
import { asRow } from "../shows/night-summaries";
import { eventView } from "../shows/night-view";
import { profileView, rosterCard } from "./roster-view";
import { resultsOf, rivalsOf } from "./wrestler-bouts";

const NIGHTS_SHOWN = 5;
const RESULTS_SHOWN = 5;
const RIVALS_SHOWN = 5;
/** A team is two or three; its name may stand in other people's entries, too. */
const TEAM_READ = 20;

type Source = {
  item: WrestlerItem;
  nights: { ahead: Event[]; past: Event[] };
  films: HighlightItem[];
  /** Whoever the partners may be among. */
  team: WrestlerItem[];
};

/** Asks the catalogue for whoever may be of the same tag team; nothing without one. */
export const partnersQuery = ({ data }: WrestlerItem): WrestlersQuery | undefined =>
  data.tagTeam ? { text: data.tagTeam, limit: TEAM_READ, offset: 0, champions: "false" } : undefined;

export function profileContent({ item, nights, films, team }: Source, view: { locale: string; now: Date }) {
  const ahead = nights.ahead.map((event) => asRow(eventView(event, view)));
  const partners = team.filter(({ id, data }) => id !== item.id && data.tagTeam === item.data.tagTeam).map(rosterCard);
  const known = new Set(partners.map(({ id }) => id));
  return {
    person: profileView(item, view),
    nights: ahead.slice(0, NIGHTS_SHOWN),
    next: ahead.find(({ sale }) => sale !== "cancelled" && sale !== "past"),
    results: resultsOf(item.id, nights.past, view.locale, RESULTS_SHOWN),
    films: films.map((film) => highlightView(film, view)),
    partners,
    rivals: rivalsOf(item.id, [...nights.past, ...nights.ahead], RIVALS_SHOWN).filter(({ id }) => !known.has(id)),
  };
}
