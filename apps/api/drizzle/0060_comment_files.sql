ALTER TABLE "comment" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "comment_files_idx" ON "comment" USING gin ("file_ids");--> statement-breakpoint
update "comment" set file_ids = coalesce((select array_agg(distinct id::uuid) from (
    select unnest(attach) as id union
    select found[1] from regexp_matches(html, '/files/([0-9a-f-]{36})"', 'g') found) named
    where id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), '{}')
  where cardinality(attach) > 0 or html like '%/files/%';
--> statement-breakpoint
-- Pictures that comments alone show are theirs from now on: hidden with them, and not before everybody's eyes for good.
alter table stored_file disable trigger stored_file_stays;
--> statement-breakpoint
update stored_file f set kind = 'comment'
  where kind = 'goods' and bound_at is not null and exists (select from "comment" c where c.file_ids @> array[f.id])
    and not exists (select from goods_version v where f.id::text = any (v.attach || v.shipment_files) or position('/files/' || f.id in v.contents_html) > 0);
--> statement-breakpoint
alter table stored_file enable trigger stored_file_stays;
