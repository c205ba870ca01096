/** The store's tables as an outsider reads them: plain SQL in one transaction, without any code of the product. */
import pg from "pg";

type Row = Record<string, unknown>;

const TABLES = [
  ...["reservation", "reservation_line", "ticket_order", "ticket", "ticket_definition"],
  ...["payment", "refund", "purchase", "entitlement", "goods_line", "product_variant", "subscription"],
] as const;

export type Books = {
  reservation: { id: string; status: string; total_cents: number; checkout_session_id: string | null }[];
  reservation_line: { reservation_id: string; definition_id: string; quantity: number; unit_cents: number }[];
  ticket_order: { order_number: string; reservation_id: string; status: string; total_cents: number }[];
  ticket: { ticket_number: string; order_number: string; definition_id: string; status: string; price_cents: number }[];
  ticket_definition: { id: string; name: string; capacity: number; remaining: number; allotted: number }[];
  payment: {
    id: string;
    kind: string;
    ref: string;
    payment_intent_id: string | null;
    checkout_session_id: string | null;
    cents: number;
    currency: string;
  }[];
  refund: {
    id: string;
    payment_id: string;
    provider_refund_id: string | null;
    cents: number;
    reason: string;
    cause: string;
  }[];
  purchase: { id: string; user_id: string; kind: string; ref: string; status: string; cents: number }[];
  entitlement: {
    id: string;
    user_id: string;
    ppv_id: string;
    source: string;
    payment_id: string | null;
    revoked_at: Date | null;
  }[];
  goods_line: { purchase_id: string; variant_id: string; quantity: number; refunded: number; taken: number }[];
  product_variant: { id: string; capacity: number | null; remaining: number | null }[];
  subscription: {
    id: string;
    user_id: string;
    status: string;
    cancel_at_period_end: boolean;
    cancel_at: Date | null;
  }[];
};

/** All tables as of one moment. */
export async function booksOf(databaseUrl: string): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const books: Record<string, Row[]> = {};
    for (const table of TABLES) books[table] = (await client.query(`select * from ${table}`)).rows;
    await client.query("commit");
    return books as Books;
  } finally {
    await client.end();
  }
}
