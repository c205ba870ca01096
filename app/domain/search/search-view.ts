/** The search page: its URL parameters and its results. */
import type { SearchHit } from "../../../server/product-api/contract";
import { titleLanguage } from "../format/content-language";
import { dateOf, zonedDates } from "../format/zoned-dates";
import { LONGEST_SEARCH } from "./search-path";

/** The zone for dates without a zone of their own. */
const ZONE = "UTC";

export type SearchRow = {
  kind: SearchHit["kind"];
  path: string;
  title: string;
  /** The languages of the title and of the text. */
  titleLang: string;
  lang: string;
  about: string;
  date: string;
  state: SearchHit["state"];
};

/** A link to an upcoming night. A canceled one keeps its place and is marked, as in every list of nights. */
export type Suggestion = { to: string; text: string; canceled: boolean };

export const suggestedNight = (night: {
  id: string;
  title: string;
  status: string;
  location: { city: string };
}): Suggestion => ({
  to: `/events/${night.id}`,
  text: [night.title, night.location.city].filter(Boolean).join(", "),
  canceled: night.status === "CANCELED",
});

/** Reads the URL. A text that is too long is truncated, and an invalid position leads to the first results. */
export function searchAsked(query: URLSearchParams): { text: string; after: string | undefined } {
  const text = (query.get("text") ?? "").replaceAll("\0", "").trim();
  const after = query.get("after") ?? "";
  return {
    text: wellCut(text, LONGEST_SEARCH),
    after: /^\d{1,2}_-?\d{1,12}_\w{1,12}:[^\0]{1,200}$/.test(after) ? after : undefined,
  };
}

const CONTENT = "en";
/** Longer texts belong on their own page. */
const LONGEST_ABOUT = 160;

export function searchRow(
  { kind, path, title, about, at, timeZoneId, state, language }: SearchHit,
  locale: string,
): SearchRow {
  const date = at ? dateText(new Date(at), timeZoneId, kind, locale) : "";
  const lang = language ?? CONTENT;
  return { kind, path, title, titleLang: titleLanguage(title, language), lang, about: shortened(about), date, state };
}

const dateText = (at: Date, zone: string | null, kind: SearchHit["kind"], locale: string) =>
  kind === "news" ? dateOf(at, zone ?? ZONE, locale) : zonedDates(at, zone ?? ZONE, locale).long;

function shortened(text: string): string {
  if (text.length <= LONGEST_ABOUT) return text;
  const cut = wellCut(text, LONGEST_ABOUT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_ABOUT / 2))}…`;
}

/** Truncates without splitting a character. */
const wellCut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
