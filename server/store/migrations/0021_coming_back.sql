CREATE TABLE "announcement" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"subjects" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_key" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_key_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"follower_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "follow_once" UNIQUE("follower_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "follower" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"secret" text NOT NULL,
	"locale" text NOT NULL,
	"stopped" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follower_email_unique" UNIQUE("email"),
	CONSTRAINT "follower_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "follower_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"cause" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_campaign" (
	"sale" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"medium" text DEFAULT '' NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"term" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"at" timestamp with time zone,
	"until" timestamp with time zone,
	"published_at" timestamp with time zone,
	"hash" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower_id_follower_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."follower"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_subject" ON "follow" USING btree ("kind","subject") WHERE "follow"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "follow_until" ON "follow" USING btree ("until") WHERE "follow"."until" is not null;--> statement-breakpoint
CREATE INDEX "follower_created" ON "follower" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notice_created" ON "notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sale_campaign_created" ON "sale_campaign" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("priority","retry_at" NULLS FIRST,"created_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;