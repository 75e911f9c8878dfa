ALTER TABLE "goods" ADD COLUMN "promised_hours" smallint;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "promised_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "promise_warning_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "goods_order_promise_idx" ON "goods_order" USING btree ("promise_warning_at") WHERE promise_warning_at is not null and status = 'open' and delivered_at is null;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_promise_check" CHECK ((delivery = 'manual') = (promised_hours is not null));--> statement-breakpoint
ALTER TABLE "goods_order" ADD CONSTRAINT "goods_order_promise_check" CHECK ((delivery = 'manual') = (promised_until is not null));--> statement-breakpoint
ALTER TABLE "goods_order" ADD CONSTRAINT "goods_order_delivered_check" CHECK (delivered_at is null or promised_until is not null);