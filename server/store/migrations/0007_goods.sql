CREATE TABLE "goods_order" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"variant_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"choices" jsonb NOT NULL,
	"shipping" boolean NOT NULL,
	"locale" text NOT NULL,
	"piece_taken" boolean NOT NULL,
	"email" text,
	"address" jsonb,
	"sent_at" timestamp with time zone,
	CONSTRAINT "goods_order_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
ALTER TABLE "goods_order" ADD CONSTRAINT "goods_order_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_order_taken" ON "goods_order" USING btree ("variant_id") WHERE "goods_order"."piece_taken";