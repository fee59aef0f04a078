-- A post's type, month and specialities among its terms, for one index. Of its columns alone, so that nothing keeps it up but the index itself.
CREATE FUNCTION "post_facets"("type" text, "published_at" text, "specialities" text[]) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_agg('#' || facet)) FROM unnest(array["type", left("published_at", 7)] || "specialities") AS facet
	WHERE facet IS NOT NULL
$$;--> statement-breakpoint
DROP INDEX "posts_terms";--> statement-breakpoint
CREATE INDEX "posts_searched" ON "posts" USING gin (("terms" || "post_facets"("type", "published_at", "specialities"))) WITH (fastupdate=false) WHERE is_listed;
