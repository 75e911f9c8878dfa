-- Unlogged: counting waits for no disk; a database that was killed begins to count anew.
CREATE UNLOGGED TABLE "rate_count" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
DROP TABLE "rate_limit" CASCADE;--> statement-breakpoint
CREATE INDEX "rate_count_expire_idx" ON "rate_count" USING btree ("expire");