CREATE TABLE "answer_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"watch_id" uuid NOT NULL,
	"differences" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"watched_at" timestamp (3) with time zone NOT NULL,
	"baseline" jsonb,
	"checked_at" timestamp (3) with time zone,
	"checked_mark" text,
	CONSTRAINT "watched_questions_once" UNIQUE("question_id")
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_specialities" (
	"post_id" uuid NOT NULL,
	"speciality" text NOT NULL,
	"type" text NOT NULL,
	"published_at" text collate "C" NOT NULL,
	CONSTRAINT "post_specialities_post_id_speciality_pk" PRIMARY KEY("post_id","speciality")
);
--> statement-breakpoint
CREATE TABLE "post_totals" (
	"type" text NOT NULL,
	"speciality" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "post_totals_type_speciality_pk" PRIMARY KEY("type","speciality")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"published_at" text collate "C" NOT NULL,
	"specialities" text[] NOT NULL,
	"body" text NOT NULL,
	"claims" jsonb NOT NULL,
	"question" text NOT NULL,
	"document_id" text,
	"pmid" text,
	"doi" text,
	"told_status" text NOT NULL,
	"status" text NOT NULL,
	"evidence" jsonb,
	"is_practice_changing" boolean NOT NULL,
	"is_listed" boolean NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', translate(regexp_replace(normalize("posts"."title" || ' ' || "posts"."source" || ' ' || "posts"."body", NFD), '[\u0300-\u036f]', '', 'g'), '-–/', '   '))) STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_posts" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_posts_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_questions" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_watch_id_watched_questions_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watched_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_questions" ADD CONSTRAINT "watched_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_questions" ADD CONSTRAINT "watched_questions_question_id_ai_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."ai_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_counts" ADD CONSTRAINT "post_counts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_keys" ADD CONSTRAINT "post_keys_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_specialities" ADD CONSTRAINT "post_specialities_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_changes_newest" ON "answer_changes" USING btree ("watch_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "watched_questions_newest" ON "watched_questions" USING btree ("user_id","watched_at","id");--> statement-breakpoint
CREATE INDEX "watched_questions_due" ON "watched_questions" USING btree ("checked_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "post_keys_post" ON "post_keys" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_likes_post" ON "post_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_specialities_newest" ON "post_specialities" USING btree ("speciality","published_at","post_id");--> statement-breakpoint
CREATE INDEX "post_specialities_newest_of_type" ON "post_specialities" USING btree ("speciality","type","published_at","post_id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("published_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "posts_newest_of_type" ON "posts" USING btree ("type","published_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "saved_posts_newest" ON "saved_posts" USING btree ("user_id","saved_at","post_id");--> statement-breakpoint
CREATE INDEX "saved_posts_post" ON "saved_posts" USING btree ("post_id");
--> statement-breakpoint
CREATE FUNCTION "count_post_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	-- In one order, whoever else counts the same posts.
	PERFORM FROM "post_counts" WHERE "post_id" IN (SELECT "post_id" FROM "changed") ORDER BY "post_id" FOR UPDATE;
	IF TG_TABLE_NAME = 'post_likes' THEN
		UPDATE "post_counts" SET "likes" = "likes" + change * "marks"."total"
			FROM (SELECT "post_id", count(*)::int AS "total" FROM "changed" GROUP BY "post_id") AS "marks"
			WHERE "post_counts"."post_id" = "marks"."post_id";
	ELSE
		UPDATE "post_counts" SET "saves" = "saves" + change * "marks"."total"
			FROM (SELECT "post_id", count(*)::int AS "total" FROM "changed" GROUP BY "post_id") AS "marks"
			WHERE "post_counts"."post_id" = "marks"."post_id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "post_likes_added" AFTER INSERT ON "post_likes" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_post_marks"();
--> statement-breakpoint
CREATE TRIGGER "post_likes_removed" AFTER DELETE ON "post_likes" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_post_marks"();
--> statement-breakpoint
CREATE TRIGGER "saved_posts_added" AFTER INSERT ON "saved_posts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_post_marks"();
--> statement-breakpoint
CREATE TRIGGER "saved_posts_removed" AFTER DELETE ON "saved_posts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_post_marks"();
--> statement-breakpoint
-- The long columns stand apart, so that a list or a search that reads many rows finds them on few pages.
ALTER TABLE "posts" SET (toast_tuple_target = 512);
--> statement-breakpoint
-- A search for a frequent word goes through rows by date and reads these.
ALTER TABLE "posts" ALTER COLUMN "search" SET STORAGE MAIN;
