/** A small set of content for tests, with one of every special case. Ids are seeded, so that tests can name them. */
import type { Store } from "../../../server/store/db";
import {
  event,
  eventCategory,
  highlight,
  instagramItem,
  mediaItem,
  ppvEvent,
  premiumPlan,
  product,
  productVariant,
  show,
  ticketDefinition,
  venue,
  wrestler,
} from "../../../server/store/schema";
import { DAY_MS, frozenNow, testStore } from "../../store";

/** A GUID that is the same for the same name. */
export const id = (name: string) => {
  const hex = Buffer.from(name.padEnd(16, "·")).toString("hex").slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
};
/** The time this many days after the frozen now. */
export const day = (days: number) => new Date(frozenNow.getTime() + days * DAY_MS);

export async function worldStore(): Promise<Store> {
  const store = await testStore({ seeded: false });
  const { db } = store;
  await db.insert(venue).values({
    ...{ id: id("hall"), name: "Mill Hall", street: "1 Mill Road", city: "Norfolk", region: "VA", postalCode: "23510" },
    ...{ country: "US", lat: "36.8", lng: "-76.2", timeZoneId: "America/New_York" },
    ...{ accessibilityNote: "Lift", parkingNote: "Street" },
  });
  await db
    .insert(eventCategory)
    .values([
      category("residency", { kind: "residency", sortIndex: 2 }),
      category("road", { name: "Road Tour", sortIndex: 1 }),
      category("archive", { sortIndex: 0, hidden: true }),
    ]);
  await db
    .insert(show)
    .values([
      showRow("barn", { title: "The Barn", categoryId: id("residency"), venueId: id("hall"), isResidency: true }),
      showRow("road", { title: "Aces", categoryId: id("road") }),
      showRow("vault", { title: "The Vault", categoryId: id("archive") }),
      showRow("loose", { title: "Loose Ends" }),
    ]);
  await db.insert(wrestler).values([
    fighter("toru", {
      ringName: "Tōru Hagane",
      division: "Heavyweight",
      titles: [{ name: "World", from: "2025-01-01" }],
    }),
    fighter("sinead", { ringName: "Sinéad O’Malley", division: "Women", tagTeam: "The Tide", nickname: "Riptide" }),
    fighter("ariel", { ringName: "אריאל כהן", division: "Heavyweight", status: "injured" }),
    fighter("shop", { ringName: "Shop", status: "alumni", titles: [{ name: "World", from: "2020", to: "2021" }] }),
    fighter("script", { ringName: "</script>", role: "manager", division: "Managers" }),
  ]);
  await db
    .insert(event)
    .values([
      ...[...Array(14)].map((_, n) => night(`past ${n}`, -2 - n, { card: bout("toru", "ariel") })),
      ...[...Array(12)].map((_, n) =>
        night(`barn ${n}`, 10 + n, { showId: id("barn"), categoryIds: [id("residency"), id("archive")] }),
      ),
      night("next", 3, { title: "Tōru’s Night", showId: id("road"), card: bout("toru", "sinead") }),
      night("cancelled", 1, { status: "CANCELED", showId: id("road"), card: bout("toru", "sinead") }),
      night("draft", 4, { status: "DRAFT", showId: id("road"), card: bout("toru", "sinead") }),
      night("unpublished", 5, { publishedAt: day(2), showId: id("road"), card: bout("toru", "sinead") }),
      night("hidden", 6, { categoryIds: [id("archive")], showId: id("vault") }),
    ]);
  await db.insert(ticketDefinition).values({
    ...{ id: id("tier"), eventId: id("next"), name: "Floor", description: "", policy: "", priceCents: 4900 },
    ...{ limitPerCheckout: 8, orderIndex: 0, capacity: 240, remaining: 240, saleStart: day(-30), saleEnd: day(3) },
  });
  await db
    .insert(highlight)
    .values([
      ...[...Array(5)].map((_, n) => film(`film ${n}`, -1 - n)),
      film("main film", -4.5, { isMain: true, eventId: id("past 3"), wrestlerIds: [id("toru"), id("nobody")] }),
      film("tomorrow", 1),
      film("silent", -1, { captionsUrl: "" }),
      film("leak", -9, { eventId: id("draft") }),
    ]);
  await db
    .insert(mediaItem)
    .values([
      story("old news", -9, { title: "Señor Cobre signs", tags: ["Signing"] }),
      story("new news", -1, { title: "N".repeat(300), image: null }),
      story("photo", -2, { type: "photo" }),
      story("embargo", 1),
    ]);
  await db.insert(instagramItem).values([
    post("101", -1, {
      mediaType: "CAROUSEL_ALBUM",
      pictures: [
        { seed: "a", alt: "First" },
        { seed: "b", scene: "crowd", ink: "flare", alt: "Second" },
      ],
    }),
    ...["102", "103", "104"].map((one) => post(one, -2)),
    post("105", -3, { mediaType: "VIDEO", caption: "" }),
    post("106", 1),
  ]);
  await db
    .insert(product)
    .values([
      goods("tee", { options: [{ name: "Size", choices: ["S", "M", "L"] }], discountedCents: 1950, sortIndex: 2 }),
      goods("gift-card", { category: "Gifts", shipping: false, sortIndex: 1 }),
      goods("belt", { category: "Belts", sortIndex: 3 }),
      goods("secret", { visible: false }),
    ]);
  await db
    .insert(productVariant)
    .values([
      variant("tee", "S", 6),
      variant("tee", "M", 5),
      variant("tee", "L", 0),
      { ...variant("gift-card"), capacity: null, remaining: null },
      variant("belt", undefined, 0),
      variant("secret", undefined, 9),
    ]);
  await db
    .insert(ppvEvent)
    .values([
      broadcast("announced", { saleStart: day(1), liveStart: day(5) }),
      broadcast("on sale", { eventId: id("next") }),
      broadcast("called off", { eventId: id("cancelled"), liveStart: day(1) }),
      broadcast("live", { liveStart: day(-0.1), liveEnd: day(0.1) }),
      broadcast("replay", { liveStart: day(-7), liveEnd: day(-6.9), replayUntil: day(7), eventId: id("draft") }),
      broadcast("for ever", { liveStart: day(-30), liveEnd: day(-29) }),
      broadcast("closed", { liveStart: day(-60), liveEnd: day(-59), replayUntil: day(-30) }),
    ]);
  await db.insert(premiumPlan).values([
    { id: "yearly", interval: "year", priceCents: 9990, currency: "USD", trialDays: 7, sortIndex: 2 },
    { id: "monthly", interval: "month", priceCents: 999, currency: "USD", trialDays: 7, sortIndex: 1 },
  ]);
  return store;
}

