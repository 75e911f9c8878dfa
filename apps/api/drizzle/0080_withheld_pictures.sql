ALTER TABLE "stored_file" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
-- Pictures of what is delisted already.
update stored_file f set withheld_at = g.delisted_at
from goods g join goods_version v on v.goods_id = g.id
where g.delisted_at is not null and f.kind = 'goods' and f.owner_uid = g.seller_uid
  and (f.id::text = any(v.attach) or position(f.id::text in v.contents_html) > 0)
  and not exists (
    select from goods o join goods_version w on w.goods_id = o.id
    where o.seller_uid = g.seller_uid and o.delisted_at is null
      and (f.id::text = any(w.attach) or position(f.id::text in w.contents_html) > 0)
  );
