CREATE TABLE "provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"sid" text,
	"id_token" text
);
--> statement-breakpoint
CREATE TABLE "used_logout_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_handovers" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_handovers" ADD COLUMN "sid" text;--> statement-breakpoint
ALTER TABLE "sign_in_handovers" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_sessions_subject" ON "provider_sessions" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "provider_sessions_sid" ON "provider_sessions" USING btree ("issuer","sid");--> statement-breakpoint
CREATE INDEX "used_logout_tokens_expiry" ON "used_logout_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_handovers_subject" ON "sign_in_handovers" USING btree ("issuer","subject");