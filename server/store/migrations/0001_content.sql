CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"newsletter_at" timestamp with time zone,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" text,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"video_url" text NOT NULL,
	"captions_url" text NOT NULL,
	"thumbnail" jsonb NOT NULL,
	"duration_sec" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"event_id" uuid,
	"wrestler_ids" jsonb NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_item" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"permalink" text NOT NULL,
	"caption" text NOT NULL,
	"username" text NOT NULL,
	"like_count" integer NOT NULL,
	"comments_count" integer NOT NULL,
	"timestamp" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"image" jsonb,
	"image_alt" text DEFAULT '' NOT NULL,
	"link" text,
	"author" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ppv_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"poster" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"sale_start" timestamp with time zone NOT NULL,
	"live_start" timestamp with time zone NOT NULL,
	"live_end" timestamp with time zone NOT NULL,
	"replay_until" timestamp with time zone,
	"premium_included" boolean DEFAULT false NOT NULL,
	"allowed_countries" jsonb,
	"blocked_countries" jsonb,
	"max_concurrent" integer DEFAULT 2 NOT NULL,
	"stream_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premium_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"trial_days" integer NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"ribbon" text,
	"price_cents" integer NOT NULL,
	"discounted_cents" integer,
	"currency" text NOT NULL,
	"art" jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping" boolean DEFAULT true NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product_variant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"choices" jsonb NOT NULL,
	"capacity" integer,
	"remaining" integer,
	CONSTRAINT "product_variant_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variant_never_oversold" CHECK ("product_variant"."remaining" >= 0 and "product_variant"."remaining" <= "product_variant"."capacity")
);
--> statement-breakpoint
ALTER TABLE "show" ADD COLUMN "venue_id" uuid;--> statement-breakpoint
ALTER TABLE "show" ADD COLUMN "runtime_minutes" integer DEFAULT 165 NOT NULL;--> statement-breakpoint
ALTER TABLE "show" ADD COLUMN "age_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "show" ADD COLUMN "faq" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "show" ADD COLUMN "art" jsonb DEFAULT '{"seed":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wrestler" ADD COLUMN "role" text DEFAULT 'wrestler' NOT NULL;--> statement-breakpoint
ALTER TABLE "wrestler" ADD COLUMN "signature_moves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wrestler" ADD COLUMN "tag_team" text;--> statement-breakpoint
ALTER TABLE "wrestler" ADD COLUMN "entrance_theme" text;--> statement-breakpoint
ALTER TABLE "highlight" ADD CONSTRAINT "highlight_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ppv_event" ADD CONSTRAINT "ppv_event_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "highlight_one_main" ON "highlight" USING btree ("is_main") WHERE "highlight"."is_main";--> statement-breakpoint
CREATE INDEX "media_item_published" ON "media_item" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "product_variant_product" ON "product_variant" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "show" ADD CONSTRAINT "show_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;