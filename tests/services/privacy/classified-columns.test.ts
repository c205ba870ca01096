/** Every text column of the store is classified: whether it identifies a fan, and if so, where it is handled. */
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testStore } from "../../store";
import { personalTables } from "./privacy-world";

/** Written by the office, and not about fans. */
const CONTENT = `event event_category highlight instagram_item media_item media_file ppv_event premium_plan product product_variant
  redirect job_run show ticket_definition venue venue_section wrestler migration
  seating_plan event_bench sale_phase phase_tier code_tier reservation_code search_entry
  draft translation_source`;
/** Columns that identify a fan: names, addresses, ids, and texts that they wrote. */
const NAMING: Record<string, string> = {
  account_change: "sealed",
  admission: "user_id visitor_id",
  attempt: "key",
  audit: "actor entity detail before after personal",
  basket_line: "owner",
  billing_customer: "user_id stripe_customer_id account_email former_emails",
  code: "email",
  calendar_key: "user_id secret",
  follow: "subject",
  follower: "email user_id secret",
  contact: "first_name last_name email phone subject message user_id order_number",
  contact_answer: "text",
  departure: "user_id sealed",
  door_pass: "staff",
  entitlement: "user_id",
  goods_key: "hash",
  goods_order: "email address tracking",
  order_key: "hash",
  playback: "user_id device",
  purchase: "user_id visitor_id",
  reservation: "user_id visitor_id client_key",
  staff_member: "username email name",
  subscription: "user_id",
  ticket: "guest_full_name holder_email holder_user_id",
  ticket_order: "user_id email full_name",
  wait_entry: "email email_key user_id",
  wait_key: "hash",
};
/** Other text columns, which do not identify anyone. */
const NAMELESS: Record<string, string> = {
  account_change: "kind",
  billing_customer: "locale",
  // The owner of a place: a hash under the sale's own secret, which is deleted 30 days after the night.
  place: "subject",
  on_sale: "mode access secret sign_key public_key seed commitment beacon control",
  card_trial: "card_hash subscription_id",
  code: "text kind batch",
  calendar_key: "locale",
  // The state of a message, and the member of staff who works on it.
  contact: "source locale state assignee",
  contact_answer: "author",
  follow: "kind",
  follower: "locale stopped",
  notice: "cause",
  announcement: "subjects",
  sale_campaign: "source medium campaign content term",
  departure: "step",
  event_retry: "event_id",
  stripe_cursor: "list newest oldest",
  balance_entry: "id type payment_intent_id currency",
  dispute: "id payment_intent_id subscription_id currency reason status",
  // Of programs, not of people. What is delivered has numbers of orders, tickets and nights.
  access_token: "hash name scopes",
  webhook_target: "url events secret previous_secret off_why",
  webhook_delivery: "event data tries",
  // Temporary keys, random or hashed, which expire.
  ended_session: "origin_jti",
  flow_lease: "flow_id",
  refresh_answer: "hash sealed",
  audit: "action via",
  entitlement: "source revoke_reason",
  goods_line: "slug name choices",
  goods_order: "order_number slug name choices locale carrier",
  order_key: "order_number ticket_number",
  // Staff, and the keys of nights.
  office_job: "kind entity actor via result fault",
  // Numbers of orders, tickets and payments.
  outbox: "cause template ref last_error",
  payment: "kind ref payment_intent_id checkout_session_id currency",
  processed_event: "event_id type",
  purchase: "kind ref slot name currency status checkout_session_id payment_intent_id",
  refund: "provider_refund_id reason cause failure_reason",
  reservation: "status currency checkout_session_id origin",
  reservation_line: "name policy seats",
  // The office says why a seat is not for sale; a note may name a guest, and is cleared after the night.
  seat_claim: "why note",
  staff_member: "roles",
  subscription: "id status price_id interval currency",
  ticket: "ticket_number first_number secret order_number name status checked_in_by seat_words",
  ticket_order: "order_number locale status currency",
  ticket_return: "ticket_number status",
  scan: "ticket_number gate mode shown reason",
  door_pass: "hash label mode",
  door_key: "private_key public_key",
  wait_entry: "status locale tiers",
};

it("no text column is without a class, and every table that identifies a fan is handled", async () => {
  const store = await testStore({ seeded: false });
  const { rows } = await store.db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'inet', 'ARRAY')`);
  const words = (text = "") => text.split(/\s+/);
  const judged = (table: string, column: string) =>
    words(CONTENT).includes(table) || [NAMING, NAMELESS].some((list) => words(list[table]).includes(column));
  expect(rows.filter(({ table, column }) => !judged(table, column))).toEqual([]);
  // Sealed, and deleted in time: with the last step, or a week after the change.
  const seenTo = [...personalTables(), "departure", "account_change"];
  expect(Object.keys(NAMING).filter((table) => !seenTo.includes(table))).toEqual([]);
  await store.close();
});
