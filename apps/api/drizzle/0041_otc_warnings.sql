ALTER TABLE "otc_order" ADD COLUMN "warned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "warning_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "otc_order_warning_idx" ON "otc_order" USING btree ("warning_at") WHERE warning_at is not null;--> statement-breakpoint
-- Orders that run are warned from now on; what they were not told of before falls due at once.
UPDATE "otc_order" SET "warned" = CASE WHEN "paid_at" IS NULL THEN 0 WHEN "silence_renewed" THEN 4 ELSE 2 END,
  "warning_at" = coalesce("silence_from", "created_at") + "auto_settle_seconds" * interval '1 second' / 2
  WHERE "status" = 'open' AND "dispute_opened_at" IS NULL;
