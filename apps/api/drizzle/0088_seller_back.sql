CREATE TABLE "goods_back" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_back" ADD CONSTRAINT "goods_back_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Followers are told by a job: a seller may have thousands of goods, and each of them thousands of followers.
create or replace function goods_follow_freeze() returns trigger language plpgsql as $$
begin
  with followed as (
    update goods set seller_frozen = new.frozen_at is not null where seller_uid = new.uid returning id, listed
  )
  insert into goods_back (goods_id, at) select id, coalesce(new.unfrozen_at, now()) from followed
  where listed and new.frozen_at is null and exists (select 1 from goods_favorite f where f.goods_id = followed.id)
  on conflict (goods_id) do nothing;
  return null;
end
$$;
