CREATE SEQUENCE "public"."subscription_reading" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_customer" (
	"user_id" text PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customer_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "entitlement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ppv_id" uuid NOT NULL,
	"source" text NOT NULL,
	"payment_id" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	CONSTRAINT "entitlement_once" UNIQUE("user_id","ppv_id","source")
);
--> statement-breakpoint
CREATE TABLE "playback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ppv_id" uuid NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"slot" text NOT NULL,
	"name" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"checkout_session_id" text,
	"checkout_expires" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_checkout_session_id_unique" UNIQUE("checkout_session_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"trial_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reading" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_ppv_id_ppv_event_id_fk" FOREIGN KEY ("ppv_id") REFERENCES "public"."ppv_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playback" ADD CONSTRAINT "playback_ppv_id_ppv_event_id_fk" FOREIGN KEY ("ppv_id") REFERENCES "public"."ppv_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playback_watching" ON "playback" USING btree ("user_id","ppv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_open" ON "purchase" USING btree ("user_id","slot") WHERE "purchase"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "purchase_user" ON "purchase" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");