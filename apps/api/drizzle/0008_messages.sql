ALTER TABLE "user_message" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_message" ALTER COLUMN "goods_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_message" ALTER COLUMN "is_seller" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "user_message" ADD CONSTRAINT "user_message_kind_check" CHECK (case kind when 'goodsOrder' then order_id is not null and goods_id is not null and is_seller is not null
        when 'goods' then order_id is null and goods_id is not null and details is not null
        when 'system' then order_id is null and goods_id is null and details is not null else false end);