CREATE TABLE "access_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "access_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"claimed_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_ended" CHECK ("webhook_delivery"."delivered_at" is null or "webhook_delivery"."failed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "webhook_target" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"off_at" timestamp with time zone,
	"off_why" text
);
--> statement-breakpoint
CREATE INDEX "access_token_until" ON "access_token" USING btree ("until");--> statement-breakpoint
CREATE INDEX "webhook_delivery_target" ON "webhook_delivery" USING btree ("target_id","number");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_open" ON "webhook_delivery" USING btree ("target_id","number") WHERE "webhook_delivery"."delivered_at" is null and "webhook_delivery"."failed_at" is null;