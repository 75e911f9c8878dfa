CREATE TABLE "price_point" (
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"usd_e8" bigint NOT NULL,
	CONSTRAINT "price_point_currency_at_pk" PRIMARY KEY("currency","at"),
	CONSTRAINT "price_point_positive_check" CHECK ("price_point"."usd_e8" > 0)
);
--> statement-breakpoint
-- Orders of goods fixed the market price of their time: they give the history before this table.
INSERT INTO "price_point" ("currency", "at", "usd_e8")
SELECT DISTINCT ON (1, 2) currency, to_timestamp(floor(extract(epoch from paid_at) / 900) * 900),
  total_cents::numeric * 1000000 * (CASE currency WHEN 'USDT' THEN 1000000 ELSE 100000000 END) / amount_units
FROM "goods_order"
WHERE total_cents::numeric * 1000000 * (CASE currency WHEN 'USDT' THEN 1000000 ELSE 100000000 END) / amount_units >= 1
ORDER BY 1, 2, paid_at;
