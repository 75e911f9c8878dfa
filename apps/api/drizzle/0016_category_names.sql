-- A category has a name in each language; until somebody gives the other one, its title serves both.
ALTER TABLE "goods_category" ADD COLUMN "title_zh" text;--> statement-breakpoint
ALTER TABLE "goods_category" ADD COLUMN "title_en" text;--> statement-breakpoint
ALTER TABLE "goods_category" ADD COLUMN "key_zh" text;--> statement-breakpoint
ALTER TABLE "goods_category" ADD COLUMN "key_en" text;--> statement-breakpoint
UPDATE "goods_category" SET "title_zh" = "title", "title_en" = "title", "key_zh" = "title_key", "key_en" = "title_key";--> statement-breakpoint
ALTER TABLE "goods_category" ALTER COLUMN "title_zh" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_category" ALTER COLUMN "title_en" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_category" ALTER COLUMN "key_zh" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_category" ALTER COLUMN "key_en" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_category" ADD CONSTRAINT "goods_category_key_zh_unique" UNIQUE("key_zh");--> statement-breakpoint
ALTER TABLE "goods_category" ADD CONSTRAINT "goods_category_key_en_unique" UNIQUE("key_en");--> statement-breakpoint
ALTER TABLE "goods_category" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "goods_category" DROP COLUMN "title_key";
