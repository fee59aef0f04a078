CREATE TABLE "ai_feedback" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"comment" text,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_questions" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("ai_questions"."question" || ' ' || coalesce("ai_questions"."response" ->> 'standalone', ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "ai_feedback" ADD CONSTRAINT "ai_feedback_question_id_ai_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."ai_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_feedback" ADD CONSTRAINT "ai_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_feedback_user" ON "ai_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_feedback_newest" ON "ai_feedback" USING btree ("given_at");