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
CREATE TABLE "job_run" (
	"job" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failures" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "tracking" text;--> statement-breakpoint
CREATE INDEX "balance_entry_payment" ON "balance_entry" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "balance_entry_created" ON "balance_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_order_created" ON "ticket_order" USING btree ("created_at","order_number");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "goods_order_unsent" ON "goods_order" USING btree ("purchase_id") WHERE "goods_order"."sent_at" is null;