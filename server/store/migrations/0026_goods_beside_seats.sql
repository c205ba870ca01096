-- The new rules are weaker than those that they replace, so what the last release writes keeps to them, too. Its
-- "on conflict do nothing" names no index. It settles no checkout that has goods beside its seats: the amount is not
-- the reservation's, so it leaves that payment to this release.
ALTER TABLE "payment" ADD CONSTRAINT "payment_intent_kind" UNIQUE("payment_intent_id","kind");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_session_kind" UNIQUE("checkout_session_id","kind");--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_payment_intent_id_unique";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_checkout_session_id_unique";--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_intent" ON "dispute" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "purchase_reservation" ON "purchase" USING btree ("reservation_id") WHERE "purchase"."reservation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_beside_hold" ON "purchase" USING btree ("reservation_id") WHERE "purchase"."status" = 'OPEN' and "purchase"."reservation_id" is not null;
