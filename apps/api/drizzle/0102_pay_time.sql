ALTER TABLE "otc_offer" ADD COLUMN "pay_seconds" integer;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "pay_seconds" integer;