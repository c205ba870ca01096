/** The personal data held about a fan, as the privacy page of their profile lists it. */
import type { PersonalRecord } from "../../../server/services/privacy";

/** Sections in page order: account, purchases, payments, logs. */
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
/** "rest" has the rows of all other sources, so that the page is complete. Each row begins with its source. */
type RecordSection = (typeof PARTS)[number] | "rest";

export type PersonalRecordView = {
  made: string;
  unreachable: boolean;
  /** Each row has its fields in the order of the downloadable file, under the same names. */
  parts: { name: RecordSection; rows: [field: string, value: string][][] }[];
};

export function personalRecordView(record: PersonalRecord, locale: string): PersonalRecordView {
  const { account, store, stripe } = record;
  const atStripe = typeof stripe === "object" ? stripe : { customer: undefined, cards: [], invoices: [] };
  const rows: Record<string, Record<string, unknown>[]> = {
    ...store,
    account: [account],
    stripe: atStripe.customer ? [atStripe.customer] : [],
    cards: atStripe.cards,
    invoices: atStripe.invoices,
  };
  const rest = Object.entries(rows)
    .filter(([name]) => !PARTS.some((part) => part === name))
    .flatMap(([name, all]) => all.map((row): [string, string][] => [["source", fieldLabel(name)], ...fieldsOf(row)]));
  return {
    made: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
      new Date(record.made),
    ),
    unreachable: stripe === "unreachable",
    parts: [...PARTS.map((name) => ({ name, rows: (rows[name] ?? []).map(fieldsOf) })), { name: "rest", rows: rest }],
  };
}

const fieldsOf = (row: Record<string, unknown>): [string, string][] =>
  Object.entries(row).flatMap(([field, value]) =>
    value === null || value === undefined || value === ""
      ? []
      : [[fieldLabel(field), valueText(value)] as [string, string]],
  );

/** "holderEmail" becomes "holder email". */
const fieldLabel = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

function valueText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
