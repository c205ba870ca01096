CREATE TABLE "departure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"step" text NOT NULL,
	"sealed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "departure_user_id_unique" UNIQUE("user_id")
);
