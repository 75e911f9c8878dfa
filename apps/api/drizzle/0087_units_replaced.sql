ALTER TABLE "goods_secret" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_secret" ADD COLUMN "replacement_reason" text;--> statement-breakpoint
ALTER TABLE "goods_secret" ADD COLUMN "replacement_remark" text;--> statement-breakpoint
ALTER TABLE "goods_secret" ADD COLUMN "replaces_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_secret_replaces_idx" ON "goods_secret" USING btree ("replaces_id") WHERE replaces_id is not null;--> statement-breakpoint
ALTER TABLE "goods_secret" ADD CONSTRAINT "goods_secret_replaced_check" CHECK (replaced_at is null or order_id is not null);--> statement-breakpoint
ALTER TABLE "goods_secret" ADD CONSTRAINT "goods_secret_reason_check" CHECK ((replaced_at is null) = (replacement_reason is null));--> statement-breakpoint
ALTER TABLE "goods_secret" ADD CONSTRAINT "goods_secret_replaces_check" CHECK (replaces_id is null or order_id is not null);