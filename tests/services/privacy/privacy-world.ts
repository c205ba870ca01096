/** The setup of the privacy tests: billing's world, a minimal user pool, and a fan with rows in every table. */
import { randomUUID } from "node:crypto";
import { and, eq, getTableName, sql } from "drizzle-orm";
import { limits } from "../../../server/http/rate-limits";
import type { Visitor } from "../../../server/ports";
import { recordAudit } from "../../../server/services/audit-trail";
import { catalogue } from "../../../server/services/catalogue";
import { following } from "../../../server/services/following";
import { goodsDesk } from "../../../server/services/goods/goods-desk";
import { mintGoodsKey } from "../../../server/services/goods/goods-keys";
import { privacy } from "../../../server/services/privacy";
import { PERSONAL_DATA } from "../../../server/services/privacy/personal-data";
import type { PrivacyDeps } from "../../../server/services/privacy/privacy-types";
import { sealer } from "../../../server/session/cookies/seal";
import { endedSessions } from "../../../server/session/ended-sessions";
import type { Tokens } from "../../../server/session/session";
import type { Store } from "../../../server/store/connection/open-store";
import {
  contact,
  contactAnswer,
  dispute,
  doorPass,
  payment,
  playback,
  ppvEvent,
  purchase,
  scan,
  staffMember,
  ticket,
  ticketDefinition,
  ticketReturn,
  waitEntry,
  waitKey,
} from "../../../server/store/schema";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";
import { terms } from "../terms/terms-world";

const access = Buffer.from(JSON.stringify({ exp: 4_102_444_800 })).toString("base64url");
export const TOKENS: Tokens = { idToken: "-", accessToken: `-.${access}.-`, refreshToken: "-", username: "-" };

const ADDRESS = {
  ...{ shippingLine1: "1 Quill Road", shippingCity: "Mobile", shippingState: "AL" },
  ...{ shippingPostalCode: "36602", shippingCountry: "US" },
};

export async function privacyWorld(store: Store) {
  const world = await billingWorld(store);
  const content = catalogue({ store, clock: world.clock, siteUrl: world.deps.siteUrl });
  const deleted: string[] = [];
  const deps: PrivacyDeps = {
    ...world.deps,
    siteName: "Ringside",
    mailer: { send: async (mail) => void world.mails.push(mail) },
    boxOffice: world.office,
    billing: world.billing,
    goods: goodsDesk({ store, clock: world.clock, refunds: world.office.refunds, outbox: world.office }),
    endedSessions: endedSessions({ store }),
    seal: sealer(["a secret that is long enough for this"], "departure"),
    cognito: {
      getUser: async () => ({
        username: "-",
        attributes: { email: "her own", phone_number: "+12025550143" },
        factors: { enabled: [], preferred: undefined },
      }),
      deleteUser: async (token) => void deleted.push(token),
      refresh: async (tokens) => tokens,
    },
  };
  return { ...world, deps, deleted, content, privacy: privacy(deps) };
}
export type PrivacyWorld = Awaited<ReturnType<typeof privacyWorld>>;

let fans = 0;
/** A fan whose name, address and ids occur nowhere else. */
export function newFan() {
  const number = ++fans;
  return visitor({ name: `Philippa Quill ${number}`, email: `quill-${number}@example.org` }, `browser-${randomUUID()}`);
}

