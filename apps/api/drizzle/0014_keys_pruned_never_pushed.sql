ALTER TABLE "goods" ALTER COLUMN "pushed_at" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
-- Publishing counted as a push until now.
UPDATE "goods" SET "pushed_at" = NULL WHERE "pushed_at" = "created_at";