let counted = 0;

function category(slug: string, over: Partial<typeof eventCategory.$inferInsert> = {}) {
  return { id: id(slug), slug, name: slug, kind: "tour" as const, description: "", sortIndex: 9, ...over };
}
function showRow(slug: string, over: Partial<typeof show.$inferInsert> = {}) {
  return { id: id(slug), slug, title: slug, tagline: "", description: "", ...over };
}
function fighter(slug: string, over: Partial<typeof wrestler.$inferInsert> = {}): typeof wrestler.$inferInsert {
  return {
    ...{ id: id(slug), slug, ringName: slug, nickname: "", hometown: "Norfolk", division: "", finisher: "", bio: "" },
    ...{ titles: [], portrait: { seed: slug }, status: "active", sortIndex: ++counted, ...over },
  };
}
const bout = (...names: string[]) => [
  { order: 1, title: "Bout", stipulation: "", participants: names.map((name) => [id(name)]) },
];
function night(name: string, days: number, over: Partial<typeof event.$inferInsert> = {}): typeof event.$inferInsert {
  const slug = name.replaceAll(" ", "-");
  const startAt = day(days);
  return {
    ...{ id: id(name), slug, shortCode: `CODE${++counted}`.replaceAll(/[01]/g, "Z") + "ABC"[counted % 3], title: name },
    ...{ description: "", about: "", status: "SCHEDULED", venueId: id("hall"), categoryIds: [id("road")], startAt },
    ...{
      endAt: new Date(startAt.getTime() + 3 * 3_600_000),
      doorsAt: startAt,
      timeZoneId: "America/New_York",
      card: [],
    },
    ...{ poster: { seed: slug }, registrationType: "TICKETS", ticketLimitPerOrder: 8, currency: "USD" },
    ...{ publishedAt: day(-90), updatedAt: day(-90), ...over },
  };
}
function film(name: string, days: number, over: Partial<typeof highlight.$inferInsert> = {}) {
  return {
    ...{ id: id(name), title: name, description: "", videoUrl: "/films/a.mp4", captionsUrl: "/films/a.vtt" },
    ...{ thumbnail: { seed: name }, durationSec: 90, publishedAt: day(days), wrestlerIds: [id("sinead")], ...over },
  };
}
function story(name: string, days: number, over: Partial<typeof mediaItem.$inferInsert> = {}) {
  return {
    ...{ id: id(name), type: "news" as const, title: name, excerpt: "", body: "", image: { seed: name } },
    ...{ author: "Desk", publishedAt: day(days), ...over },
  };
}
function post(name: string, days: number, over: Partial<typeof instagramItem.$inferInsert> = {}) {
  return {
    ...{ id: name, mediaType: "IMAGE" as const, pictures: [{ seed: name, alt: `Picture ${name}` }] },
    ...{ permalink: `https://social.example/p/${name}`, caption: name, username: "ringside", likeCount: 1 },
    ...{ commentsCount: 0, timestamp: day(days), ...over },
  };
}
function goods(slug: string, over: Partial<typeof product.$inferInsert> = {}) {
  return {
    ...{ id: id(slug), slug, name: slug, description: "", category: "Tees", priceCents: 2900, currency: "USD" },
    ...{ art: { seed: slug, item: "tee" }, sortIndex: 9, ...over },
  };
}
function variant(of: string, size?: string, remaining = 1): typeof productVariant.$inferInsert {
  const name = `${of} ${size ?? ""}`;
  const choices: Record<string, string> = size ? { Size: size } : {};
  return { id: id(name), productId: id(of), sku: name, choices, capacity: 10, remaining };
}
function broadcast(name: string, over: Partial<typeof ppvEvent.$inferInsert> = {}): typeof ppvEvent.$inferInsert {
  const liveStart = over.liveStart ?? day(3);
  return {
    ...{ id: id(name), title: name, description: "", poster: { seed: name }, priceCents: 999, currency: "USD" },
    ...{ saleStart: day(-90), liveStart, liveEnd: new Date(liveStart.getTime() + 3 * 3_600_000) },
    ...{ streamKey: `secret of ${name}`, ...over },
  };
}
