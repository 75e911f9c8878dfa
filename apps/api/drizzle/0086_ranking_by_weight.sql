CREATE TABLE "shared_device" (
	"low_uid" bigint NOT NULL,
	"high_uid" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_device_pkey" PRIMARY KEY("low_uid","high_uid"),
	CONSTRAINT "shared_device_order_check" CHECK ("shared_device"."low_uid" < "shared_device"."high_uid")
);
--> statement-breakpoint
CREATE TABLE "goods_sale" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"buyer_uid" bigint NOT NULL,
	"seller_uid" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"weight" double precision,
	"signs" text[],
	CONSTRAINT "goods_sale_weighed_check" CHECK ((weight is null) = (signs is null) and weight between 0 and 1)
);
--> statement-breakpoint
DROP INDEX "goods_rank_due_idx";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "weighed_sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_review" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_tally" ADD COLUMN "uncounted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_device" ADD CONSTRAINT "shared_device_low_uid_app_user_uid_fk" FOREIGN KEY ("low_uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_device" ADD CONSTRAINT "shared_device_high_uid_app_user_uid_fk" FOREIGN KEY ("high_uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_sale" ADD CONSTRAINT "goods_sale_order_id_goods_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."goods_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_device_high_idx" ON "shared_device" USING btree ("high_uid");--> statement-breakpoint
CREATE INDEX "goods_sale_due_idx" ON "goods_sale" USING btree ("order_id") WHERE weight is null;--> statement-breakpoint
CREATE INDEX "goods_sale_buyer_idx" ON "goods_sale" USING btree ("goods_id","buyer_uid","sold_at");--> statement-breakpoint
CREATE INDEX "goods_sale_flagged_idx" ON "goods_sale" USING btree ("goods_id","order_id") WHERE cardinality(signs) > 0;--> statement-breakpoint
CREATE INDEX "goods_sale_flagged_pair_idx" ON "goods_sale" USING btree ("seller_uid","buyer_uid","sold_at") WHERE cardinality(signs) > 0;--> statement-breakpoint
CREATE INDEX "goods_weighed_due_idx" ON "goods" USING btree ("id") WHERE listed and search_rank <> floor(log(2.0, (weighed_sales / 100 + 1)::numeric));--> statement-breakpoint
CREATE INDEX "goods_review_counted_idx" ON "goods_review" USING btree ("buyer_uid","seller_uid","written_at") WHERE counted;--> statement-breakpoint
-- Asked in the commit that weighs a sale, under a lock: of two sales of one buyer that are weighed at the same time one weighs.
create function goods_sales_weighed(p_goods bigint, p_buyer bigint, p_order bigint, p_since timestamptz)
returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('goods_sale'), hashtext(p_goods || ' ' || p_buyer));
  return (select count(*) from goods_sale
    where goods_id = p_goods and buyer_uid = p_buyer and order_id <> p_order and weight > 0 and sold_at > p_since);
end $$;
--> statement-breakpoint
-- The same of the reviews of one buyer that count.
create function goods_reviews_counted(p_buyer bigint, p_seller bigint, p_goods bigint, p_since timestamptz)
returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('goods_review'), hashtext(p_buyer || ' ' || p_seller));
  return (select count(*) from goods_review
    where buyer_uid = p_buyer and seller_uid = p_seller and counted and (goods_id = p_goods or written_at > p_since));
end $$;
--> statement-breakpoint
-- What was sold so far: one buyer of goods once, by what they paid; who belonged together then nobody kept.
insert into goods_sale (order_id, goods_id, buyer_uid, seller_uid, total_cents, sold_at, weight, signs)
  select id, goods_id, buyer_uid, seller_uid, total_cents, settled_at,
    case when row_number() over (partition by goods_id, buyer_uid order by id) = 1 then least(total_cents, 2000) / 2000.0 else 0 end, '{}'
  from goods_order where status = 'completed' and outcome in ('confirmed', 'settled', 'ruledToSeller') and settled_at is not null;
--> statement-breakpoint
update goods set weighed_sales = weighed.hundredths
  from (select goods_id, sum(round(weight * 100))::int as hundredths from goods_sale group by goods_id) as weighed
  where goods.id = weighed.goods_id;
