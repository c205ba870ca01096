/** What a search finds: an entry for each record of the content, with its words in all of its languages. */
import { createHash } from "node:crypto";
import type { searchEntry, Translations } from "../../store/schema";
import type { CatalogueNight, Content } from "../catalogue/catalogue-content";
import { townOf } from "../catalogue/catalogue-event";
import { endsOnItsDate } from "../nights/over";
import { wordsOf } from "./search-words";

export type SearchEntry = typeof searchEntry.$inferInsert;
type Kind = SearchEntry["kind"];

type Found = {
  kind: Kind;
  record: string;
  /** The record's fields with the words of its title, and with those of its text. */
  title: Record<string, string>;
  text: Record<string, string>;
  /** Words that have no translation, such as names on a card. */
  names?: string[];
  translations: Translations | null;
  at?: Date | null;
  until?: Date | null;
  publishedAt?: Date | null;
};

/** All entries, one by one: the words of a large site take a second. */
export function* searchEntries(content: Content): Generator<SearchEntry> {
  for (const found of everythingFound(content)) yield entryOf(found);
}

function* everythingFound({ programme, shop, payPerViews, media }: Content): Generator<Found> {
  const undated = new Set(programme.nights.flatMap(({ event }) => (endsOnItsDate(event) ? [] : [event.id])));
  for (const night of programme.nights) yield nightFound(night, programme.wrestlers);
  yield* townsFound(programme.nights);
  for (const one of programme.wrestlers.values()) {
    const { id, ringName, nickname, hometown, division, tagTeam, finisher, bio, translations } = one;
    yield {
      ...{ kind: "wrestler", record: id, translations },
      title: { ringName, nickname },
      text: { bio },
      names: [hometown, division, tagTeam ?? "", finisher],
    };
  }
  for (const { show } of programme.shows) {
    const { slug, title, tagline, description, translations } = show;
    yield { ...{ kind: "show", record: slug, translations }, title: { title }, text: { tagline, description } };
  }
  for (const { product } of shop) {
    const { slug, name, description, category, translations } = product;
    yield {
      ...{ kind: "goods", record: slug, translations },
      title: { name },
      text: { description },
      names: [category],
    };
  }
  for (const { id, eventId, title, description, liveStart, liveEnd, replayUntil, translations } of payPerViews) {
    yield {
      ...{ kind: "broadcast", record: id, translations },
      title: { title },
      text: { description },
      ...{ at: liveStart, until: eventId && undated.has(eventId) ? null : (replayUntil ?? liveEnd) },
    };
  }
  for (const { type, id, title, excerpt, author, tags, publishedAt, translations } of media) {
    if (type !== "news") continue;
    yield {
      ...{ kind: "news", record: id, translations },
      title: { title },
      text: { excerpt },
      names: [author, ...tags],
      ...{ at: publishedAt, publishedAt },
    };
  }
}

function nightFound({ event, venue }: CatalogueNight, wrestlers: Content["programme"]["wrestlers"]): Found {
  const { id, title, description, card, startAt, endAt, publishedAt, translations } = event;
  const people = card.flatMap(({ participants }) => participants.flat());
  return {
    ...{ kind: "night", record: id, translations, publishedAt },
    title: { title },
    text: { description },
    names: [venue?.name ?? "", townOf({ venue }) ?? "", ...people.map((one) => wrestlers.get(one)?.ringName ?? "")],
    ...{ at: startAt, until: endsOnItsDate(event) ? endAt : null },
  };
}

/** Towns, with the names of their halls. A town is over when its last night is: never, if one has no date. */
function townsFound(nights: CatalogueNight[]): Found[] {
  const towns = new Map<string, { halls: Set<string>; until: Date | null; publishedAt: Date }>();
  for (const { event, venue } of nights) {
    const town = townOf({ venue });
    if (!town || !venue) continue;
    const until = endsOnItsDate(event) ? event.endAt : null;
    const known = towns.get(town) ?? { halls: new Set(), until, publishedAt: event.publishedAt };
    known.halls.add(venue.name);
    if (!until || !known.until) known.until = null;
    else if (until > known.until) known.until = until;
    if (event.publishedAt < known.publishedAt) known.publishedAt = event.publishedAt;
    towns.set(town, known);
  }
  return [...towns].map(([town, { halls, ...dates }]) => ({
    ...{ kind: "town", record: town, translations: null },
    title: { town },
    text: {},
    names: [...halls],
    ...dates,
  }));
}

function entryOf({ kind, record, at = null, until = null, publishedAt = null, ...words }: Found): SearchEntry {
  const entry = { id: `${kind}:${record}`, kind, record, words: vectorOf(words), at, until, publishedAt };
  return { ...entry, hash: createHash("sha1").update(JSON.stringify(entry)).digest("base64url") };
}

/** In the form of PostgreSQL's `tsvector`. The words consist of letters and digits, so nothing has to be escaped. */
function vectorOf({ title, text, names = [], translations }: Pick<Found, "title" | "text" | "names" | "translations">) {
  const weights = new Map<string, "A" | "D">();
  const add = (texts: string[], weight: "A" | "D", language = "") => {
    for (const word of wordsOf(texts.join(" "))) {
      const lexeme = language ? `${language}/${word}` : word;
      if (!weights.has(lexeme)) weights.set(lexeme, weight);
    }
  };
  add(Object.values(title), "A");
  add([...Object.values(text), ...names], "D");
  for (const [language, words = {}] of Object.entries(translations ?? {})) {
    const of = (fields: Record<string, string>) => Object.keys(fields).map((field) => words[field] ?? "");
    add(of(title), "A", language);
    add(of(text), "D", language);
  }
  return [...weights].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(" ");
}
