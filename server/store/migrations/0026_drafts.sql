CREATE TABLE "draft" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"base" jsonb,
	"item" jsonb NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "translation_source" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"english" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "translation_source_kind_key_language_pk" PRIMARY KEY("kind","key","language")
);
