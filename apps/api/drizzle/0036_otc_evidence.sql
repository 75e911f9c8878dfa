ALTER TABLE "otc_order" ADD COLUMN "settle_demand" text DEFAULT 'settles' NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "evidence_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "payment_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "payment_files" jsonb;--> statement-breakpoint
CREATE INDEX "otc_order_payment_files_idx" ON "otc_order" USING gin ("payment_files" jsonb_path_ops);--> statement-breakpoint
-- Until now who pays was all that was asked.
UPDATE "otc_order" SET "evidence_at" = "paid_at" WHERE "payer_name" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_order" ADD CONSTRAINT "otc_order_payer_check" CHECK ((payer_name is null) = (evidence_at is null));