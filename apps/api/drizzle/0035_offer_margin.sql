ALTER TABLE "otc_offer" ADD COLUMN "margin_basis_points" integer;--> statement-breakpoint
ALTER TABLE "otc_offer" ADD COLUMN "margin_floor_e8" bigint;--> statement-breakpoint
ALTER TABLE "otc_offer" ADD COLUMN "margin_ceiling_e8" bigint;--> statement-breakpoint
ALTER TABLE "otc_offer" ADD CONSTRAINT "otc_offer_margin_check" CHECK (margin_basis_points is not null or (margin_floor_e8 is null and margin_ceiling_e8 is null));