ALTER TABLE "ticket" ADD COLUMN "first_number" text;--> statement-breakpoint
ALTER TABLE "door_key" ADD COLUMN "signs_codes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ticket_first_number" ON "ticket" USING btree ("first_number") WHERE "ticket"."first_number" is not null;--> statement-breakpoint
-- custom: signed_codes
-- Tickets of nights ahead that were transferred before this release: the history knows their first numbers.
WITH RECURSIVE "given" AS (
  SELECT "entity" AS "old", "detail"->>'to' AS "new" FROM "audit" WHERE "action" = 'ticket.transferred'
), "chain" AS (
  SELECT "old" AS "first", "new" FROM "given" WHERE NOT EXISTS (SELECT 1 FROM "given" "before" WHERE "before"."new" = "given"."old")
  UNION ALL
  SELECT "chain"."first", "given"."new" FROM "chain" JOIN "given" ON "given"."old" = "chain"."new"
)
UPDATE "ticket" SET "first_number" = "chain"."first" FROM "chain", "event"
WHERE "ticket"."ticket_number" = "chain"."new" AND "event"."id" = "ticket"."event_id" AND "event"."end_at" > now();
-- custom: end
