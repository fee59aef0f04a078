CREATE TABLE "post_months" (
	"type" text NOT NULL,
	"speciality" text NOT NULL,
	"newest" text collate "C" NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "post_months_speciality_type_newest_pk" PRIMARY KEY("speciality","type","newest")
);
--> statement-breakpoint
INSERT INTO "post_months" ("type", "speciality", "newest", "total")
	SELECT "type", '', max("published_at"), count(*)::int FROM "posts" WHERE "is_listed" GROUP BY "type", left("published_at", 7)
	UNION ALL
	SELECT "type", "speciality", max("published_at"), count(*)::int FROM "post_specialities" GROUP BY "type", "speciality", left("published_at", 7);
