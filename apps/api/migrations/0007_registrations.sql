CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"wants_promotion" boolean NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Accounts that never were verified: those of the last day become registrations and get a new code by logging in; older ones go.
INSERT INTO "registrations" ("id", "email", "name", "password_hash", "wants_promotion", "address_hash", "created_at")
	SELECT "id", "email", "name", "password_hash", "wants_promotion", '', "created_at" FROM "users"
	WHERE "email_verified_at" IS NULL AND "password_hash" IS NOT NULL AND "created_at" > now() - interval '24 hours';
--> statement-breakpoint
DELETE FROM "users" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
DROP TABLE "verification_codes";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_verified_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_age" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_addresses_age" ON "known_addresses" USING btree ("last_seen_at");--> statement-breakpoint
CREATE TRIGGER "security_events_no_truncate" BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
