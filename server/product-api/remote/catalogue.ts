/** The catalogue over the remote product API. What its lists don't offer is derived from them here. */
import type { Catalogue } from "../../services/catalogue";
import type { CatalogueEvent } from "../../services/catalogue/catalogue-event";
import type { Overlay } from "../../services/content/drafts/overlaid-content";
import { broadcastFrom, fromApiPrices } from "../api-prices";
import type { Event, EventsQuery, MediaItem, Product, SearchPage, SearchQuery, WrestlerItem } from "../contract";
import type { KnownContent } from "./known";

/** What pages and feeds need from the catalogue. None of them asks for the cities and months of all nights. */
export type RemoteCatalogue = Omit<
  Catalogue,
  "cities" | "months" | "in" | "withDraft" | "search" | "refreshSearch" | "townOf" | "followedNights"
> & {
  /** Undefined if the product API offers no search. */
  search(query: SearchQuery): Promise<SearchPage | undefined>;
  /** Its translations. The product API has none, so a remote catalogue has no such function. */
  in?: (language: string) => RemoteCatalogue;
  /** Drafts are in the store, which a remote catalogue doesn't have. */
  withDraft?: (overlay: Overlay, language: string) => RemoteCatalogue;
};

/** The longest list that the API returns at once. */
const PAGE = 100;
const MOST_OF_A_WRESTLER = 10;
/** The longest text that a search accepts. */
const LONGEST_TEXT = 80;

type PageCut = { limit: number; offset: number };
type Page<T> = PageCut & { items: T[]; total: number };

