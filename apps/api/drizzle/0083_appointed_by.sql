ALTER TABLE "staff_member" ADD COLUMN "appointed_by" bigint;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "appointed_at" timestamp with time zone;--> statement-breakpoint
-- A site that runs already keeps what it chose: two are asked for where somebody switched it on, and begin by themselves on new sites alone.
INSERT INTO "site_setting" ("key", "value")
SELECT 'moneySettingsSecondMember', 'false'::jsonb WHERE EXISTS (SELECT 1 FROM "staff_member")
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
INSERT INTO "site_setting" ("key", "value")
SELECT 'secondMemberFrom', '1'::jsonb WHERE
  EXISTS (SELECT 1 FROM "site_setting" WHERE "key" = 'moneySettingsSecondMember' AND "value" = 'true'::jsonb)
  OR (SELECT count(*) FROM "staff_member" WHERE "role" = 'administrator') > 1
ON CONFLICT ("key") DO NOTHING;