/** Gives the fan a row in every table that can identify them; returns the nights that they have tickets for. */
export async function liveALife(world: PrivacyWorld, fan: Visitor) {
  const { store, office, billing, clock } = world;
  const { db } = store;
  const { userId = "", email = "", name = "" } = fan.user ?? {};
  const now = clock.now();

  const own = await buySeats(world, fan);
  // A turn in the line of a night.
  await db.execute(sql`
    with line as (
      insert into on_sale (id, event_id, mode, joins_at, opens_at, ended_at, secret, sign_key, public_key, seed,
        commitment, created_at)
      select gen_random_uuid(), id, 'auto', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz, '', '', '', '', encode(sha256(''), 'hex'),
        ${now.toISOString()}::timestamptz
      from event limit 1 returning id
    )
    insert into admission (id, sale_id, visitor_id, user_id, entered_at, until)
    select gen_random_uuid(), id, ${fan.visitorId}, ${userId}, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz from line`);
  const [kept = "", given = ""] = own.tickets;
  await office.transfer(fan, given, { email: "friend@example.net", name: "A Friend" });
  const friend = visitor({ email: `friend-${randomUUID()}@example.net`, name: "A Friend" });
  const hers = await buySeats(world, friend);
  await office.transfer(friend, hers.tickets[0] ?? "", { email, name });
  await office.claim(fan);
  const back = await buySeats(world, fan);
  await office.cancelOrder({
    orderNumber: back.orderNumber,
    actor: userId,
    reason: "requested",
    ticketNumbers: back.tickets.slice(0, 1),
  });

  await world.anotherCard();
  await pay(world, await billing.subscribe(fan, "monthly"));
  const [sold, open] = await broadcasts(world);
  await pay(world, await billing.buyBroadcast(fan, sold));
  await world.news();
  await billing.buyBroadcast(fan, open);

  const { eventId, first } = await night(store, now, [{ capacity: 5 }]);
  const ofFan = await terms(store, now).code([first], { email: fan.user?.email ?? "" });
  const hold = await held(office.reserve(fan, { ...wish(eventId, { [first]: 2 }), codes: [ofFan] }));
  await checkout(office.pay(fan, hold));

  const at = { createdAt: now };
  const entryId = randomUUID();
  await db.insert(waitEntry).values({
    ...{ id: entryId, eventId, status: "WAITING", email, emailKey: email, userId, locale: "en", joinedAt: now, ...at },
    ...{ quantity: 9, fewer: false, tiers: [first] },
  });
  await db.update(ticketDefinition).set({ waitNeed: 9 }).where(eq(ticketDefinition.id, first));
  await db.insert(waitKey).values({ hash: randomUUID(), entryId, ...at });
  const [mine] = await db.select().from(ticket).where(eq(ticket.ticketNumber, kept));
  await db.insert(ticketReturn).values({
    ...{ id: randomUUID(), ticketNumber: kept, eventId: own.eventId, definitionId: mine?.definitionId ?? "" },
    ...{ priceCents: mine?.priceCents ?? 0, status: "LISTED", ...at },
  });
  await db.insert(playback).values({
    ...{ id: randomUUID(), userId, ppvId: sold, device: fan.visitorId },
    ...{ startedAt: now, lastSeenAt: now },
  });
  const letter = randomUUID();
  await db.insert(contact).values({
    ...{ id: letter, firstName: name, lastName: name, email, subject: "tickets", message: `Call ${name}` },
    ...{ source: "help", locale: "en", ...at },
  });
  // The office has answered, and noted something about them.
  const answered = { id: randomUUID(), contactId: letter, author: "bo@ringside.example", text: `Dear ${name}`, ...at };
  await db.insert(contactAnswer).values(answered);
  const noted = { action: "letter.noted", entity: letter, detail: {}, personal: { note: `${name} called` } };
  await recordAudit(db, { at: now, actor: { name: "bo@ringside.example", via: "office" }, ...noted });
  const follows = following({
    ...world,
    catalogue: world.content,
    ...{ siteUrl: world.deps.siteUrl, siteName: "Ringside", sendSoon: () => undefined },
  });
  const [town = ""] = await world.content.cities();
  await follows.follow(fan, { kind: "town", subject: town, email });
  await follows.newCalendar(userId, "en");
  await limits({ store, clock }).allow("signIn", `account:${email}`);
  const { products } = await world.content.products({ limit: 100, offset: 0 });
  const article = products.find((one) => one.productType === "physical" && one.variants.some(inStock));
  const parcel = await billing.buyGoods(fan, article?.slug ?? "", article?.variants.find(inStock)?.id ?? "");
  await pay(world, parcel, { shippingName: name, ...ADDRESS });
  await billing.addGoods(fan, article?.slug ?? "", article?.variants.find(inStock)?.id ?? "");
  const [order] = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, userId), eq(purchase.kind, "shop")));
  await mintGoodsKey(db, order?.id ?? "", now);
  await buyParcel(world, visitor(), email);
  await world.news();
  const [paid] = await db
    .select()
    .from(payment)
    .where(sql`${payment.ref} in (
    select id::text from ${purchase} where ${purchase.userId} = ${userId})`);
  await db.insert(dispute).values({
    ...{ id: `du_${userId}`.slice(0, 12), paymentIntentId: paid?.paymentIntentId ?? "", paymentId: paid?.id ?? null },
    ...{ cents: 1, currency: "usd", reason: "fraudulent", status: "won", openedAt: now, closedAt: now },
  });
  await db.insert(scan).values({
    ...{ id: randomUUID(), ticketNumber: kept, eventId: own.eventId, gate: "North door", at: now, receivedAt: now },
    ...{ mode: "online", shown: "in" },
  });
  await db.insert(doorPass).values({
    ...{ hash: randomUUID(), eventId: own.eventId, label: "North door", until: now, createdAt: now },
    staff: fan.user?.username ?? "",
  });
  await db.insert(staffMember).values({
    ...{ username: fan.user?.username ?? "", email, name, roles: "door", seenAt: now },
  });
  await recordAudit(db, {
    ...{ at: now, actor: "office", action: "fan.looked", entity: own.orderNumber, detail: {} },
    personal: { email, name },
  });
  await office.drained();
  return { kept, given, own, hers, hold };
}

