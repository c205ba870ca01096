CREATE TABLE "reservation_code" (
	"reservation_id" uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "reservation_code_reservation_id_code_id_pk" PRIMARY KEY("reservation_id","code_id"),
	CONSTRAINT "code_seats_positive" CHECK ("reservation_code"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"phase_id" uuid,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"uses" integer,
	"uses_left" integer,
	"seats" integer,
	"seats_left" integer,
	"per_buyer" integer,
	"email" text,
	"percent" integer,
	"cents_per_ticket" integer,
	"cents_per_order" integer,
	"minimum_seats" integer DEFAULT 1 NOT NULL,
	"stopped_at" timestamp with time zone,
	"batch" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_text_unique" UNIQUE("text"),
	CONSTRAINT "code_ends_after_its_start" CHECK ("code"."start_at" < "code"."end_at"),
	CONSTRAINT "access_opens_a_phase" CHECK (("code"."kind" = 'access') = ("code"."phase_id" is not null)),
	CONSTRAINT "promo_has_one_discount" CHECK (num_nonnulls("code"."percent", "code"."cents_per_ticket", "code"."cents_per_order") = (case when "code"."kind" = 'promo' then 1 else 0 end)),
	CONSTRAINT "discount_is_positive" CHECK ("code"."percent" between 1 and 100 and "code"."cents_per_ticket" > 0 and "code"."cents_per_order" > 0),
	CONSTRAINT "uses_are_counted" CHECK (("code"."uses" is null) = ("code"."uses_left" is null)),
	CONSTRAINT "seats_are_counted" CHECK (("code"."seats" is null) = ("code"."seats_left" is null)),
	CONSTRAINT "code_never_overused" CHECK ("code"."uses_left" >= 0 and "code"."uses_left" <= "code"."uses"),
	CONSTRAINT "code_seats_never_overused" CHECK ("code"."seats_left" >= 0 and "code"."seats_left" <= "code"."seats"),
	CONSTRAINT "code_minimums" CHECK ("code"."minimum_seats" >= 1 and "code"."per_buyer" >= 1),
	CONSTRAINT "code_is_upper_case" CHECK ("code"."text" = upper("code"."text") and "code"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "code_tier" (
	"code_id" uuid NOT NULL,
	"definition_id" uuid NOT NULL,
	CONSTRAINT "code_tier_code_id_definition_id_pk" PRIMARY KEY("code_id","definition_id")
);
--> statement-breakpoint
CREATE TABLE "phase_tier" (
	"phase_id" uuid NOT NULL,
	"definition_id" uuid NOT NULL,
	"price_cents" integer,
	"capacity" integer,
	"remaining" integer,
	CONSTRAINT "phase_tier_phase_id_definition_id_pk" PRIMARY KEY("phase_id","definition_id"),
	CONSTRAINT "phase_price_not_negative" CHECK ("phase_tier"."price_cents" >= 0),
	CONSTRAINT "phase_is_counted" CHECK (("phase_tier"."capacity" is null) = ("phase_tier"."remaining" is null)),
	CONSTRAINT "phase_never_oversold" CHECK ("phase_tier"."remaining" >= 0 and "phase_tier"."remaining" <= "phase_tier"."capacity")
);
--> statement-breakpoint
CREATE TABLE "sale_phase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"order_index" integer NOT NULL,
	CONSTRAINT "phase_ends_after_its_start" CHECK ("sale_phase"."start_at" < "sale_phase"."end_at")
);
--> statement-breakpoint
ALTER TABLE "reservation_line" ADD COLUMN "list_cents" integer;--> statement-breakpoint
ALTER TABLE "reservation_line" ADD COLUMN "phase_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "list_cents" integer;--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD COLUMN "on_terms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_code" ADD CONSTRAINT "reservation_code_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_code" ADD CONSTRAINT "reservation_code_code_id_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code" ADD CONSTRAINT "code_phase_id_sale_phase_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."sale_phase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_tier" ADD CONSTRAINT "code_tier_code_id_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_tier" ADD CONSTRAINT "code_tier_definition_id_ticket_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."ticket_definition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_tier" ADD CONSTRAINT "phase_tier_phase_id_sale_phase_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."sale_phase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_tier" ADD CONSTRAINT "phase_tier_definition_id_ticket_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."ticket_definition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_phase" ADD CONSTRAINT "sale_phase_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_code_code" ON "reservation_code" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "code_batch" ON "code" USING btree ("batch") WHERE "code"."batch" is not null;--> statement-breakpoint
CREATE INDEX "code_phase" ON "code" USING btree ("phase_id") WHERE "code"."phase_id" is not null;--> statement-breakpoint
CREATE INDEX "code_tier_definition" ON "code_tier" USING btree ("definition_id");--> statement-breakpoint
CREATE INDEX "phase_tier_definition" ON "phase_tier" USING btree ("definition_id");--> statement-breakpoint
CREATE INDEX "sale_phase_event" ON "sale_phase" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "reservation_line" ADD CONSTRAINT "reservation_line_phase_id_sale_phase_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."sale_phase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Tells the reservation statement, which locks the tier's row anyway, that the tier has phases or promotion codes.
CREATE FUNCTION tier_on_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ticket_definition SET on_terms = true WHERE id = NEW.definition_id AND NOT on_terms;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER tier_on_terms AFTER INSERT ON phase_tier FOR EACH ROW EXECUTE FUNCTION tier_on_terms();--> statement-breakpoint
CREATE TRIGGER tier_on_terms AFTER INSERT ON code_tier FOR EACH ROW EXECUTE FUNCTION tier_on_terms();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sale_phase" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();--> statement-breakpoint
-- Seats of a phase come and go with every reservation.
CREATE TRIGGER "content_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "price_cents", "capacity"
	ON "phase_tier" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();--> statement-breakpoint
-- The orders of a fan with a code: paid, in checkout, or held at `moment`; without the holds `but`. VOLATILE matters: it
-- has to see what others have committed while the reservation statement waited for the code's lock.
CREATE FUNCTION code_orders_1(code uuid, fan text, browser text, moment timestamptz, but uuid[]) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM reservation_code JOIN reservation ON reservation.id = reservation_code.reservation_id
    WHERE reservation_code.code_id = code
      AND (reservation.user_id = fan OR reservation.visitor_id = browser)
      AND reservation.id <> ALL (but)
      AND (reservation.status = 'CONFIRMED' OR (reservation.status = 'PENDING'
        AND (reservation.expires > moment OR reservation.checkout_session_id IS NOT NULL))));
END
$$;
