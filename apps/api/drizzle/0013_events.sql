DROP INDEX "outbox_created_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "uid" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text;--> statement-breakpoint
CREATE INDEX "outbox_uid" ON "outbox" USING btree ("uid","id") WHERE "outbox"."uid" is not null;--> statement-breakpoint
CREATE INDEX "outbox_channel" ON "outbox" USING btree ("channel","id") WHERE "outbox"."channel" is not null;--> statement-breakpoint
-- One row for each account that was told: under new ids, which no client has seen, so that its pages read once more.
INSERT INTO "outbox" ("topic", "uids", "uid", "payload", "created_at")
SELECT "topic", '{}', "told", "payload", "created_at" FROM "outbox", unnest("uids") AS "told" ORDER BY "outbox"."id";--> statement-breakpoint
DELETE FROM "outbox" WHERE "uid" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "uids";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_one_reader" CHECK (num_nonnulls("outbox"."uid", "outbox"."channel") = 1);