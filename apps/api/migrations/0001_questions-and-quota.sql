CREATE TABLE "ai_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent" text NOT NULL,
	"question" text NOT NULL,
	"status" text NOT NULL,
	"response" jsonb,
	"engine_version" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_usage" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "query_usage_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "ai_questions" ADD CONSTRAINT "ai_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_usage" ADD CONSTRAINT "query_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_questions_newest" ON "ai_questions" USING btree ("user_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "ai_questions_pending" ON "ai_questions" USING btree ("asked_at") WHERE status = 'pending';