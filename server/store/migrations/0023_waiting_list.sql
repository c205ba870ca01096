CREATE TABLE "ticket_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"event_id" uuid NOT NULL,
	"definition_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reservation_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wait_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"user_id" text,
	"locale" text NOT NULL,
	"quantity" integer NOT NULL,
	"fewer" boolean NOT NULL,
	"tiers" uuid[] NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wait_entry_one_each" UNIQUE("event_id","email_key"),
	CONSTRAINT "wait_entry_seats" CHECK ("wait_entry"."quantity" > 0 and cardinality("wait_entry"."tiers") > 0),
	CONSTRAINT "wait_entry_joined" CHECK ("wait_entry"."status" not in ('WAITING', 'OFFERED') or "wait_entry"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "wait_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "origin" text DEFAULT 'fan' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "offer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD COLUMN "wait_need" integer;--> statement-breakpoint
ALTER TABLE "ticket_return" ADD CONSTRAINT "ticket_return_ticket_number_ticket_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."ticket"("ticket_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_return" ADD CONSTRAINT "ticket_return_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_return" ADD CONSTRAINT "ticket_return_definition_id_ticket_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."ticket_definition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_return" ADD CONSTRAINT "ticket_return_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entry" ADD CONSTRAINT "wait_entry_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_key" ADD CONSTRAINT "wait_key_entry_id_wait_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wait_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_return_open" ON "ticket_return" USING btree ("ticket_number") WHERE "ticket_return"."status" in ('LISTED', 'TAKEN');--> statement-breakpoint
CREATE INDEX "ticket_return_event" ON "ticket_return" USING btree ("event_id") WHERE "ticket_return"."status" in ('LISTED', 'TAKEN');--> statement-breakpoint
CREATE INDEX "ticket_return_reservation" ON "ticket_return" USING btree ("reservation_id") WHERE "ticket_return"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "wait_entry_order" ON "wait_entry" USING btree ("event_id","joined_at","id") WHERE "wait_entry"."status" in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "wait_entry_user" ON "wait_entry" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wait_entry_email" ON "wait_entry" USING btree ("email");--> statement-breakpoint
CREATE INDEX "wait_entry_ended" ON "wait_entry" USING btree ("ended_at") WHERE "wait_entry"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "wait_entry_unconfirmed" ON "wait_entry" USING btree ("created_at") WHERE "wait_entry"."status" = 'UNCONFIRMED';--> statement-breakpoint
CREATE INDEX "wait_key_entry" ON "wait_key" USING btree ("entry_id");--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_entry_id_wait_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wait_entry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_entry" ON "reservation" USING btree ("entry_id") WHERE "reservation"."entry_id" is not null;--> statement-breakpoint
-- Whatever ends a reservation that stands on returned tickets, they are listed again.
CREATE FUNCTION returns_listed_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ticket_return SET status = 'LISTED', reservation_id = NULL WHERE reservation_id = NEW.id AND status = 'TAKEN';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER returns_listed_again AFTER UPDATE OF status ON reservation FOR EACH ROW
  WHEN (NEW.origin = 'return' AND NEW.status IN ('CANCELED', 'EXPIRED')) EXECUTE FUNCTION returns_listed_again();--> statement-breakpoint
-- A ticket that was used, transferred or canceled is not for sale any more.
CREATE FUNCTION return_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ticket_return SET status = 'WITHDRAWN' WHERE ticket_number = NEW.ticket_number AND status IN ('LISTED', 'TAKEN');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER return_withdrawn AFTER UPDATE OF status ON ticket FOR EACH ROW
  WHEN (OLD.status = 'VALID' AND NEW.status <> 'VALID') EXECUTE FUNCTION return_withdrawn();--> statement-breakpoint
-- How many seats of a zone are free for everybody. VOLATILE: it sees what others have committed while the reservation
-- statement waited for the tiers.
CREATE FUNCTION free_in_zone_1(night uuid, zone uuid) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(length(translate(free, 'ac1 ', ''))), 0) FROM event_bench
    WHERE event_id = night AND zone_id = zone AND longest > 0);
END
$$;
