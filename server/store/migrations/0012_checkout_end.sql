ALTER TABLE "reservation" ADD COLUMN "checkout_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "checkout_silent_since" timestamp with time zone;--> statement-breakpoint
-- A store from before this index may have two holds of one fan for one night: the one in checkout, else the newest, stays.
WITH surplus AS (
  SELECT id FROM (
    SELECT id, row_number() OVER (
      PARTITION BY event_id, coalesce(user_id, visitor_id)
      ORDER BY (checkout_session_id IS NOT NULL) DESC, created_at DESC, id
    ) AS place
    FROM reservation WHERE status = 'PENDING'
  ) AS hold WHERE place > 1
),
ended AS (UPDATE reservation SET status = 'EXPIRED' FROM surplus WHERE reservation.id = surplus.id),
freed AS (
  SELECT definition_id, sum(quantity)::int AS seats
  FROM reservation_line JOIN surplus ON surplus.id = reservation_id GROUP BY definition_id
)
UPDATE ticket_definition SET remaining = remaining + freed.seats FROM freed WHERE ticket_definition.id = freed.definition_id;--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_one_hold" ON "reservation" USING btree ("event_id",coalesce("user_id", "visitor_id")) WHERE "reservation"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reservation_checkout_ask" ON "reservation" USING btree ("checkout_ask_at") WHERE "reservation"."checkout_expires" is not null;