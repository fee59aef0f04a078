CREATE TABLE "added_sources" (
	"name" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"version" jsonb NOT NULL,
	"last_tried_at" timestamp (3) with time zone,
	"last_read_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"failures" integer NOT NULL,
	"last_failure" text,
	"entries" integer NOT NULL,
	"kept" integer NOT NULL,
	"refused" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories_in_review" (
	"id" text PRIMARY KEY NOT NULL,
	"story" jsonb NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stories_in_review_oldest" ON "stories_in_review" USING btree ("state","found_at");--> statement-breakpoint
CREATE INDEX "stories_in_review_age" ON "stories_in_review" USING btree ("found_at");