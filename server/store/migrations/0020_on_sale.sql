CREATE TABLE "admission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"number" integer,
	"rank" integer,
	"visitor_id" text NOT NULL,
	"user_id" text,
	"entered_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"prolonged" smallint DEFAULT 0 NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"slice" integer,
	"after" smallint,
	CONSTRAINT "admission_has_rank" CHECK (("admission"."number" is null) = ("admission"."rank" is null))
);
--> statement-breakpoint
CREATE TABLE "on_sale" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"phase_id" uuid,
	"mode" text NOT NULL,
	"access" text DEFAULT 'anyone' NOT NULL,
	"joins_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"turn_minutes" integer DEFAULT 10 NOT NULL,
	"max_rate" double precision,
	"secret" text NOT NULL,
	"sign_key" text NOT NULL,
	"public_key" text NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"beacon" jsonb,
	"joined" integer DEFAULT 0 NOT NULL,
	"drawn" integer,
	"drawn_at" timestamp with time zone,
	"serving" integer DEFAULT 0 NOT NULL,
	"pace" double precision DEFAULT 0 NOT NULL,
	"control" jsonb,
	"halted" boolean DEFAULT false NOT NULL,
	"empty_since" timestamp with time zone,
	"sold_out_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "on_sale_serving" CHECK ("on_sale"."serving" >= 0 and "on_sale"."serving" <= "on_sale"."joined"),
	CONSTRAINT "on_sale_drawn" CHECK ("on_sale"."drawn" is null or "on_sale"."drawn" between 0 and "on_sale"."joined"),
	CONSTRAINT "on_sale_turn" CHECK ("on_sale"."turn_minutes" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "place" (
	"sale_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_sale_id_number_pk" PRIMARY KEY("sale_id","number")
);
--> statement-breakpoint
ALTER TABLE "admission" ADD CONSTRAINT "admission_sale_id_on_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."on_sale"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission" ADD CONSTRAINT "admission_of_a_place" FOREIGN KEY ("sale_id","number") REFERENCES "public"."place"("sale_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_sale" ADD CONSTRAINT "on_sale_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_sale_id_on_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."on_sale"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admission_number" ON "admission" USING btree ("sale_id","number");--> statement-breakpoint
CREATE INDEX "admission_entered" ON "admission" USING btree ("sale_id","entered_at");--> statement-breakpoint
CREATE INDEX "admission_slice" ON "admission" USING btree ("sale_id","slice");--> statement-breakpoint
CREATE INDEX "admission_visitor" ON "admission" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "admission_user" ON "admission" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "on_sale_one_line" ON "on_sale" USING btree ("event_id") WHERE "on_sale"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "on_sale_event" ON "on_sale" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_subject" ON "place" USING btree ("sale_id","subject");--> statement-breakpoint
-- A channel of its own: servers of the last release read all content again at any word on the other one.
CREATE FUNCTION line_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('line', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Not when somebody joins: a row that names each new number would wake every process for each of them.
CREATE TRIGGER line_moved AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF mode, access, joins_at, opens_at, turn_minutes, max_rate, drawn, drawn_at, serving, beacon, halted, sold_out_at, ended_at
  ON on_sale FOR EACH STATEMENT EXECUTE FUNCTION line_moved();
