CREATE TABLE "staff_member" (
	"username" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "personal" jsonb;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","at","id");