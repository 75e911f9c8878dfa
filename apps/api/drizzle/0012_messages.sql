ALTER TABLE "user_message" DROP CONSTRAINT "user_message_kind_check";--> statement-breakpoint
DROP INDEX "user_message_unread_idx";--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "subject_id" bigint;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "facts" jsonb;--> statement-breakpoint
-- What was the kind becomes type and subject, what was the note becomes the kind; whose act it was stands on the order's timeline.
UPDATE "user_message" m SET
  "type" = CASE m."kind" WHEN 'goodsOrder' THEN 'order' ELSE m."kind" END,
  "kind" = m."note",
  "subject_kind" = CASE m."kind" WHEN 'system' THEN 'account' ELSE m."kind" END,
  "subject_id" = CASE m."kind" WHEN 'goodsOrder' THEN m."order_id" WHEN 'goods' THEN m."goods_id" ELSE m."uid" END,
  "side" = CASE WHEN m."is_seller" THEN 'seller' WHEN NOT m."is_seller" THEN 'buyer' END,
  "facts" = coalesce(m."details", '{}'),
  "sender_id" = coalesce((SELECT a."actor_uid" FROM "timeline_entry" a
    WHERE a."subject_kind" = 'goodsOrder' AND a."subject_id" = m."order_id" AND a."note" = m."note" AND a."at" = m."created_at" AND a."actor" IN ('buyer', 'seller') LIMIT 1), m."sender_id");--> statement-breakpoint
ALTER TABLE "user_message" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_message" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_message" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_message" ALTER COLUMN "facts" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "user_message_type_idx" ON "user_message" USING btree ("uid","type","id");--> statement-breakpoint
CREATE INDEX "user_message_unread_idx" ON "user_message" USING btree ("uid","type","id") WHERE read_at is null;--> statement-breakpoint
ALTER TABLE "user_message" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "user_message" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "user_message" DROP COLUMN "goods_id";--> statement-breakpoint
ALTER TABLE "user_message" DROP COLUMN "is_seller";--> statement-breakpoint
ALTER TABLE "user_message" DROP COLUMN "details";
