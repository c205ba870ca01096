/**
 * Fills a seeded PostgreSQL store with years of business, by SQL: nights, wrestlers, orders with their payments,
 * tickets, mails and refunds, lost holds, memberships. The books balance afterwards (`npm run db:check`).
 */

const SIZES = {
  nights: 10_000,
  wrestlers: 1_000,
  orders: 100_000,
  tickets: 1_000_000,
  lostHolds: 200_000,
  fans: 50_000,
  purchases: 20_000,
};

/** Every statement on its own, so that the progress shows. `n` counts from 1. */
const STATEMENTS = {
  wrestlers: ({ wrestlers }) => `
    insert into wrestler
    select copy.* from generate_series(1, ${wrestlers} - (select count(*) from wrestler)) n
    join (select wrestler, row_number() over (order by id) as place, count(*) over () as all_of_them from wrestler) seed
      on seed.place = n % seed.all_of_them + 1,
    lateral jsonb_populate_record(seed.wrestler, jsonb_build_object(
      'id', gen_random_uuid(), 'slug', (seed.wrestler).slug || '-' || n, 'sort_index', 1000 + n)) copy`,

  // Two thirds of the nights are upcoming, within two years, and one third is over.
  nights: ({ nights }) => `
    create temp table grown_event on commit drop as
    select n, gen_random_uuid() as id, (seed.event).id as of,
      (2 + n % 700) * (case n % 3 when 0 then -1 else 1 end) * interval '1 day' as later
    from generate_series(1, ${nights} - (select count(*) from event)) n
    join (select event, row_number() over (order by id) as place, count(*) over () as all_of_them from event) seed
      on seed.place = n % seed.all_of_them + 1;
    insert into event
    select copy.* from grown_event join event on event.id = grown_event.of,
    lateral jsonb_populate_record(event, jsonb_build_object(
      'id', grown_event.id, 'slug', slug || '-' || n,
      'short_code', 'ZZ' || translate(lpad(to_hex(n), 6, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'),
      'status', case when status in ('DRAFT', 'CANCELED') then 'SCHEDULED' else status end,
      'start_at', start_at + later, 'end_at', end_at + later, 'doors_at', doors_at + later)) copy;
    analyze grown_event`,

  tiers: () => `
    insert into ticket_definition
    select copy.* from grown_event join ticket_definition on event_id = grown_event.of,
    lateral jsonb_populate_record(ticket_definition, jsonb_build_object(
      'id', gen_random_uuid(), 'event_id', grown_event.id, 'remaining', capacity - allotted,
      'sale_start', sale_start + later, 'sale_end', sale_end + later)) copy;
    analyze ticket_definition`,

  // Each order is for one tier of a night; the nights take turns.
  sales: ({ orders, tickets, fans }) => `
    create temp table grown_place on commit drop as
    select tier.*, row_number() over () - 1 as turn, count(*) over () as all_of_them from (
      select distinct on (event_id) event_id, definition.id, definition.name, definition.price_cents
      from ticket_definition definition join grown_event on grown_event.id = event_id
      order by event_id, order_index, definition.id
    ) tier;
    analyze grown_place;
    create temp table grown_order on commit drop as
    select n, gen_random_uuid() as reservation, gen_random_uuid() as payment, places.event_id, places.id as definition,
      places.name, places.price_cents as cents, ${tickets / orders}::int as seats,
      'fan-' || n % ${fans} as fan, translate(lpad(to_hex(n), 8, '0'), '01', 'XY') as code,
      now() - n % 900 * interval '1 day' as at
    from generate_series(1, ${orders}) n
    join grown_place places on places.turn = n % (select max(all_of_them) from grown_place);
    analyze grown_order`,

  orders: () => `
    insert into reservation (id, event_id, status, user_id, visitor_id, client_key, total_cents, currency, expires,
      checkout_attempt, checkout_session_id, created_at)
    select reservation, event_id, 'CONFIRMED', fan, 'visitor-' || fan, 'key-' || n, cents * seats, 'USD', at, 1,
      'cs_grown_' || n, at from grown_order;
    insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, name, policy)
    select reservation, definition, seats, cents, name, '' from grown_order;
    insert into ticket_order (order_number, reservation_id, event_id, user_id, email, full_name, locale, status,
      total_cents, currency, created_at)
    select code, reservation, event_id, fan, fan || '@grown.example', 'Fan ' || fan, 'en', 'PAID', cents * seats, 'USD', at
    from grown_order;
    insert into payment (id, kind, ref, payment_intent_id, checkout_session_id, cents, currency, created_at)
    select payment, 'ticket', reservation::text, 'pi_grown_' || n, 'cs_grown_' || n, cents * seats, 'USD', at
    from grown_order`,

  tickets: () => `
    insert into ticket (ticket_number, secret, order_number, event_id, definition_id, name, price_cents,
      guest_full_name, status, created_at)
    select code || '-' || lpad(seat::text, 3, '0'), md5(code || seat), code, event_id, definition, name, cents,
      'Fan ' || fan, 'VALID', at
    from grown_order, generate_series(1, seats) seat`,

  seats: () => `
    update ticket_definition set capacity = capacity + sold.seats
    from (select definition, sum(seats) as seats from grown_order group by definition) sold where id = sold.definition`,

  mails: () => `
    insert into outbox (id, cause, template, ref, created_at, sent_at, attempts)
    select gen_random_uuid(), 'tickets:' || code, 'tickets', code, at, at, 1 from grown_order;
    insert into order_key (hash, order_number, created_at) select md5(code) || md5(fan), code, at from grown_order;
    insert into audit (id, at, actor, action, entity, detail)
    select gen_random_uuid(), at, 'fan', 'order.paid', code, '{}' from grown_order`,

  // A refund of everything, as when a fan gives tickets back.
  refunds: () => `
    insert into refund (id, payment_id, provider_refund_id, cents, reason, cause, created_at)
    select gen_random_uuid(), payment, 're_grown_' || n, cents * seats, 'requested', 'order:' || code, at
    from grown_order where n % 20 = 0;
    update ticket set status = 'CANCELED' from grown_order where order_number = code and n % 20 = 0;
    update ticket_order set status = 'REFUNDED' from grown_order where order_number = code and n % 20 = 0;
    update ticket_definition set remaining = remaining + back.seats
    from (select definition, sum(seats) as seats from grown_order where n % 20 = 0 group by definition) back
    where id = back.definition`,

  lostHolds: ({ lostHolds, fans }) => `
    insert into reservation (id, event_id, status, user_id, visitor_id, client_key, total_cents, currency, expires,
      checkout_attempt, created_at)
    select gen_random_uuid(), event_id, case n % 2 when 0 then 'EXPIRED' else 'CANCELED' end, null,
      'visitor-' || n % ${fans}, 'lost-' || n, 0, 'USD', now() - n % 89 * interval '1 day', 0,
      now() - n % 89 * interval '1 day'
    from generate_series(1, ${lostHolds}) n
    join grown_place night on night.turn = n % (select max(all_of_them) from grown_place)`,

  customers: ({ fans }) => `
    insert into billing_customer (user_id, stripe_customer_id, created_at)
    select 'fan-' || n, 'cus_grown_' || n, now() from generate_series(0, ${fans} - 1) n;
    insert into subscription (id, user_id, status, price_id, interval, price_cents, currency, current_period_end,
      cancel_at_period_end, started_at, ended_at, reading)
    select 'sub_grown_' || n, 'fan-' || n, case n % 2 when 0 then 'active' else 'canceled' end, 'price_grown', 'month',
      999, 'usd', now() + interval '20 days', false, now() - interval '1 year',
      case n % 2 when 1 then now() - interval '30 days' end, nextval('subscription_reading')
    from generate_series(0, ${fans} / 5) n`,

  // Broadcasts, paid for and watchable; one in ten was never paid.
  purchases: ({ purchases, fans }) => `
    create temp table grown_purchase on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as payment, 'fan-' || n % ${fans} as fan,
      (select id from ppv_event order by id limit 1) as ppv, now() - n % 900 * interval '1 day' as at
    from generate_series(0, ${purchases} - 1) n;
    insert into purchase (id, user_id, kind, ref, slot, name, cents, currency, status, checkout_session_id,
      checkout_expires, created_at)
    select id, fan, 'ppv', ppv, 'ppv:' || ppv, 'Broadcast', 1999, 'USD', case n % 10 when 0 then 'ENDED' else 'PAID' end,
      'cs_ppv_' || n, at, case n % 10 when 0 then now() - n % 89 * interval '1 day' else at end from grown_purchase;
    insert into payment (id, kind, ref, payment_intent_id, checkout_session_id, cents, currency, created_at)
    select payment, 'ppv', id, 'pi_ppv_' || n, 'cs_ppv_' || n, 1999, 'USD', at from grown_purchase where n % 10 > 0;
    insert into entitlement (id, user_id, ppv_id, source, payment_id, granted_at)
    select gen_random_uuid(), fan, ppv, 'purchase', payment, at from grown_purchase where n % 10 > 0`,

  // Rows from recent weeks, which the tidy job doesn't delete yet.
  traces: ({ fans, orders }) => `
    insert into processed_event (event_id, type, received_at)
    select 'evt_grown_' || n, 'checkout.session.completed', now() - n % 89 * interval '1 day'
    from generate_series(1, ${orders}) n;
    insert into ended_session (origin_jti, until, ended_at)
    select md5('session' || n), now() + interval '20 days', now() - n % 30 * interval '1 day' - interval '1 hour'
    from generate_series(1, ${fans}) n;
    insert into attempt (key, count, reset_at)
    select 'grown:' || n, 1, now() + interval '1 hour' from generate_series(1, ${fans}) n;
    insert into contact (id, first_name, last_name, email, subject, message, source, locale, created_at)
    select gen_random_uuid(), 'Fan', n::text, 'fan-' || n || '@grown.example', 'Seats', 'Are they good?', 'contact', 'en',
      now() - n % 900 * interval '1 day'
    from generate_series(1, ${fans} / 5) n`,
};

