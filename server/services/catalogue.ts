/** What can be seen and bought, in the product API's shapes. Anyone may read it. One file per topic in catalogue/. */
import { CONTENT_LANGUAGE } from "../../app/domain/format/content-language";
import type { Clock } from "../process/clock";
import type { Store } from "../store/db";
import { type Content, readContent } from "./catalogue/catalogue-content";
import { media } from "./catalogue/catalogue-media";
import { products } from "./catalogue/catalogue-products";
import { roster } from "./catalogue/catalogue-roster";
import { shows } from "./catalogue/catalogue-shows";
import type { ReadContentNow } from "./catalogue/content-as-of-now";
import { answering, nights } from "./catalogue/nights";
import { payPerView } from "./catalogue/pay-per-view";
import { readDefinitions } from "./catalogue/read-definitions";
import { snapshot } from "./catalogue/snapshot";
import { stock } from "./catalogue/stock";
import { translating } from "./catalogue/translated-content";
import { type Overlay, overlaid } from "./content/drafts/overlaid-content";
import { search } from "./search/search";
import { searchIndex } from "./search/search-index";
import { seatMaps } from "./seating/seat-maps";

export type Catalogue = ReturnType<typeof catalogue>;

/**
 * The catalogue of a store. Content is cached in the process and reloaded when the store reports a change, and by age.
 * The seats of `definitions` are read from the store each time. Drafts, unpublished items and hidden sections and tiers
 * are never shown.
 */
export function catalogue({
  store,
  clock,
  siteUrl,
  staleMinutes,
}: {
  store: Store;
  clock: Clock;
  siteUrl: string;
  /** How long content is still shown while it cannot be reloaded. */
  staleMinutes?: number;
}) {
  const content = snapshot<Content>(clock, (now, before) => readContent(store.db, now, before), { staleMinutes });
  const current: ReadContentNow = async () => ({ ...(await content()), now: clock.now(), siteUrl });
  const tiers = stock(clock, (eventIds, now) => readDefinitions(store.db, now, eventIds), { staleMinutes });
  const answers = answering(tiers);
  store.watch((table) => {
    if (table === "on_sale") return;
    if (table !== "redirect" && table !== "ticket_definition") content.renew();
    if (table === undefined || table === "ticket_definition" || table === "venue_section") tiers.renew();
  });

  const seats = seatMaps({ store, clock, tiers });
  const of = (read: ReadContentNow, language?: string) => ({
    ...nights(read, answers, { db: store.db, tiers }),
    ...shows(read),
    ...roster(read),
    ...media(read),
    ...products(read),
    ...payPerView(read, answers),
    ...seats,
    ...search(read, { db: store.db, language }),

    /** When the content that is shown was read, if the store cannot be read now. */
    async staleSince(): Promise<Date | undefined> {
      await content().catch(() => undefined);
      const times = [content.staleSince(), tiers.staleSince()].filter((one) => one !== undefined);
      return times.sort((a, b) => a.getTime() - b.getTime())[0];
    },
  });
  const original = of(current);
  const translated = new Map<string, ReturnType<typeof of>>();

  return {
    ...original,

    /** The same in one of our languages, as far as it is translated. Only our own pages ask for it. */
    in(language: string): ReturnType<typeof of> {
      if (language === CONTENT_LANGUAGE) return original;
      let known = translated.get(language);
      if (!known) {
        const translate = translating(language);
        known = of(async () => ({ ...translate(await content()), now: clock.now(), siteUrl }), language);
        translated.set(language, known);
      }
      return known;
    },

    /** The same with a draft in it, for one preview. */
    withDraft(overlay: Overlay, language: string): ReturnType<typeof of> {
      let once: Promise<Content> | undefined;
      const translate = language === CONTENT_LANGUAGE ? (one: Content) => one : translating(language);
      const made = async () => translate(overlaid(await content(), overlay));
      const read = async () => {
        once ??= made();
        return { ...(await once), now: clock.now(), siteUrl };
      };
      return of(read, language === CONTENT_LANGUAGE ? undefined : language);
    },

    /** Updates the search index from the content. */
    refreshSearch: searchIndex({ store, content }),
  };
}
