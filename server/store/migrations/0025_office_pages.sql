CREATE TABLE "balance_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_intent_id" text,
	"cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "door_key" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"signs_codes" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"event_id" uuid NOT NULL,
	"pass_id" uuid,
	"gate" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mode" text NOT NULL,
	"shown" text NOT NULL,
	"list" bigint,
	"undoes" uuid,
	"reason" text,
	"clock_off" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"base" jsonb,
	"item" jsonb NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "translation_source" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"english" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "translation_source_kind_key_language_pk" PRIMARY KEY("kind","key","language")
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"job" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "access_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"claimed_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_ended" CHECK ("webhook_delivery"."delivered_at" is null or "webhook_delivery"."failed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "webhook_target" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"off_at" timestamp with time zone,
	"off_why" text
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"sha" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"as_is" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity" text NOT NULL,
	"actor" text NOT NULL,
	"via" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"result" jsonb,
	"fault" text,
	CONSTRAINT "office_job_progress" CHECK ("office_job"."done" >= 0 and "office_job"."done" <= "office_job"."total")
);
--> statement-breakpoint
DROP INDEX "ticket_order_event";--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "mode" text DEFAULT 'steward' NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "names" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "offline" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "first_number" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "door_key" ADD CONSTRAINT "door_key_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_undoes_scan_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."scan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answer" ADD CONSTRAINT "contact_answer_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_entry_payment" ON "balance_entry" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "balance_entry_created" ON "balance_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scan_ticket" ON "scan" USING btree ("ticket_number");--> statement-breakpoint
CREATE INDEX "scan_event" ON "scan" USING btree ("event_id","at");--> statement-breakpoint
CREATE INDEX "scan_undoes" ON "scan" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "contact_answer_contact" ON "contact_answer" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "access_token_until" ON "access_token" USING btree ("until");--> statement-breakpoint
CREATE INDEX "webhook_delivery_target" ON "webhook_delivery" USING btree ("target_id","number");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_open" ON "webhook_delivery" USING btree ("target_id","number") WHERE "webhook_delivery"."delivered_at" is null and "webhook_delivery"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "office_job_open" ON "office_job" USING btree ("created_at") WHERE "office_job"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "office_job_entity" ON "office_job" USING btree ("entity");--> statement-breakpoint
CREATE INDEX "purchase_sold" ON "purchase" USING btree ("created_at","id") WHERE "purchase"."kind" = 'shop' and "purchase"."status" in ('PAID', 'REFUNDED');--> statement-breakpoint
CREATE INDEX "door_pass_event" ON "door_pass" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ticket_first_number" ON "ticket" USING btree ("first_number") WHERE "ticket"."first_number" is not null;--> statement-breakpoint
CREATE INDEX "ticket_number_begins" ON "ticket" USING btree ("ticket_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_holder_email_begins" ON "ticket" USING btree ("holder_email" text_pattern_ops) WHERE "ticket"."holder_email" is not null;--> statement-breakpoint
CREATE INDEX "ticket_holder_name_words" ON "ticket" USING gin (to_tsvector('simple', "guest_full_name")) WHERE "ticket"."holder_email" is not null;--> statement-breakpoint
CREATE INDEX "ticket_order_created" ON "ticket_order" USING btree ("created_at","order_number");--> statement-breakpoint
CREATE INDEX "ticket_order_number_begins" ON "ticket_order" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_order_email_begins" ON "ticket_order" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_order_name_words" ON "ticket_order" USING gin (to_tsvector('simple', "full_name"));--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_ref" ON "outbox" USING btree ("ref" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "goods_order_unsent" ON "goods_order" USING btree ("purchase_id") WHERE "goods_order"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "goods_order_email_begins" ON "goods_order" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_order_number_begins" ON "goods_order" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_order_name_words" ON "goods_order" USING gin (to_tsvector('simple', coalesce("address" ->> 'name', '')));--> statement-breakpoint
CREATE INDEX "contact_inbox" ON "contact" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_assignee" ON "contact" USING btree ("assignee","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_email" ON "contact" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ticket_order_event" ON "ticket_order" USING btree ("event_id","created_at","order_number");--> statement-breakpoint
ALTER TABLE "door_pass" ADD CONSTRAINT "door_pass_id_unique" UNIQUE("id");--> statement-breakpoint
-- The transaction's own number, not a sequence's: a reader who asks for everything since the oldest transaction that was
-- still running when it asked before misses nothing, in whatever order transactions end.
CREATE FUNCTION "ticket_changed"() RETURNS trigger AS $$ BEGIN NEW.version := pg_current_xact_id()::text::bigint; RETURN NEW; END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "ticket_changed" BEFORE INSERT OR UPDATE ON "ticket" FOR EACH ROW EXECUTE FUNCTION "ticket_changed"();--> statement-breakpoint
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
