DROP INDEX "outbox_unsent";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "open_claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "attempt_reset" ON "attempt" USING btree ("reset_at");--> statement-breakpoint
CREATE INDEX "ended_session_until" ON "ended_session" USING btree ("until");--> statement-breakpoint
CREATE INDEX "flow_lease_until" ON "flow_lease" USING btree ("until");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("retry_at","created_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "processed_event_received" ON "processed_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "refresh_answer_until" ON "refresh_answer" USING btree ("until");--> statement-breakpoint
CREATE INDEX "reservation_over" ON "reservation" USING btree ("created_at") WHERE "reservation"."status" in ('CANCELED', 'EXPIRED') and "reservation"."checkout_attempt" = 0;--> statement-breakpoint
CREATE INDEX "playback_seen" ON "playback" USING btree ("last_seen_at");--> statement-breakpoint
ALTER SEQUENCE "subscription_reading" OWNED BY "subscription"."reading";--> statement-breakpoint
-- A store that was restored from a backup without sequences has readings that are ahead of it.
SELECT setval('subscription_reading', greatest((SELECT max("reading") FROM "subscription"), "last_value")) FROM "subscription_reading";
