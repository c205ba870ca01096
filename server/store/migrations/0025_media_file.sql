CREATE TABLE "media_file" (
	"sha" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"as_is" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
