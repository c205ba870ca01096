/** The record of what is held about a fan, as her page reads it out. */
import type { PersonalRecord } from "../../../server/services/privacy";

/** The parts in their order: what she gave, what she bought, what it cost, what was noted. */
const PARTS = [
  "account",
  "ticketOrder",
  "ticket",
  "orderKey",
  "reservation",
  "reservationLine",
  "purchase",
  "goodsOrder",
  "entitlement",
  "subscription",
  "playback",
  "payment",
  "refund",
  "dispute",
  "billingCustomer",
  "stripe",
  "cards",
  "invoices",
  "contact",
  "attempt",
  "audit",
] as const;
export type HeldPart = (typeof PARTS)[number];

export type HeldView = {
  made: string;
  unreachable: boolean;
  /** Each row is its fields in their order, by the names that the file has. */
  parts: { name: HeldPart; rows: [field: string, value: string][][] }[];
};

export function heldView(record: PersonalRecord, locale: string): HeldView {
  const { account, store, stripe } = record;
  const atStripe = typeof stripe === "object" ? stripe : { customer: undefined, cards: [], invoices: [] };
  const rows: Record<string, Record<string, unknown>[]> = {
    ...store,
    account: [account],
    stripe: atStripe.customer ? [atStripe.customer] : [],
    cards: atStripe.cards,
    invoices: atStripe.invoices,
  };
  return {
    made: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
      new Date(record.made),
    ),
    unreachable: stripe === "unreachable",
    parts: PARTS.map((name) => ({ name, rows: (rows[name] ?? []).map(fieldsOf) })),
  };
}

const fieldsOf = (row: Record<string, unknown>): [string, string][] =>
  Object.entries(row).flatMap(([field, value]) =>
    value === null || value === undefined || value === "" ? [] : [[spelt(field), said(value)] as [string, string]],
  );

/** "holderEmail" is "holder email". */
const spelt = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

function said(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
