ALTER TABLE "app_user" ADD COLUMN "unfrozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "buyer_frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "buyer_returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "seller_frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_order" ADD COLUMN "seller_returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "buyer_frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "buyer_returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "seller_frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "seller_returned_at" timestamp with time zone;--> statement-breakpoint
-- What is true already.
update goods_order o set buyer_frozen_at = u.frozen_at from app_user u where u.uid = o.buyer_uid and o.status = 'open' and u.frozen_at is not null;
--> statement-breakpoint
update goods_order o set seller_frozen_at = u.frozen_at from app_user u where u.uid = o.seller_uid and o.status = 'open' and u.frozen_at is not null;
--> statement-breakpoint
update otc_order o set buyer_frozen_at = u.frozen_at from app_user u where u.uid = o.buyer_uid and o.status = 'open' and u.frozen_at is not null;
--> statement-breakpoint
update otc_order o set seller_frozen_at = u.frozen_at from app_user u where u.uid = o.seller_uid and o.status = 'open' and u.frozen_at is not null;
--> statement-breakpoint
-- Both parties and whoever has the order's page open read it again.
create function tell_of_party(topic text, id bigint, other_uid bigint, event text, at timestamptz) returns void language sql as $$
  insert into outbox (topic, uid, channel, payload, created_at)
  values (topic, other_uid, null, jsonb_build_object('id', id, 'event', event), at),
    (topic, null, topic || ':' || id, jsonb_build_object('id', id, 'event', event), at)
$$;
--> statement-breakpoint
-- Says what `partyFrozen` and `partyReturned` of the domain say. It raises the version, which is the guard of every step: who decided a step
-- before the freeze decides again.
create function orders_follow_freeze() returns trigger language plpgsql as $$
declare
  -- An older version of the product does not say when.
  back timestamptz := case when new.unfrozen_at is distinct from old.unfrozen_at then new.unfrozen_at else now() end;
  is_frozen boolean := new.frozen_at is not null;
  event text := case when is_frozen then 'partyFrozen' else 'partyReturned' end;
  at timestamptz := case when is_frozen then new.frozen_at else back end;
begin
  if is_frozen then
    perform tell_of_party('goodsOrder', id, seller_uid, event, at) from goods_order where buyer_uid = new.uid and status = 'open';
    update goods_order set buyer_frozen_at = at, version = version + 1 where buyer_uid = new.uid and status = 'open';
    perform tell_of_party('goodsOrder', id, buyer_uid, event, at) from goods_order where seller_uid = new.uid and status = 'open';
    update goods_order set seller_frozen_at = at, version = version + 1 where seller_uid = new.uid and status = 'open';
    perform tell_of_party('otcOrder', id, seller_uid, event, at) from otc_order where buyer_uid = new.uid and status = 'open';
    update otc_order set buyer_frozen_at = at, version = version + 1 where buyer_uid = new.uid and status = 'open';
    perform tell_of_party('otcOrder', id, buyer_uid, event, at) from otc_order where seller_uid = new.uid and status = 'open';
    update otc_order set seller_frozen_at = at, version = version + 1 where seller_uid = new.uid and status = 'open';
    return null;
  end if;
  perform tell_of_party('goodsOrder', id, seller_uid, event, at) from goods_order where buyer_uid = new.uid and status = 'open';
  update goods_order set buyer_frozen_at = null, version = version + 1,
    buyer_returned_at = case when buyer_returned_at is null or (held_since < protect_until and buyer_returned_at <= held_since) then at else buyer_returned_at end,
    protect_until = case when buyer_returned_at is null
      then greatest(protect_until, coalesce(held_since, at) + protection_seconds * interval '1 second') else protect_until end
    where buyer_uid = new.uid and status = 'open';
  perform tell_of_party('goodsOrder', id, buyer_uid, event, at) from goods_order where seller_uid = new.uid and status = 'open';
  update goods_order set seller_frozen_at = null, version = version + 1,
    seller_returned_at = case when seller_returned_at is null or (held_since < protect_until and seller_returned_at <= held_since) then at else seller_returned_at end
    where seller_uid = new.uid and status = 'open';
  -- Warnings of a time that begins anew are told anew; when the next falls due is reckoned by the job, which knows working hours.
  perform tell_of_party('otcOrder', id, seller_uid, event, at) from otc_order where buyer_uid = new.uid and status = 'open';
  update otc_order set buyer_frozen_at = null, version = version + 1,
    buyer_returned_at = case when is_anew then at else buyer_returned_at end,
    unattended_at = case when is_anew and paid_at is null
      then greatest(unattended_at, at + auto_settle_seconds * interval '1 second') else unattended_at end,
    warned = case when is_anew and paid_at is null then 0 else warned end,
    warning_at = case when paid_at is null and dispute_opened_at is null then at else warning_at end
    from (select id as order_id, buyer_returned_at is null or buyer_returned_at <= coalesce(dispute_opened_at, silence_from, created_at) as is_anew
      from otc_order where buyer_uid = new.uid and status = 'open') anew
    where order_id = id and buyer_uid = new.uid and status = 'open';
  perform tell_of_party('otcOrder', id, buyer_uid, event, at) from otc_order where seller_uid = new.uid and status = 'open';
  update otc_order set seller_frozen_at = null, version = version + 1,
    seller_returned_at = case when is_anew then at else seller_returned_at end,
    warned = case when is_anew and paid_at is not null then 0 else warned end,
    warning_at = case when paid_at is not null and dispute_opened_at is null then at else warning_at end
    from (select id as order_id, seller_returned_at is null or seller_returned_at <= coalesce(dispute_opened_at, silence_from, created_at) as is_anew
      from otc_order where seller_uid = new.uid and status = 'open') anew
    where order_id = id and seller_uid = new.uid and status = 'open';
  return null;
end
$$;
--> statement-breakpoint
create trigger orders_follow_freeze after update of frozen_at on app_user for each row
  when ((old.frozen_at is null) <> (new.frozen_at is null)) execute function orders_follow_freeze();
--> statement-breakpoint
-- An order that begins while an account is being frozen: whoever comes second waits for the first and sees it. The lock meets that of the
-- freeze only. Sellers of goods are not locked, they may sell to many at once: nothing is lost by their silence without a hearing.
create function order_of_frozen() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'both' then
    perform 1 from app_user where uid in (new.buyer_uid, new.seller_uid) order by uid for key share;
  else
    perform 1 from app_user where uid = new.buyer_uid for key share;
  end if;
  new.buyer_frozen_at := (select frozen_at from app_user where uid = new.buyer_uid);
  new.seller_frozen_at := (select frozen_at from app_user where uid = new.seller_uid);
  return new;
end
$$;
--> statement-breakpoint
create trigger goods_order_of_frozen before insert on goods_order for each row execute function order_of_frozen('buyer');
--> statement-breakpoint
create trigger otc_order_of_frozen before insert on otc_order for each row execute function order_of_frozen('both');
