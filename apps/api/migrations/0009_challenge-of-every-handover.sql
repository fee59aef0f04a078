-- Tickets of before, which no page can redeem any more.
DELETE FROM "sign_in_handovers" WHERE "challenge" IS NULL;--> statement-breakpoint
ALTER TABLE "sign_in_handovers" ALTER COLUMN "challenge" SET NOT NULL;
