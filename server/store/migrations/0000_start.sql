CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_session" (
	"origin_jti" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"short_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"about" text NOT NULL,
	"status" text NOT NULL,
	"show_id" uuid,
	"venue_id" uuid,
	"category_ids" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"doors_at" timestamp with time zone NOT NULL,
	"schedule_tbd" boolean DEFAULT false NOT NULL,
	"time_zone_id" text NOT NULL,
	"card" jsonb NOT NULL,
	"poster" jsonb NOT NULL,
	"registration_type" text NOT NULL,
	"external_url" text,
	"ticket_limit_per_order" integer NOT NULL,
	"currency" text NOT NULL,
	"previous_start_at" timestamp with time zone,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_short_code_unique" UNIQUE("short_code"),
	CONSTRAINT "event_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "event_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"sort_index" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "flow_lease" (
	"flow_id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"template" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"payment_intent_id" text,
	"checkout_session_id" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payment_checkout_session_id_unique" UNIQUE("checkout_session_id")
);
--> statement-breakpoint
CREATE TABLE "processed_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"external" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_answer" (
	"hash" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_refund_id" text,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refund_once" UNIQUE("payment_id","reason")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"status" text NOT NULL,
	"user_id" text,
	"visitor_id" text NOT NULL,
	"client_key" text NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"checkout_expires" timestamp with time zone,
	"checkout_attempt" integer DEFAULT 0 NOT NULL,
	"checkout_session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_checkout_session_id_unique" UNIQUE("checkout_session_id"),
	CONSTRAINT "reservation_client_key" UNIQUE("visitor_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "reservation_line" (
	"reservation_id" uuid NOT NULL,
	"definition_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"name" text NOT NULL,
	"policy" text NOT NULL,
	CONSTRAINT "reservation_line_reservation_id_definition_id_pk" PRIMARY KEY("reservation_id","definition_id"),
	CONSTRAINT "quantity_positive" CHECK ("reservation_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "show" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"category_id" uuid,
	"is_residency" boolean DEFAULT false NOT NULL,
	CONSTRAINT "show_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"ticket_number" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"order_number" text NOT NULL,
	"event_id" uuid NOT NULL,
	"definition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"guest_full_name" text NOT NULL,
	"status" text NOT NULL,
	"checked_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_definition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"section_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"policy" text NOT NULL,
	"price_cents" integer NOT NULL,
	"limit_per_checkout" integer NOT NULL,
	"order_index" integer NOT NULL,
	"capacity" integer NOT NULL,
	"remaining" integer NOT NULL,
	"sale_start" timestamp with time zone NOT NULL,
	"sale_end" timestamp with time zone NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "never_oversold" CHECK ("ticket_definition"."remaining" >= 0 and "ticket_definition"."remaining" <= "ticket_definition"."capacity"),
	CONSTRAINT "price_not_negative" CHECK ("ticket_definition"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_order" (
	"order_number" text PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_order_reservation_id_unique" UNIQUE("reservation_id")
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"lat" text NOT NULL,
	"lng" text NOT NULL,
	"time_zone_id" text NOT NULL,
	"accessibility_note" text NOT NULL,
	"parking_note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_section" (
	"id" uuid PRIMARY KEY NOT NULL,
	"venue_id" uuid NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"rank" integer NOT NULL,
	"view_note" text NOT NULL,
	"accessible" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrestler" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"ring_name" text NOT NULL,
	"nickname" text NOT NULL,
	"hometown" text NOT NULL,
	"height_cm" integer,
	"weight_kg" integer,
	"alignment" text,
	"division" text NOT NULL,
	"finisher" text NOT NULL,
	"titles" jsonb NOT NULL,
	"debut_year" integer,
	"bio" text NOT NULL,
	"portrait" jsonb NOT NULL,
	"status" text NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "wrestler_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_show_id_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."show"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_key" ADD CONSTRAINT "order_key_order_number_ticket_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."ticket_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_line" ADD CONSTRAINT "reservation_line_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_line" ADD CONSTRAINT "reservation_line_definition_id_ticket_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."ticket_definition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show" ADD CONSTRAINT "show_category_id_event_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_order_number_ticket_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."ticket_order"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_definition_id_ticket_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."ticket_definition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD CONSTRAINT "ticket_definition_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD CONSTRAINT "ticket_definition_section_id_venue_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."venue_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_section" ADD CONSTRAINT "venue_section_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_start" ON "event" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "reservation_event_pending" ON "reservation" USING btree ("event_id","expires") WHERE "reservation"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reservation_user" ON "reservation" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_order_number" ON "ticket" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "ticket_event" ON "ticket" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ticket_definition_event" ON "ticket_definition" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ticket_order_user" ON "ticket_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_order_email" ON "ticket_order" USING btree ("email");