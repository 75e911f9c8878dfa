CREATE TABLE "otc_pair" (
	"uid" bigint NOT NULL,
	"other_uid" bigint NOT NULL,
	"trades" integer NOT NULL,
	"is_up" boolean,
	CONSTRAINT "otc_pair_pkey" PRIMARY KEY("uid","other_uid"),
	CONSTRAINT "otc_pair_trades_check" CHECK (trades > 0),
	CONSTRAINT "otc_pair_parties_check" CHECK (uid <> other_uid)
);
--> statement-breakpoint
CREATE TABLE "otc_rating" (
	"order_id" bigint NOT NULL,
	"rater_uid" bigint NOT NULL,
	"rated_uid" bigint NOT NULL,
	"is_up" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "otc_rating_pkey" PRIMARY KEY("order_id","rater_uid"),
	CONSTRAINT "otc_rating_parties_check" CHECK (rater_uid <> rated_uid)
);
--> statement-breakpoint
ALTER TABLE "user_statistics" ADD COLUMN "otc_abandoned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_rating" ADD CONSTRAINT "otc_rating_order_id_otc_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."otc_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otc_order_released_idx" ON "otc_order" USING btree ("seller_uid","id") WHERE outcome = 'released';--> statement-breakpoint
-- Records begin with the trades of before.
INSERT INTO "otc_pair" ("uid", "other_uid", "trades")
  SELECT uid, other_uid, count(*) FROM (
    SELECT buyer_uid AS uid, seller_uid AS other_uid FROM "otc_order" WHERE "status" = 'completed'
    UNION ALL SELECT seller_uid, buyer_uid FROM "otc_order" WHERE "status" = 'completed'
  ) AS traded GROUP BY uid, other_uid;--> statement-breakpoint
UPDATE "user_statistics" SET "otc_abandoned" = left_orders.total
  FROM (SELECT buyer_uid, count(*) AS total FROM "otc_order"
    WHERE "outcome" IN ('byBuyer', 'expired', 'requiredBySeller') GROUP BY buyer_uid) AS left_orders
  WHERE left_orders.buyer_uid = "user_statistics"."uid";