export function remoteCatalogue(get: KnownContent): RemoteCatalogue {
  /** Reads a list page by page. `limit` and `offset` apply to the whole list. */
  async function gathered<T>({ limit, offset }: PageCut, read: (cut: PageCut) => Promise<Page<T>>): Promise<Page<T>> {
    const items: T[] = [];
    let total = 0;
    do {
      const page = await read({ limit: Math.min(PAGE, limit - items.length), offset: offset + items.length });
      total = page.total;
      items.push(...page.items);
      if (page.items.length === 0) break;
    } while (items.length < limit && offset + items.length < total);
    return { items, total, limit, offset };
  }

  async function events({ limit, offset, ...filters }: EventsQuery) {
    const { items, ...rest } = await gathered<CatalogueEvent>({ limit, offset }, async (cut) => {
      const page = await get("listEvents", { query: { ...filters, ...cut } });
      return { ...cut, items: (page?.events ?? []).map(fromApiPrices), total: page?.total ?? 0 };
    });
    return { events: items, ...rest };
  }

  /** Lists of data items differ only in their rows. */
  const items =
    <K extends "searchCategories" | "listWrestlers" | "mediaFeed" | "listHighlights">(row: K) =>
    async ({ limit, offset, ...filters }: PageCut & Record<string, string | number | undefined>) => {
      type Item = NonNullable<Awaited<ReturnType<typeof get<K>>>>["dataItems"][number];
      const { items: dataItems, ...rest } = await gathered<Item>({ limit, offset }, async (cut) => {
        const page = await get(row, { query: { ...filters, ...cut } });
        return { ...cut, items: (page?.dataItems ?? []) as Item[], total: page?.total ?? 0 };
      });
      return { dataItems, ...rest };
    };
  const categories = items("searchCategories");
  const wrestlers = items("listWrestlers");
  const mediaFeed = items("mediaFeed");
  const ALL = { limit: Number.POSITIVE_INFINITY, offset: 0 };
  const roster = async () => (await wrestlers({ ...ALL, champions: "false" })).dataItems;

  async function products({ limit, offset, ...filters }: PageCut & { text?: string; category?: string }) {
    const { items: found, ...rest } = await gathered<Product>({ limit, offset }, async (cut) => {
      const page = await get("listProducts", { query: { ...filters, ...cut } });
      return { ...cut, items: page?.products ?? [], total: page?.total ?? 0 };
    });
    return { products: found, ...rest };
  }
  const goods = async () => (await products(ALL)).products;
  const event = async (id: string) => eventIn(await get("getEvent", { params: { id: id.toLowerCase() } }));
  const shows = async () => (await get("listShows"))?.shows ?? [];
  const payPerViews = async () => ((await get("listPayPerViews"))?.payPerViews ?? []).map(broadcastFrom);

  /** Always asked for. If there is no answer we use the last one, and the purchase corrects it. */
  async function definitions(eventId: string) {
    const answer = await get("listDefinitions", { params: { id: eventId.toLowerCase() } }, { fresh: true });
    return answer?.definitions ?? [];
  }

  return {
    events,
    event,
    seatMap: (eventId) => get("seatMap", { params: { id: eventId.toLowerCase() } }, { fresh: true }),
    seatSection: (eventId, section) =>
      get("seatSection", { params: { id: eventId.toLowerCase(), section } }, { fresh: true }),
    eventByCode: async (code) => eventIn(await get("getEventByCode", { params: { code } })),
    async eventsById(ids) {
      const found = await Promise.all([...new Set(ids)].map(event));
      return found.flatMap((one) => one ?? []).sort(byDate);
    },
    async nightsChanged() {
      const { events: all } = await events({ ...ALL, past: "true" });
      return all.map(({ id, modified }) => ({ id, modified }));
    },
    async nextNight() {
      const { events: ahead } = await events({ limit: PAGE, offset: 0, past: "false" });
      const decided = ahead.filter((one) => one.status !== "CANCELED" && !one.scheduling.config.scheduleTbd);
      return decided.find(({ status }) => status === "SCHEDULED") ?? decided[0];
    },
    /** The search covers the names on the card, so it finds these nights, and others with similar names. */
    async nightsOf(wrestlerId) {
      const id = wrestlerId.toLowerCase();
      const name = (await get("getWrestler", { params: { id } }))?.dataItem.data.ringName;
      if (!name) return { ahead: [], past: [] };
      const [ahead, past] = await Promise.all(
        (["false", "only"] as const).map(async (when) => {
          const { events: found } = await events({
            limit: PAGE,
            offset: 0,
            past: when,
            text: name.slice(0, LONGEST_TEXT),
          });
          return found.filter((one) => isOn(one, id)).slice(0, MOST_OF_A_WRESTLER);
        }),
      );
      return { ahead: ahead ?? [], past: past ?? [] };
    },
    definitions,
    definitionsToShow: definitions,
    definitionsAsRead: definitions,

    categories,
    async category(id) {
      const { dataItems } = await categories(ALL);
      return dataItems.find((one) => one.id === id.toLowerCase());
    },
    shows,
    show: async (slug) => (await shows()).find((one) => one.slug === slug),

    wrestlers,
    wrestler: async (id) => (await get("getWrestler", { params: { id: id.toLowerCase() } }))?.dataItem,
    wrestlerBySlug: async (slug) => (await roster()).find(({ data }) => data.slug === slug.toLowerCase()),
    async divisions() {
      const all = await roster();
      return [...new Set(all.flatMap(({ data }) => (data.role === "wrestler" && data.division ? data.division : [])))];
    },
    champions: async (): Promise<WrestlerItem[]> => (await wrestlers({ ...ALL, champions: "true" })).dataItems,

    highlights: async (query) => {
      const page = await get("listHighlights", { query });
      return page ?? { dataItems: [], total: 0, offset: query.offset, limit: query.limit };
    },
    mainHighlight: async () => (await get("mainHighlight"))?.highlight,
    mediaFeed,
    async mediaItem(id): Promise<MediaItem | undefined> {
      const { dataItems } = await mediaFeed(ALL);
      return dataItems.find((one) => one.id === id.toLowerCase());
    },
    instagramFeed: async (query) => (await get("instagramFeed", { query })) ?? { data: [], paging: { cursors: {} } },

    products,
    product: async (slug) => (await goods()).find((one) => one.slug === slug),
    productOfVariant: async (id) => (await goods()).find(({ variants }) => variants.some((one) => one.id === id)),
    productCategories: async () => [...new Set((await goods()).map(({ category }) => category))],

    payPerViews,
    payPerView: async (id) => (await payPerViews()).find((one) => one.id === id.toLowerCase()),
    premiumPlans: async () => (await get("listPremiumPlans"))?.plans ?? [],
    search: (query) => get("search", { query }),
    staleSince: async () => get.staleSince(),
  };
}

const eventIn = (answer: { event: Event } | undefined) => answer && fromApiPrices(answer.event);

const byDate = (a: CatalogueEvent, b: CatalogueEvent) =>
  Date.parse(a.scheduling.config.startDate) - Date.parse(b.scheduling.config.startDate);

const isOn = ({ card }: CatalogueEvent, wrestlerId: string) =>
  card.some(({ sides }) => sides.some((side) => side.some(({ id }) => id === wrestlerId)));
