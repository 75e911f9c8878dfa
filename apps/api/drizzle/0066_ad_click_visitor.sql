ALTER TABLE "ad_click" ADD COLUMN "visitor" text;--> statement-breakpoint
CREATE INDEX "ad_click_visitor_idx" ON "ad_click" USING btree ("ad_id","visitor","at");