-- One timeline for every kind of subject. The old lines and hashes stay as they are, byte for byte, as format 1: the table takes
-- another name, its rows are not written again.
ALTER TABLE "goods_order_action" RENAME TO "timeline_entry";
--> statement-breakpoint
ALTER TABLE "timeline_entry" RENAME COLUMN "order_id" TO "subject_id";
--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD COLUMN "subject_kind" text DEFAULT 'goodsOrder' NOT NULL;
--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD COLUMN "format" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "timeline_entry" ALTER COLUMN "subject_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "timeline_entry" ALTER COLUMN "format" DROP DEFAULT;
--> statement-breakpoint
ALTER SEQUENCE "goods_order_action_id_seq" RENAME TO "timeline_entry_id_seq";
--> statement-breakpoint
ALTER TABLE "timeline_entry" RENAME CONSTRAINT "goods_order_action_pkey" TO "timeline_entry_pkey";
--> statement-breakpoint
ALTER TABLE "timeline_entry" DROP CONSTRAINT "goods_order_action_number_key";
--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_number_key" UNIQUE("subject_kind","subject_id","number");
--> statement-breakpoint
ALTER INDEX "goods_order_action_files_idx" RENAME TO "timeline_entry_files_idx";
--> statement-breakpoint
alter trigger goods_order_action_immutable on timeline_entry rename to timeline_entry_immutable;
--> statement-breakpoint
alter trigger goods_order_action_stays on timeline_entry rename to timeline_entry_stays;
--> statement-breakpoint
ALTER TABLE "goods_order" RENAME COLUMN "dossier_head" TO "timeline_head";
--> statement-breakpoint
ALTER TABLE "goods_order" RENAME COLUMN "dossier_length" TO "timeline_length";
