ALTER TABLE "goods" ADD COLUMN "pricing" jsonb;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "list_cents" bigint;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "goods_order" ADD CONSTRAINT "goods_order_reason_check" CHECK ((list_cents is null) = (price_reason is null));