/** Handlers of the office's endpoints, for other programs with a token. The services are the desk's. */
import type { z } from "zod";
import { ticketCodeIn } from "../../app/domain/door/ticket-code";
import { cursorIn, cursorOf } from "../../app/domain/office/page-cursor";
import { unknownFields } from "../services/content/desk/unknown-fields";
import { fieldName, type Path } from "../services/content/items";
import type { Desk } from "../services/desk";
import type { TokenBearer } from "../services/machines/access-tokens";
import type { contract } from "./contract";
import type { officeRows } from "./contract/office";
import type { RequestPart } from "./handlers";
import { orderAnswer, orderDetails, salesAnswer, scanAnswer } from "./office-answers";
import { type ApiAnswer, notFound, problem } from "./problems";

export type OfficeApi = Pick<Desk, "tokens" | "orders" | "nightSales" | "boxOffice" | "content">;
export type OfficeRow = keyof typeof officeRows;

type TokenInput<K extends OfficeRow> = {
  params: RequestPart<K, "params">;
  query: RequestPart<K, "query">;
  body: RequestPart<K, "body">;
  token: TokenBearer;
};
type OfficeHandlers = {
  [K in OfficeRow]: (input: TokenInput<K>) => Promise<z.infer<(typeof contract)[K]["response"]> | ApiAnswer>;
};

export const officeHandlers = ({ orders, nightSales, boxOffice, content }: OfficeApi): OfficeHandlers => ({
  async listOfficeOrders({ query: { limit, after, ...filter } }) {
    const { rows, more } = await orders.list({ ...filter, before: cursorIn(after ?? null) }, limit);
    const last = more ? rows.at(-1) : undefined;
    return { orders: rows.map(orderAnswer), next: last ? cursorOf({ at: last.at, id: last.number }) : null };
  },

  async getOfficeOrder({ params }) {
    const file = await orders.file(params.orderNumber);
    return file ? orderDetails(file) : notFound();
  },

  async listNightSales({ query: { limit, after, past, eventId } }) {
    const filter = { eventId, past: past === "true", after: cursorIn(after ?? null) };
    const { nights, more } = await nightSales.list(filter, limit);
    const last = more ? nights.at(-1) : undefined;
    return { nights: nights.map(salesAnswer), next: last ? cursorOf({ at: last.startAt, id: last.id }) : null };
  },

  async scanTicket({ body: { eventId, scanned, gate, id }, token }) {
    const night = (await boxOffice.nightsOfToday()).find((one) => one.id === eventId.toLowerCase());
    if (!night) return notFound();
    const code = ticketCodeIn(scanned);
    if (!code) return NO_TICKET;
    const pass = {
      id: token.id,
      eventId: night.id,
      label: gate,
      mode: "steward",
      ...NO_NAMES,
      until: night.endAt,
    } as const;
    return scanAnswer(await boxOffice.checkIn(pass, code.ticketNumber, code.code, id, actorOf(token)));
  },

  async listOfficeContent({ params: { collection }, query: { text, after } }) {
    const { items, next } = await content.list(collection, { text }, after);
    return { items: items.map(({ key, name }) => ({ key, name })), next: next ?? null };
  },

  async getOfficeContent({ params: { collection, key } }) {
    const found = await content.get(collection, key);
    return found ? { key, ...found } : notFound();
  },

  async putOfficeContent({ params: { collection, key }, body: { revision, item }, token }) {
    const current = await content.get(collection, key);
    if (!current) return notFound();
    if (current.revision !== revision) return changedMeanwhile([]);
    const unknown = unknownFields(collection, item).map((path) => ({ path, says: "is unknown" }));
    if (unknown.length > 0) return faulty(unknown);
    const outcome = await content.save(collection, key, item, { base: current.item, actor: actorOf(token) });
    switch (outcome.kind) {
      case "missing":
        return notFound();
      case "conflict":
        return changedMeanwhile(outcome.conflicts.map(({ path }) => path));
      case "faults":
        return faulty(outcome.faults);
      case "saved": {
        const saved = await content.get(collection, outcome.key);
        return saved ? { key: outcome.key, ...saved } : notFound();
      }
    }
  },
});

const actorOf = ({ name }: TokenBearer) => ({ name, via: "token" }) as const;

const NO_NAMES = { names: false, offline: false };
const NO_TICKET = {
  admitted: false,
  state: "unknown",
  ticketNumber: null,
  tier: null,
  seat: null,
  at: null,
  gate: null,
} as const;

const faulty = (faults: { path?: Path; field?: string; says: string }[]): ApiAnswer =>
  problem(400, {
    errors: faults.map(({ path, field = "", says }) => ({ field: path ? fieldName(path) : field, message: says })),
  });

const changedMeanwhile = (paths: Path[]): ApiAnswer =>
  problem(409, {
    title: "Changed meanwhile",
    detail: "Somebody else changed this item. Read it again.",
    errors: paths.map((path) => ({ field: fieldName(path), message: "has another value by now" })),
  });
