ALTER TABLE "ticket_definition" ADD COLUMN "allotted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD CONSTRAINT "allotted_within" CHECK ("ticket_definition"."allotted" >= 0 and "ticket_definition"."allotted" <= "ticket_definition"."capacity");--> statement-breakpoint
UPDATE "ticket_definition" SET "allotted" = greatest(0, "capacity" - "remaining"
	- (SELECT count(*) FROM "ticket" WHERE "ticket"."definition_id" = "ticket_definition"."id" AND "ticket"."status" IN ('VALID', 'USED'))
	- (SELECT coalesce(sum("quantity"), 0) FROM "reservation_line" JOIN "reservation" ON "reservation"."id" = "reservation_id"
		WHERE "reservation_line"."definition_id" = "ticket_definition"."id" AND "reservation"."status" = 'PENDING'));
--> statement-breakpoint
CREATE FUNCTION "content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content', TG_TABLE_NAME);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event_category" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "show" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "venue" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "venue_section" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "wrestler" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "highlight" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_item" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "instagram_item" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_variant" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ppv_event" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "premium_plan" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirect" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- Seats come and go with every reservation, and are read from the store anyway.
CREATE TRIGGER "content_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "event_id", "section_id", "name", "description", "policy",
	"price_cents", "limit_per_checkout", "order_index", "capacity", "allotted", "sale_start", "sale_end", "hidden"
	ON "ticket_definition" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
