DROP INDEX "goods_price_idx";--> statement-breakpoint
DROP INDEX "goods_category_price_idx";--> statement-breakpoint
CREATE INDEX "goods_automatic_idx" ON "goods" USING btree ("id") WHERE listed and delivery <> 'text';--> statement-breakpoint
CREATE INDEX "goods_price_idx" ON "goods" USING btree ("price_cents","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "goods_category_price_idx" ON "goods" USING btree ("category_id","price_cents","id") WHERE listed;