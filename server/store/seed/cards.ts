/** The match cards of the seed nights. */
import type { Bout } from "../schema";
import { coming } from "./cards/coming";
import { gone } from "./cards/gone";
import { boutsOf, type Match, match, won } from "./cards/match";
import { TROUPE, turned, withUndercard } from "./cards/undercard";
import { seedId } from "./ids";

const FULL = 6;
/** Gyms, fairs and open days are short, and one night hasn't announced its card. */
const SHORT = new Set([
  ...["school-gym-special", "school-bell", "lunch-bell", "first-period", "fair-week"],
  ...["fan-fest-columbus", "fan-fest-london", "ember-street"],
]);
/** Days from today within which the residency may be playing. */
const SEASON = { from: 9, to: 28 };

/** The card of the night `slug`, `days` from today. Past ones have a winner in each bout. */
export function cardOf(slug: string, days: number): Bout[] {
  const top = coming[slug] ?? gone[slug] ?? [];
  if (SHORT.has(slug) || top.length === 0) return boutsOf(top);
  const full = withUndercard(slug, top, FULL, days < SEASON.from || days > SEASON.to);
  return boutsOf(slug in gone ? full.map((one) => decided(one)) : full);
}

/** Picks a winner for a bout without one, as random as a coin. */
const decided = (one: Match): Match => {
  const toss = Number.parseInt(seedId("wrestler", one.sides.flat().join("/")).slice(0, 4), 16);
  return one.winner === undefined ? won(toss % one.sides.length, one) : one;
};

const GUESTS: [string, string][] = [
  ["hollis-kade", "el-cobre"],
  ["odessa-brandt", "nightjar"],
  ["toru-hagane", "the-lamplighter"],
  ["saoirse-flint", "juno-rask"],
];

/**
 * A theater night's bouts: guests on top when the tour can spare them, and the troupe in a different order each night.
 */
export function residencyCard(turn: number, withGuests: boolean): Bout[] {
  const [toll, tarn, ludo, shop, cabo, lune] = TROUPE.men;
  const [tamsin, maud, ottoline, chiyo] = TROUPE.women;
  const [bakers, sailors] = TROUPE.teams;
  const pairs: [readonly string[], readonly string[]][] = [
    [[toll], [tarn]],
    [[tamsin], [maud]],
    [bakers, sailors],
    [[ludo], [shop]],
    [[ottoline], [chiyo]],
    [[cabo], [lune]],
  ];
  const guests = GUESTS[turn % GUESTS.length] ?? ["hollis-kade", "el-cobre"];
  const house = turned(pairs, turn).slice(0, withGuests ? FULL - 1 : FULL);
  const sides = withGuests ? [guests.map((one) => [one]), ...house] : house;
  return boutsOf(
    sides.map(([one = [], other = []], index) => {
      const usual = one.length > 1 ? "Tag match" : "Singles match";
      const title = index === 0 ? "Main event" : index === sides.length - 1 ? "Opening match" : usual;
      return match(title, index === 0 ? "One fall" : "15 minutes", [...one], [...other]);
    }),
  );
}
