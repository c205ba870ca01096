/**
 * A fan's place and turn in a line: from the cookie, which is signed and costs nothing to read, or from the store,
 * which knows whom they belong to and covers an account's other devices.
 */
import { keepTokens, placeTokens } from "../http/place-cookie";
import type { PageFan } from "../line/line-facts";
import { type PlaceToken, readPlace, signPlace } from "../line/place-token";
import type { Runtime } from "../process/runtime";
import type { SaleLine } from "../services/on-sale/sale-line";
import { jar } from "../session/cookies/cookie-jar";
import { openVisit } from "../session/visitor";

type SentTokens = {
  place: PageFan["place"];
  /** When the place was taken. */
  placeAt: Date | undefined;
  turn: PlaceToken | undefined;
  /** Tokens of other lines. */
  others: string[];
};
type Asking = { cookie: string; address: string; locale: string };

/** Marks a turn that can no longer be used. */
const USED_UP = new Date(0);

/** The place and the turn of this line in a Cookie header. */
export function tokensFor({ config, onSale }: Runtime, line: SaleLine, cookie: string): SentTokens {
  const tokens = placeTokens(cookie, config.secure);
  const read = tokens.flatMap((token) => readPlace(line, token) ?? []);
  const place = read.findLast(({ kind }) => kind === "place");
  return {
    place: place && { number: place.number, rank: onSale?.rankOf(line, place.number) },
    placeAt: place?.at,
    turn: read.findLast(({ kind }) => kind === "turn"),
    others: tokens.filter((token) => !readPlace(line, token)),
  };
}

/** What a page shows of the tokens. */
export const shownTokens = ({ place, turn }: SentTokens): PageFan => ({
  place,
  turn: turn && { until: turn.at, spent: turn.at.getTime() === USED_UP.getTime() },
});

/** Nobody can have a place or a turn without one of these cookies: they say who the visitor is. */
export const saysWho = (cookie: string): boolean => cookie.includes("guest.0=") || cookie.includes("session.0=");

export const placeToken = (line: SaleLine, number: number, at: Date): string =>
  signPlace(line, { kind: "place", number, at });
export const turnToken = (line: SaleLine, number: number, until: Date): string =>
  signPlace(line, { kind: "turn", number, at: until });
export const usedUpToken = (line: SaleLine, number: number): string => turnToken(line, number, USED_UP);

/**
 * The fan as the store knows them. `heldElsewhere`: as for turns. `lines` are the Set-Cookie lines that update the
 * browser.
 */
export async function knownFan(
  ours: Runtime,
  line: SaleLine,
  { cookie, address, locale }: Asking,
): Promise<PageFan & { signedIn: boolean; heldElsewhere: boolean; lines: string[] }> {
  const { onSale, config, clock } = ours;
  const cookies = jar(ours.cookies, cookie);
  const sent = tokensFor(ours, line, cookie);
  const visitor = saysWho(cookie) ? await openVisit(ours, cookies, { address, locale, writes: false }) : undefined;
  const [place, turn] =
    visitor && onSale ? await Promise.all([onSale.place(line, visitor), onSale.turn(line, visitor)]) : [];
  const isSpent = turn !== undefined && (turn.used || (turn.spent && turn.until <= clock.now()));
  const own = [
    ...(place ? [placeToken(line, place.number, place.joinedAt)] : []),
    ...(turn ? [isSpent ? usedUpToken(line, turn.number ?? 0) : turnToken(line, turn.number ?? 0, turn.until)] : []),
  ];
  const changes = own.length > 0 || sent.place !== undefined || sent.turn !== undefined;
  return {
    place: place && { number: place.number, rank: onSale?.rankOf(line, place.number) },
    turn: turn && { until: turn.until, spent: isSpent },
    signedIn: visitor?.signedIn ?? false,
    heldElsewhere: turn !== undefined && !isSpent && turn.heldElsewhere,
    lines: [...cookies.pending(), ...(changes ? [keepTokens([...sent.others, ...own], config.secure)] : [])],
  };
}