/** Fills the store in one transaction. `progress` is called with each part's name and seconds. */
export async function fill(client, progress = () => undefined) {
  await client.query("begin");
  for (const [name, statement] of Object.entries(STATEMENTS)) {
    const began = performance.now();
    await client.query(statement(SIZES));
    progress(name, (performance.now() - began) / 1000);
  }
  await client.query("commit");
  await client.query("vacuum analyze");
}

/** Gives a fan this many orders of two tickets each for the night `slug`. */
export async function fillFan(client, { email, slug, orders }) {
  await client.query("begin");
  await client.query(`
    create temp table grown_order on commit drop as
    select 900000 + n as n, gen_random_uuid() as reservation, gen_random_uuid() as payment, tier.event_id,
      tier.id as definition, tier.name, tier.price_cents as cents, 2 as seats, 'a fan' as fan,
      'FAN' || lpad(n::text, 5, 'X') as code, now() - n % 900 * interval '1 hour' as at
    from generate_series(1, ${orders}) n, lateral (
      select definition.* from ticket_definition definition join event on event.id = event_id
      where slug = '${slug}' order by order_index, definition.id limit 1) tier`);
  for (const part of ["orders", "tickets", "seats", "mails"]) await client.query(STATEMENTS[part](SIZES));
  await client.query(`update ticket_order set email = '${email}', full_name = 'Ada Fan' where user_id = 'a fan'`);
  await client.query("commit");
}

/** Moves the fan's orders to the account that the fan has now: each provider assigns a different id. */
export async function adoptOrders(client, { userId, email }) {
  await client.query("update ticket_order set user_id = $1 where email = $2", [userId, email]);
  await client.query(
    "update reservation set user_id = $1 from ticket_order where reservation_id = reservation.id and email = $2",
    [userId, email],
  );
}
