/** Parts shared by the four pages after paying. */

import { titleLanguage } from "../../domain/format/content-language";
import { amount, price } from "../../domain/format/money-format";
import type { LinkTo, PaidFor, PaidPage } from "../../domain/paid/arrival-view";
import type { NightView } from "../../domain/shows/night-view";
import { pollDelaySeconds } from "../../domain/tickets/hold-view";
import type { Texts } from "../../i18n/texts";
import { woodType } from "../../ui/art/wood-type";
import { posterSrc } from "../../ui/posters/poster-src";

export type PaidTexts = Texts["t"];

const WIDTH = 600;
const TALLEST = 210;
const ROOM_FOR_ACCENTS = 34;

/** The large word of the page, drawn in wood type if the display face has its letters. */
export function arrivalWord(text: string, locale: string): { text: string; svg: string | undefined } {
  if (!/^[\p{Script=Latin}\p{P}\s]+$/u.test(text)) return { text, svg: undefined };
  const capitals = text.toLocaleUpperCase(locale);
  const y = /[^A-Z’ ]/.test(capitals) ? ROOM_FOR_ACCENTS : 0;
  const { svg, bottom } = woodType([capitals], { x: 0, y, width: WIDTH, height: TALLEST });
  const box = `viewBox="0 0 ${WIDTH} ${Math.ceil(bottom)}"`;
  return { text, svg: `<svg ${box} aria-hidden="true" focusable="false">${svg}</svg>` };
}

/** The page's picture shows faces, so poster layouts without large faces are replaced by one with them. */
export const stripSrc = (night: Parameters<typeof posterSrc>[0]): string =>
  posterSrc({ ...night, poster: { ...night.poster, layout: night.poster.layout === "faceoff" ? "faceoff" : "burst" } });

/** "You paid $9.99. Iron Harvest is yours to watch.", the stamp, and the sum of the receipt. */
export function chargedTexts(t: PaidTexts, { cents, currency }: { cents: number; currency: string }, locale: string) {
  const exact = price(cents, currency, locale);
  return {
    stamp: cents > 0 ? t.paid("stamp", { amount: exact }) : t.mine("tickets.free"),
    charged: cents > 0 ? t.paid("heading.paid", { amount: exact }) : t.paid("heading.nothing"),
    total: { label: t.mine("tickets.paid"), amount: amount(cents, currency, locale) },
  };
}

/** Payments are listed in the profile; a message to us can name the order. */
export const receiptActs = (t: PaidTexts, signedIn: boolean, order?: string): LinkTo[] => [
  ...(signedIn ? [{ label: t.payments("mail.yours"), to: "/profile/billing" }] : []),
  { label: t.goods("order.help"), to: `/billing-assistance${order ? `?order=${order}` : ""}#letter` },
];

/** The page while a payment is pending. It reloads `path`, its own URL; `looks` counts the reloads so far. */
export function waitingPage(
  t: PaidTexts,
  { path, looks, about, text = t.billing("buy.confirmingText") }: Waiting,
): PaidPage {
  const search = `?look=${looks + 1}`;
  return {
    page: "waiting",
    title: t.billing("buy.confirming"),
    about,
    text,
    again: { label: t.billing("buy.again"), to: path + search },
    refresh: `${pollDelaySeconds(looks)};url=${search}`,
  };
}

type Waiting = { path: string; looks: number; about?: PaidFor | undefined; text?: string };

/** What a payment is for. `when` is empty while the date is to be announced. */
export const paidFor = ({ title, lang }: Pick<NightView, "title" | "lang">, when: string[]): PaidFor => ({
  what: { text: title, lang: titleLanguage(title, lang) },
  when: when.length > 0 ? when.join(" · ") : undefined,
});

export const unpaidPage = (
  t: PaidTexts,
  action: LinkTo,
  { about, text = t.paid("heading.nothing") }: { about?: PaidFor | undefined; text?: string } = {},
): PaidPage => ({
  page: "unpaid",
  about,
  title: t.goods("order.ended"),
  text,
  action,
});
