ALTER TABLE "event" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "ppv_event" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "show" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "wrestler" ADD COLUMN "translations" jsonb;