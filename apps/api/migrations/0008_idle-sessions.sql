ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone NOT NULL DEFAULT now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" DROP DEFAULT;