/** The fields of a night's forms: an item's values as texts, and typed texts as the item's values. */

import { centsTyped, moneyTyped } from "../../../app/domain/forms/typed-money";
import {
  type FieldProblem,
  type FieldTexts,
  NEW_TIER,
  TIER_FIELDS,
  type TierField,
  tierField,
  tiersIn,
} from "../../../app/domain/office/nights/night-form-view";
import type { ItemRow } from "../content/rows";
import { listOf } from "./night-items";
import { readTime, wallOf } from "./wall-times";

type FieldKind = "words" | "choice" | "count" | "money" | "time" | "flag";

/** The fields of the pages for settings and for texts. */
const SETTINGS = ["venueId", "showId", "seatingPlanId", "startAt", "doorsAt", "endAt"] as const;
const SALE = ["registrationType", "externalUrl", "ticketLimitPerOrder"] as const;
const WORDS = ["title", "slug", "description", "about"] as const;
const POSTER = ["seed", "layout", "ink", "kicker", "photo"] as const;
/** Fields that come with a chosen photograph. */
const OF_PHOTO = ["photoSize", "photoAlt"];

const KINDS: Record<string, FieldKind> = {
  ...{ venueId: "choice", showId: "choice", seatingPlanId: "choice", externalUrl: "choice" },
  ...{ startAt: "time", doorsAt: "time", endAt: "time", ticketLimitPerOrder: "count" },
};
const TIER_KINDS: Record<TierField, FieldKind> = {
  ...{ name: "words", description: "words", policy: "words", sectionId: "choice", hidden: "flag", price: "money" },
  ...{ capacity: "count", allotted: "count", limitPerCheckout: "count", saleStart: "time", saleEnd: "time" },
};

/** The text of a value, with its offset if it is a time. */
function textOf(value: unknown, kind: FieldKind): string {
  if (value === undefined || value === null) return kind === "count" ? "0" : "";
  if (kind === "money") return moneyTyped(Number(value));
  if (kind === "flag") return value === true ? "yes" : "";
  return String(value);
}

const itemField = (field: TierField) => (field === "price" ? "priceCents" : field);

/** The texts of a night, as its forms remember them. */
export const textsOf = (item: ItemRow): FieldTexts => ({ ...settingsOf(item), ...wordsOf(item) });

/** The texts of the page with texts and poster. */
export function wordsOf(item: ItemRow): FieldTexts {
  const texts: FieldTexts = {};
  for (const field of WORDS) texts[field] = textOf(item[field], "words");
  const poster = (item.poster ?? {}) as ItemRow;
  for (const field of POSTER) texts[`poster.${field}`] = textOf(poster[field], "words");
  return texts;
}

/** What the form doesn't show of a night's poster. */
export function restOfPoster(item: ItemRow): ItemRow {
  const shown: readonly string[] = [...POSTER, ...OF_PHOTO];
  return Object.fromEntries(Object.entries((item.poster ?? {}) as ItemRow).filter(([name]) => !shown.includes(name)));
}

/** The texts of the page with tiers, times and place. */
export function settingsOf(item: ItemRow): FieldTexts {
  const texts: FieldTexts = {};
  for (const field of [...SETTINGS, ...SALE]) texts[field] = textOf(item[field], KINDS[field] ?? "words");
  for (const [index, tier] of listOf(item.tiers).entries()) {
    const id = String(tier.id);
    for (const field of TIER_FIELDS) {
      texts[tierField(id, field)] = textOf(tier[itemField(field)], TIER_KINDS[field]);
    }
    texts[tierField(id, "order")] = String(index + 1);
  }
  return texts;
}

/** The same as fields show them: times on the clock, without an offset. */
export const shownTexts = (texts: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isTime(name) ? wallOf(text) : text]));

const fieldOf = (name: string) => name.slice(name.lastIndexOf(".") + 1);
const kindOf = (name: string): FieldKind =>
  (name.startsWith("tier.") ? TIER_KINDS[fieldOf(name) as TierField] : KINDS[name]) ?? "words";
const isTime = (name: string) => kindOf(name) === "time";

type FormReading = { base: ItemRow; yours: ItemRow; problems: Record<string, FieldProblem> };

