ALTER TABLE "billing_customer" ADD COLUMN "account_email" text;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD COLUMN "account_email_as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD COLUMN "former_emails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "billing_customer_outdated" ON "billing_customer" USING btree ("user_id") WHERE "billing_customer"."former_emails" <> '{}';