ALTER TABLE "second_opinions" ALTER COLUMN "question" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_opinions" ALTER COLUMN "shared" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_opinions" ALTER COLUMN "asked_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD COLUMN "post" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "second_opinions_once" ON "second_opinions" USING btree ("sender_id","receiver_id","subject_id");--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_subject" CHECK (num_nonnulls("second_opinions"."question", "second_opinions"."shared", "second_opinions"."asked_at") = case when "second_opinions"."post" is null then 3 else 0 end);