CREATE TABLE "invite_opt_outs" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invited_addresses" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_removals" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_opinions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"question" text NOT NULL,
	"shared" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invited_addresses_age" ON "invited_addresses" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "invites_sender" ON "invites" USING btree ("sender_id","sent_at");--> statement-breakpoint
CREATE INDEX "invites_address" ON "invites" USING btree ("email_hash","sent_at");--> statement-breakpoint
CREATE INDEX "invites_age" ON "invites" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "photos_user" ON "photos" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "photos_age" ON "photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "second_opinions_sent" ON "second_opinions" USING btree ("sender_id","created_at","id");--> statement-breakpoint
CREATE INDEX "second_opinions_received" ON "second_opinions" USING btree ("receiver_id","created_at","id");