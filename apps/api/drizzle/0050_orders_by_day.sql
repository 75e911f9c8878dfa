DROP INDEX "goods_order_paid_idx";--> statement-breakpoint
CREATE INDEX "goods_order_paid_idx" ON "goods_order" USING brin ("paid_at");