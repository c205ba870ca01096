/** Handlers of the office's endpoints, for other programs with a token. The services are the desk's. */
import type { z } from "zod";
import { cursorIn, cursorOf } from "../../app/domain/office/page-cursor";
import type { Desk } from "../services/desk";
import type { TokenBearer } from "../services/machines/access-tokens";
import type { contract } from "./contract";
import type { officeRows } from "./contract/office";
import type { RequestPart } from "./handlers";
import { orderAnswer, orderDetails, salesAnswer } from "./office-answers";
import { type ApiAnswer, notFound } from "./problems";

export type OfficeApi = Pick<Desk, "tokens" | "orders" | "nightSales">;
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

export const officeHandlers = ({ orders, nightSales }: OfficeApi): OfficeHandlers => ({
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
});
