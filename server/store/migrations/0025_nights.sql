CREATE TABLE "office_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity" text NOT NULL,
	"actor" text NOT NULL,
	"via" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"result" jsonb,
	"fault" text,
	CONSTRAINT "office_job_progress" CHECK ("office_job"."done" >= 0 and "office_job"."done" <= "office_job"."total")
);
--> statement-breakpoint
CREATE INDEX "office_job_open" ON "office_job" USING btree ("created_at") WHERE "office_job"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "office_job_entity" ON "office_job" USING btree ("entity");