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
ALTER TABLE "ai_questions" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_watch_id_watched_questions_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watched_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_questions" ADD CONSTRAINT "watched_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_questions" ADD CONSTRAINT "watched_questions_question_id_ai_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."ai_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_changes_newest" ON "answer_changes" USING btree ("watch_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "watched_questions_newest" ON "watched_questions" USING btree ("user_id","watched_at","id");--> statement-breakpoint
CREATE INDEX "watched_questions_due" ON "watched_questions" USING btree ("checked_at" NULLS FIRST,"id");