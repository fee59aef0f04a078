-- A search reads the terms of hundreds of posts: kept beside the row, as PostgreSQL keeps what makes a row long, each costs a look-up of its own.
ALTER TABLE "posts" ALTER COLUMN "terms" SET STORAGE MAIN;
