ALTER TABLE "otc_pair" ADD COLUMN "unweighed_order_id" bigint;--> statement-breakpoint
ALTER TABLE "otc_pair" ADD COLUMN "signs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "otc_pair_unweighed_idx" ON "otc_pair" USING btree ("unweighed_order_id") WHERE unweighed_order_id is not null and uid < other_uid;--> statement-breakpoint
-- Followers weigh nothing any more: what remains is the sales that weigh a dollar or more.
update goods set recommended_score = coalesce((select count(*) from goods_sale s where s.goods_id = goods.id and s.weight >= 0.05), 0)
  where recommended_score <> 0;
