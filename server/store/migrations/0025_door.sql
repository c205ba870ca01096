CREATE TABLE "door_key" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"event_id" uuid NOT NULL,
	"pass_id" uuid,
	"gate" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mode" text NOT NULL,
	"shown" text NOT NULL,
	"list" bigint,
	"undoes" uuid,
	"reason" text,
	"clock_off" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "mode" text DEFAULT 'steward' NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "names" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "offline" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "door_pass" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "door_key" ADD CONSTRAINT "door_key_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_undoes_scan_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."scan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_ticket" ON "scan" USING btree ("ticket_number");--> statement-breakpoint
CREATE INDEX "scan_event" ON "scan" USING btree ("event_id","at");--> statement-breakpoint
CREATE INDEX "scan_undoes" ON "scan" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "door_pass_event" ON "door_pass" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "door_pass" ADD CONSTRAINT "door_pass_id_unique" UNIQUE("id");--> statement-breakpoint
-- custom: door
-- The transaction's own number, not a sequence's: a reader who asks for everything since the oldest transaction that was
-- still running when it asked before misses nothing, in whatever order transactions end.
CREATE FUNCTION "ticket_changed"() RETURNS trigger AS $$ BEGIN NEW.version := pg_current_xact_id()::text::bigint; RETURN NEW; END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "ticket_changed" BEFORE INSERT OR UPDATE ON "ticket" FOR EACH ROW EXECUTE FUNCTION "ticket_changed"();
-- end of custom: door
