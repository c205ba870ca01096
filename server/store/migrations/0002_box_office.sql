CREATE TABLE "door_pass" (
	"hash" text PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"label" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_once";--> statement-breakpoint
ALTER TABLE "order_key" ADD COLUMN "ticket_number" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "cause" text;--> statement-breakpoint
UPDATE "refund" SET "cause" = "reason" || ':' || "payment_id";--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "holder_email" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "holder_user_id" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "checked_in_by" text;--> statement-breakpoint
ALTER TABLE "door_pass" ADD CONSTRAINT "door_pass_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ticket_holder_user" ON "ticket" USING btree ("holder_user_id");--> statement-breakpoint
CREATE INDEX "ticket_holder_email" ON "ticket" USING btree ("holder_email");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_cause_unique" UNIQUE("cause");