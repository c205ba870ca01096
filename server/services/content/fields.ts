/** Kinds of content fields with their limits. A fault's sentence follows the field's name. */
import { z } from "zod";
import { CONTENT_LANGUAGE } from "../../../app/domain/format/content-language";
import { amount } from "../../../app/domain/format/money-format";
import { printableLine } from "../../../app/domain/format/printable";
import { LANGUAGES } from "../../../app/domain/languages";
import { CURRENCY } from "../../../app/domain/limits";
import { INK_NAMES, POSTER_LAYOUTS } from "../../../app/domain/pictures/drawing-names";

export const guid = z.guid("is no GUID").transform((id) => id.toLowerCase());
/** A GUID or a slug. */
export const reference = z.string().regex(/^[\w-]{1,80}$/, "is neither a GUID nor a slug");
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not a slug: lowercase letters, digits and single hyphens");
export const words = (most: number) => z.string().max(most);
export const title = (most: number) => z.string().overwrite(printableLine).trim().min(1).max(most);
export const count = (least: number, most: number) => z.int().min(least).max(most);
const MOST_CENTS = 10_000_000;
const TOO_MUCH = `is too much: at most ${amount(MOST_CENTS, CURRENCY, "en")}`;
/** Its limit is shown as an amount, since a file has cents and the office's fields have dollars. */
export const cents = z
  .number()
  .refine((value) => value <= MOST_CENTS, { error: TOO_MUCH, abort: true })
  .int()
  .min(0);

// Checking a zone costs a tenth of a millisecond, and ten thousand nights use a dozen zones.
const zones = new Map<string, boolean>();

/** True if this Node knows the time zone. */
export function isZone(timeZone: string): boolean {
  let known = zones.get(timeZone);
  if (known === undefined) {
    known = isKnown(timeZone);
    zones.set(timeZone, known);
  }
  return known;
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone.includes("/") || timeZone === "UTC";
  } catch {
    return false;
  }
}
export const zone = z.string().refine(isZone, "is not a time zone: write it as America/New_York");

/** The one currency of checkout (section 9). */
export const currency = z.literal("USD", "must be USD, the currency of checkout");

export const country = z.string().regex(/^[A-Z]{2}$/, "is not a country: two capital letters");
export const degrees = (most: number) =>
  z
    .string()
    .refine((text) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most, "is not a coordinate");

export const webAddress = z.url({ protocol: /^https?$/, error: "is not a web address: it begins with https://" });
/** An address, or a path of this site. */
export const address = z
  .string()
  .refine(
    (text) => /^\/(?![/\\])\S*$/.test(text) || webAddress.safeParse(text).success,
    "is neither an address nor a path",
  );

/** A date and time, with an offset, or for a night in the local time of its venue. */
export const instant = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/,
    "is not a date: write it as 2026-05-02T19:30",
  )
  .refine(isOnCalendar, "is not a date of the calendar");

function isOnCalendar(text: string): boolean {
  const wall = text.replace(/(Z|[+-]\d\d:\d\d)$/, "");
  const at = new Date(`${wall}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(wall.slice(0, "2026-05-02T19:30".length));
}

/** What a generated picture is made from (app/ui/art). */
export const picture = z
  .object({
    seed: z.string(),
    layout: z.enum(POSTER_LAYOUTS).optional(),
    ink: z.enum(INK_NAMES).optional(),
  })
  .catchall(z.string());

/**
 * An item's words by language code. A translation has all of `words`, so that an item is never shown in two languages.
 */
export const translations = (words: Record<string, z.ZodString>) =>
  z
    .strictObject(Object.fromEntries(TRANSLATED.map((language) => [language, z.strictObject(words).optional()])))
    .nullable()
    .default(null);

const TRANSLATED = LANGUAGES.filter((language) => language !== CONTENT_LANGUAGE);
