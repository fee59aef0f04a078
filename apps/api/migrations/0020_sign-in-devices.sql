ALTER TABLE "notifications" ADD COLUMN "device" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" jsonb;