ALTER TABLE "ad_click" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "ad_day" ADD COLUMN "uncounted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ad_click_network_idx" ON "ad_click" USING btree ("ad_id","network","at");