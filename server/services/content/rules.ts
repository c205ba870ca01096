/** What must hold for an item as a whole, beyond its fields. */
import { amount } from "../../../app/domain/format/money-format";
import { LANGUAGES } from "../../../app/domain/languages";
import { isBelowCharge, smallestCharge } from "../../../app/domain/tickets/smallest-charge";
import { languageInPath } from "../../../app/domain/urls/language-address";
import { isFixedPage, isNoPage, isStaffAddress, pagePath, reservedNames } from "../../http/page-addresses";
import type { Name } from "./collections";
import type { Complaint } from "./fault-sentences";

/** `stored`: the store already has an item with this key. */
type Of<T> = (item: T, stored: boolean) => Complaint[];
const when = (broken: boolean, path: Complaint["path"], says: string): Complaint[] => (broken ? [{ path, says }] : []);

const belowCharge = (currency: string) =>
  `is less than Stripe charges: at least ${amount(smallestCharge(currency), currency, "en")}`;

type Timed = Record<string, Date | null | undefined>;
type Tier = {
  name: string;
  priceCents: number;
  capacity: number;
  allotted: number;
  saleStart: Date;
  saleEnd: Date;
};
type NightItem = Timed & {
  registrationType: string;
  externalUrl: string | null;
  currency: string;
  card: { participants: string[][]; result?: { winner: number } }[];
  tiers: Tier[];
};

const events: Of<NightItem> = ({ startAt, endAt, doorsAt, registrationType, externalUrl, currency, card, tiers }) => [
  ...when(isAfter(startAt, endAt), ["endAt"], "is before the beginning"),
  ...when(isAfter(doorsAt, startAt), ["doorsAt"], "is after the beginning"),
  ...when(registrationType === "EXTERNAL" && !externalUrl, ["externalUrl"], "is missing: tickets are sold elsewhere"),
  ...card.flatMap(({ participants, result }, index) => {
    const all = participants.flat();
    return [
      ...when(new Set(all).size < all.length, ["card", index, "participants"], "has somebody twice"),
      ...when(
        (result?.winner ?? 0) >= participants.length,
        ["card", index, "result"],
        "names a winner that is not one of the sides",
      ),
    ];
  }),
  ...tiers.flatMap((tier, index) => [
    ...when(isAfter(tier.saleStart, tier.saleEnd), ["tiers", index, "saleEnd"], "is before the sale begins"),
    ...when(isBelowCharge(tier.priceCents, currency), ["tiers", index, "priceCents"], `${belowCharge(currency)}, or 0`),
    ...when(tier.allotted > tier.capacity, ["tiers", index, "allotted"], `is more than the ${tier.capacity} seats`),
    ...when(
      tiers.findIndex(({ name }) => name === tier.name) < index,
      ["tiers", index, "name"],
      "is the name of another tier of this night",
    ),
  ]),
];

/** What is sold on its own can't be free: Stripe would refuse the payment. */
const unpayable = (path: string, cents: number, currency: string): Complaint[] =>
  when(cents === 0 || isBelowCharge(cents, currency), [path], belowCharge(currency));

/** Pages below /shop that aren't products. */
const SHOP_PAGES = ["auth", "basket", "order"];

const products: Of<{
  slug: string;
  priceCents: number;
  discountedCents: number | null;
  currency: string;
  options: { name: string; choices: string[] }[];
  variants: { capacity: number | null; remaining: number | null; choices: Record<string, string> }[];
}> = ({ slug, priceCents, discountedCents, currency, options, variants }) => [
  ...when(SHOP_PAGES.includes(slug), ["slug"], `is taken: /shop/${slug} is a page of the shop`),
  ...unpayable("priceCents", priceCents, currency),
  ...when((discountedCents ?? 0) > priceCents, ["discountedCents"], "is more than the price"),
  ...(discountedCents === null ? [] : unpayable("discountedCents", discountedCents, currency)),
  ...variants.flatMap(({ capacity, remaining, choices }, index) => [
    ...when(
      (remaining ?? 0) > (capacity ?? remaining ?? 0),
      ["variants", index, "remaining"],
      `is more than ${capacity}`,
    ),
    ...when(
      Object.entries(choices).some(
        ([name, choice]) => !options.find((one) => one.name === name)?.choices.includes(choice),
      ),
      ["variants", index, "choices"],
      "is not one of the product's options",
    ),
  ]),
];

const redirects: Of<{ path: string; target: string; external: boolean }> = ({ path, target, external }, stored) => [
  ...when(
    external === target.startsWith("/"),
    ["external"],
    external ? "is true for a path of this site" : "is false for another site",
  ),
  ...when(languageInPath(path) !== undefined, ["path"], "names a language: without one, it counts in every language"),
  ...when(isStaffAddress(pagePath(path)), ["path"], "belongs to the office and its door"),
  ...when(!stored && isNoPage(pagePath(path)), ["path"], "is not a page, and only pages can be redirected"),
  // If it is stored already, it was put there on purpose.
  ...when(
    !stored && isFixedPage(pagePath(path)),
    ["path"],
    "is a page of this site, which would be gone: `redirects add --over-page` does that",
  ),
];

type BroadcastItem = Timed & { priceCents: number; currency: string };

const payPerViews: Of<BroadcastItem> = ({ priceCents, currency, saleStart, liveStart, liveEnd, replayUntil }) => [
  ...unpayable("priceCents", priceCents, currency),
  ...when(isAfter(liveStart, liveEnd), ["liveEnd"], "is before the beginning"),
  ...when(isAfter(saleStart, liveEnd), ["saleStart"], "is after the end"),
  ...when(isAfter(liveEnd, replayUntil), ["replayUntil"], "is before the end"),
];

/** Fixed pages win. The wrestler still has a page at /wrestlers/{id}. */
const wrestlers: Of<{ slug: string }> = ({ slug }) => {
  if (LANGUAGES.includes(slug)) return [{ path: ["slug"], says: `is a language: /${slug} is the site in it` }];
  return reservedNames.has(slug)
    ? [{ path: ["slug"], says: `collides with the page /${slug}, which stays what it is`, notice: true }]
    : [];
};

/** By collection. One without an entry has no such rules. */
export const rules = { events, products, redirects, payPerViews, wrestlers } as unknown as Partial<
  Record<Name, Of<Record<string, unknown>>>
>;

const isAfter = (a: Date | null | undefined, b: Date | null | undefined) => !!a && !!b && a > b;
