CREATE TABLE "basket_line" (
	"owner" text NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"seen_cents" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_line_owner_variant_id_pk" PRIMARY KEY("owner","variant_id"),
	CONSTRAINT "basket_quantity_positive" CHECK ("basket_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_line" (
	"purchase_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"choices" jsonb NOT NULL,
	"shipping" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"taken" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_line_purchase_id_variant_id_pk" PRIMARY KEY("purchase_id","variant_id"),
	CONSTRAINT "goods_line_pieces" CHECK ("goods_line"."quantity" > 0 and "goods_line"."taken" between 0 and "goods_line"."quantity"),
	CONSTRAINT "goods_line_refunded" CHECK ("goods_line"."refunded" between 0 and "goods_line"."quantity")
);
--> statement-breakpoint
DROP INDEX "goods_order_taken";--> statement-breakpoint
ALTER TABLE "purchase" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_order" ALTER COLUMN "variant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "visitor_id" text;--> statement-breakpoint
ALTER TABLE "goods_key" ADD CONSTRAINT "goods_key_purchase_id_goods_order_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."goods_order"("purchase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_line" ADD CONSTRAINT "goods_line_purchase_id_goods_order_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."goods_order"("purchase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_line_added" ON "basket_line" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "goods_key_purchase" ON "goods_key" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "goods_line_taken" ON "goods_line" USING btree ("variant_id") WHERE "goods_line"."taken" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_guest_open" ON "purchase" USING btree ("visitor_id","slot") WHERE "purchase"."status" = 'OPEN' and "purchase"."user_id" is null;--> statement-breakpoint
CREATE INDEX "purchase_visitor" ON "purchase" USING btree ("visitor_id") WHERE "purchase"."user_id" is null;--> statement-breakpoint
CREATE INDEX "goods_order_email" ON "goods_order" USING btree (lower("email"));--> statement-breakpoint
-- The release before lines knows one piece an order, in goods_order alone. While its processes run beside this release,
-- and after a rollback, these triggers carry what they write into goods_line. Its own orders name their variant.
CREATE FUNCTION goods_line_of_last_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO goods_line (purchase_id, variant_id, position, slug, name, choices, shipping, quantity, unit_cents, taken)
  SELECT NEW.purchase_id, NEW.variant_id, 1, NEW.slug, NEW.name, NEW.choices, NEW.shipping, 1, purchase.cents,
    NEW.piece_taken::int
  FROM purchase WHERE purchase.id = NEW.purchase_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION goods_pieces_of_last_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.variant_id IS NOT NULL THEN
    -- It has changed the stock itself.
    UPDATE goods_line SET taken = NEW.piece_taken::int WHERE purchase_id = NEW.purchase_id AND taken <> NEW.piece_taken::int;
  ELSIF NOT NEW.piece_taken THEN
    PERFORM 1 FROM product_variant JOIN goods_line ON goods_line.variant_id = product_variant.id
      WHERE goods_line.purchase_id = NEW.purchase_id AND goods_line.taken > 0
      ORDER BY product_variant.id FOR NO KEY UPDATE OF product_variant;
    UPDATE product_variant SET remaining = least(product_variant.capacity, product_variant.remaining + goods_line.taken)
      FROM goods_line
      WHERE goods_line.purchase_id = NEW.purchase_id AND goods_line.taken > 0
        AND goods_line.variant_id = product_variant.id;
    UPDATE goods_line SET taken = 0 WHERE purchase_id = NEW.purchase_id AND taken > 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER goods_line_of_last_release AFTER INSERT ON goods_order
  FOR EACH ROW WHEN (NEW.variant_id IS NOT NULL) EXECUTE FUNCTION goods_line_of_last_release();
--> statement-breakpoint
CREATE TRIGGER goods_pieces_of_last_release AFTER UPDATE OF piece_taken ON goods_order
  FOR EACH ROW WHEN (OLD.piece_taken <> NEW.piece_taken) EXECUTE FUNCTION goods_pieces_of_last_release();
--> statement-breakpoint
INSERT INTO goods_line (purchase_id, variant_id, position, slug, name, choices, shipping, quantity, unit_cents, taken)
SELECT goods_order.purchase_id, goods_order.variant_id, 1, goods_order.slug, goods_order.name, goods_order.choices,
  goods_order.shipping, 1, purchase.cents, goods_order.piece_taken::int
FROM goods_order JOIN purchase ON purchase.id = goods_order.purchase_id
WHERE goods_order.variant_id IS NOT NULL
ON CONFLICT DO NOTHING;
