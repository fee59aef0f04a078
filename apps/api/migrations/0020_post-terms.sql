DROP INDEX "posts_search";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_terms" ON "posts" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search";