/** Buys two seats of a new night. */
export async function buySeats({ store, office, clock, payAt }: PrivacyWorld, fan: Visitor, email = fan.user?.email) {
  const { eventId, first } = await night(store, clock.now(), [{ capacity: 10 }]);
  const reservationId = await held(office.reserve(fan, wish(eventId, { [first]: 2 })));
  await payAt(await checkout(office.pay(fan, reservationId)), undefined, email);
  const back = await office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  const tickets = await office.tickets(fan, eventId);
  return { eventId, orderNumber: back.orderNumber, tickets: tickets.map(({ ticketNumber }) => ticketNumber) };
}

async function pay({ payAt }: PrivacyWorld, buying: unknown, address: Record<string, string> = {}) {
  const { url } = buying as { url: string };
  if ((await payAt(url, undefined, undefined, address)) !== 303) throw new Error(`Not paid: ${JSON.stringify(buying)}`);
}

/** Buys an article that is sent by post, and returns the purchase's id. */
export async function buyParcel(world: PrivacyWorld, buyer: Visitor, email: string): Promise<string> {
  const { products } = await world.content.products({ limit: 100, offset: 0 });
  const article = products.find((one) => one.productType === "physical" && one.variants.some(inStock));
  const variant = article?.variants.find(inStock);
  const { url } = (await world.billing.buyGoods(buyer, article?.slug ?? "", variant?.id ?? "")) as { url: string };
  const address = { shippingName: "A Guest", ...ADDRESS };
  if ((await world.payAt(url, undefined, email, address)) !== 303) throw new Error("Not paid");
  await world.news();
  const mine = eq(purchase.visitorId, buyer.visitorId);
  const [bought] = await world.store.db.select().from(purchase).where(mine);
  if (bought?.status !== "PAID") throw new Error(`The parcel is ${bought?.status}`);
  return bought.id;
}

const inStock = ({ stock }: { stock: { inStock: boolean } }) => stock.inStock;

/** Two that are on sale. */
async function broadcasts({ store, content }: PrivacyWorld): Promise<[string, string]> {
  const rows = await store.db.select({ id: ppvEvent.id }).from(ppvEvent);
  const shown = await Promise.all(rows.map(({ id }) => content.payPerView(id)));
  const [one, two] = shown.flatMap((show) => (show?.state === "onSale" ? show.id : []));
  if (!one || !two) throw new Error("The seed has no two broadcasts on sale");
  return [one, two];
}

/** Tables with one of these words in any column, as text. */
export async function tablesNaming(store: Store, words: string[]): Promise<string[]> {
  const { rows } = await store.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const any = sql.join(
      words.map((word) => sql`strpos(lower(one::text), ${word.toLowerCase()}) > 0`),
      sql` or `,
    );
    const hits = await store.db.execute(sql`select 1 from ${sql.identifier(name)} as one where ${any} limit 1`);
    if (hits.rows.length > 0) found.push(name);
  }
  return found.sort();
}

export const personalTables = (): string[] => Object.values(PERSONAL_DATA).map(({ table }) => getTableName(table));

/** All that may name a fan in the store. */
export const namesOf = ({ user, visitorId }: Visitor) => [
  user?.userId ?? "",
  user?.username ?? "",
  user?.email ?? "",
  user?.name ?? "",
  visitorId,
];
