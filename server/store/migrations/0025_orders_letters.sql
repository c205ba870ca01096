CREATE TABLE "contact_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ticket_order_event";--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_answer" ADD CONSTRAINT "contact_answer_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answer_contact" ON "contact_answer" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_sold" ON "purchase" USING btree ("created_at","id") WHERE "purchase"."kind" = 'shop' and "purchase"."status" in ('PAID', 'REFUNDED');--> statement-breakpoint
CREATE INDEX "ticket_number_begins" ON "ticket" USING btree ("ticket_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_holder_email_begins" ON "ticket" USING btree ("holder_email" text_pattern_ops) WHERE "ticket"."holder_email" is not null;--> statement-breakpoint
CREATE INDEX "ticket_holder_name_words" ON "ticket" USING gin (to_tsvector('simple', "guest_full_name")) WHERE "ticket"."holder_email" is not null;--> statement-breakpoint
CREATE INDEX "ticket_order_created" ON "ticket_order" USING btree ("created_at","order_number");--> statement-breakpoint
CREATE INDEX "ticket_order_number_begins" ON "ticket_order" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_order_email_begins" ON "ticket_order" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_order_name_words" ON "ticket_order" USING gin (to_tsvector('simple', "full_name"));--> statement-breakpoint
CREATE INDEX "outbox_ref" ON "outbox" USING btree ("ref" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_order_email_begins" ON "goods_order" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_order_number_begins" ON "goods_order" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "goods_order_name_words" ON "goods_order" USING gin (to_tsvector('simple', coalesce("address" ->> 'name', '')));--> statement-breakpoint
CREATE INDEX "contact_inbox" ON "contact" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_assignee" ON "contact" USING btree ("assignee","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_email" ON "contact" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ticket_order_event" ON "ticket_order" USING btree ("event_id","created_at","order_number");