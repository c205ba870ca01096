CREATE TABLE "card_trial" (
	"card_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_retry" (
	"event_id" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_cursor" (
	"list" text PRIMARY KEY NOT NULL,
	"newest" text,
	"oldest" text
);
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "trial_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "event_retry_at" ON "event_retry" USING btree ("retry_at");--> statement-breakpoint
CREATE INDEX "refund_returned" ON "refund" USING btree ("returned_at") WHERE "refund"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_ask" ON "purchase" USING btree ("ask_at","created_at") WHERE "purchase"."status" = 'OPEN';