/**
 * What a form says: the night's fields as they were when it was opened, and as they are typed. `typed` has the choice
 * of a doubled hour as `startAt.way`. `zone`: of the place that is chosen now; if it is another one than before, every
 * time is read anew.
 */
export function readNightForm(was: FieldTexts, typed: FieldTexts, o: { zone: string; sameZone: boolean }): FormReading {
  const problems: FormReading["problems"] = {};
  const typedValue = (name: string, text: string, before: string | undefined): unknown => {
    const read = readValue(name, text, before, typed[`${name}.way`], o);
    if (!("problem" in read)) return read.value;
    problems[name] = read.problem;
    return text;
  };
  const single = (texts: FieldTexts, before: FieldTexts | undefined) => {
    const item: ItemRow = {};
    for (const field of [...SETTINGS, ...SALE, ...WORDS]) {
      const text = texts[field];
      if (text !== undefined) item[field] = before ? typedValue(field, text, before[field]) : storedValue(field, text);
    }
    if (texts["poster.seed"] !== undefined) {
      item.poster = Object.fromEntries(
        POSTER.flatMap((field) => {
          const text = texts[`poster.${field}`]?.trim();
          return text ? [[field, text]] : [];
        }),
      );
    }
    return item;
  };
  const base = single(was, undefined);
  const yours = single(typed, was);
  const ids = tiersIn(was);
  if (ids.length > 0 || tiersIn(typed).length > 0) {
    base.tiers = ids.map((id) => ({ id, ...tierOf(id, was, (name, text) => storedValue(name, text)) }));
    const kept = tiersIn(typed)
      .filter((id) => typed[tierField(id, "remove")] !== "yes" && !isEmptyRow(id, typed))
      .sort((a, b) => orderOf(a, typed) - orderOf(b, typed));
    yours.tiers = kept.map((id) => ({
      ...(id !== NEW_TIER && { id }),
      ...tierOf(id, typed, (name, text) => typedValue(name, text, was[name])),
    }));
  }
  return { base, yours, problems };
}

const isEmptyRow = (id: string, typed: FieldTexts) => id === NEW_TIER && typed[tierField(id, "name")]?.trim() === "";
const orderOf = (id: string, typed: FieldTexts) => Number(typed[tierField(id, "order")]) || Number.MAX_SAFE_INTEGER;

function tierOf(id: string, texts: FieldTexts, value: (name: string, text: string) => unknown): ItemRow {
  return Object.fromEntries(
    TIER_FIELDS.map((field) => {
      const name = tierField(id, field);
      return [itemField(field), value(name, texts[name] ?? "")];
    }),
  );
}

/** The value of a text that came from an item. */
function storedValue(name: string, text: string): unknown {
  switch (kindOf(name)) {
    case "count":
      return Number(text);
    case "money":
      return centsTyped(text);
    case "flag":
      return text === "yes";
    case "choice":
      return text === "" ? null : text;
    default:
      return text;
  }
}

type Read = { value: unknown } | { problem: FieldProblem };

function readValue(
  name: string,
  text: string,
  before: string | undefined,
  way: string | undefined,
  { zone, sameZone }: { zone: string; sameZone: boolean },
): Read {
  const typed = text.trim();
  switch (kindOf(name)) {
    case "count":
      return /^\d{1,6}$/.test(typed) ? { value: Number(typed) } : { problem: { says: "is not a whole number" } };
    case "money": {
      const value = centsTyped(typed);
      return value === undefined ? { problem: { says: "is not an amount: write it as 45 or 45.50" } } : { value };
    }
    case "time": {
      // An unchanged time keeps its seconds, and which of two equal hours it is.
      if (sameZone && before !== undefined && typed === wallOf(before)) return { value: before };
      const read = readTime(way && wallOf(way) === typed ? way : typed, zone);
      if ("at" in read) return { value: read.text };
      return { problem: "ways" in read ? { says: "comes twice: the clocks go back", ways: read.ways } : read };
    }
    case "words":
      return { value: text.replaceAll("\r\n", "\n").trim() };
    default:
      return { value: storedValue(name, typed) };
  }
}
