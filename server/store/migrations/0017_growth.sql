CREATE INDEX IF NOT EXISTS "order_key_order" ON "order_key" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ticket_order_event" ON "ticket_order" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_entity" ON "audit" USING btree ("entity");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_ref" ON "payment" USING btree ("ref");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refund_unsent" ON "refund" USING btree ("created_at") WHERE "refund"."provider_refund_id" is null;