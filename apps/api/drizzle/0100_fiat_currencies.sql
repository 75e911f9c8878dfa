ALTER TABLE "otc_offer" ADD COLUMN "fiat" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "fiat" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "fiat_units" bigint;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "fiat_rate_e8" bigint;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "fiat_rate_source" text;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "fiat_rate_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD CONSTRAINT "otc_order_fiat_check" CHECK (num_nonnulls(fiat_units, fiat_rate_e8, fiat_rate_source, fiat_rate_at) = (case fiat when 'USD' then 0 else 4 end)
        and coalesce(fiat_units > 0 and fiat_rate_e8 > 0, true));