/**
 * The content in another language: records that have a translation show its words, and say so in `language`. All others
 * are the very same objects, so that all languages share what is memoized for them.
 */
import type { Translations } from "../../store/schema";
import type { Content } from "./catalogue-content";
import { memoizedBy } from "./memoized-by-object";

/** A record, or the answer made from it, whose words may be translated. Without `language` they are original. */
export type Translated<R> = R & { language?: string };

/** Returns the content in `language`. Each part is translated once after it was read. */
export function translating(language: string): (content: Content) => Content {
  const worded = <R extends { translations: Translations | null }>(record: R): Translated<R> => {
    const words = record.translations?.[language];
    return words ? { ...record, ...words, language } : record;
  };
  const programme = memoizedBy((part: Content["programme"]) => {
    const nights = changed(part.nights, (one) => changedIn(one, "event", worded(one.event)));
    const people = [...part.wrestlers.values()];
    const wrestlers = changed(people, worded);
    const shows = changed(part.shows, (one) => changedIn(one, "show", worded(one.show)));
    // Indexes are made from the programme, so one without translations stays the same object.
    if (nights === part.nights && wrestlers === people && shows === part.shows) return part;
    return { ...part, nights, shows, wrestlers: new Map(wrestlers.map((one) => [one.id, one])) };
  });
  const media = memoizedBy((items: Content["media"]) => changed(items, worded));
  const shop = memoizedBy((items: Content["shop"]) =>
    changed(items, (one) => changedIn(one, "product", worded(one.product))),
  );
  const payPerViews = memoizedBy((items: Content["payPerViews"]) => changed(items, worded));

  return (content) => ({
    ...content,
    programme: programme(content.programme),
    media: media(content.media),
    shop: shop(content.shop),
    payPerViews: payPerViews(content.payPerViews),
  });
}

function changed<R>(items: R[], change: (one: R) => R): R[] {
  const all = items.map(change);
  return all.every((one, i) => one === items[i]) ? items : all;
}

const changedIn = <O extends object, F extends keyof O>(one: O, field: F, value: O[F]): O =>
  one[field] === value ? one : { ...one, [field]: value };
