ALTER TABLE "payment" ALTER COLUMN "checkout_session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_payment_intent_id_unique" UNIQUE("payment_intent_id");