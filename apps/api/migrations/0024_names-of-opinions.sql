ALTER TABLE "second_opinions" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD COLUMN "receiver_name" text;