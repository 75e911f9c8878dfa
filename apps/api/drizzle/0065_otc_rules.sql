ALTER TABLE "otc_offer" ALTER COLUMN "otc_malicious_times" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otc_order" ADD COLUMN "evidence_key" "bytea";
--> statement-breakpoint
-- Until now 0 tolerated any; from now on it asks for none at all.
UPDATE "otc_offer" SET "otc_malicious_times" = NULL WHERE "otc_malicious_times" = 0;
--> statement-breakpoint
-- How many of something somebody has, for commits that may not pass a bound: a lock of the owner first, until the commit ends, so that
-- each counts what the one before it wrote. They are volatile: what they count is what is there once they have the lock.
create function otc_open_orders(p_uid bigint) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('otc_order'), hashtext(p_uid::text));
  return (select count(*) from otc_order where (buyer_uid = p_uid or seller_uid = p_uid) and status = 'open');
end $$;
--> statement-breakpoint
create function otc_cancelled_orders(p_buyer bigint, p_since timestamptz) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('otc_order'), hashtext(p_buyer::text));
  return (select count(*) from otc_order where buyer_uid = p_buyer and outcome = 'byBuyer' and ended_at > p_since);
end $$;
--> statement-breakpoint
create function otc_ongoing_offers(p_owner bigint) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('otc_offer'), hashtext(p_owner::text));
  return (select count(*) from otc_offer where owner_uid = p_owner and status = 'ongoing');
end $$;
--> statement-breakpoint
-- The floor of offers' prices was one for all; it is one for each coin and side now, and begins with what it was.
insert into site_setting (key, value)
  select side, jsonb_build_object('BTC', value, 'USDT', value, 'LTC', value)
  from site_setting, unnest(array['otcBuyPriceFloorBasisPoints', 'otcSellPriceFloorBasisPoints']) side
  where key = 'otcPriceFloorBasisPoints';
--> statement-breakpoint
delete from site_setting where key = 'otcPriceFloorBasisPoints';
--> statement-breakpoint
delete from site_setting_proposal where key = 'otcPriceFloorBasisPoints';
--> statement-breakpoint
-- What a buyer stated of their payment stays as it was stated.
create function otc_evidence_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the statement of a payment is never changed (fiat order %)', old.id using errcode = 'JD002';
end $$;
--> statement-breakpoint
create trigger otc_order_evidence_kept before update on otc_order for each row
  when (old.evidence_at is not null and (old.evidence_at, old.evidence_key, old.payer_name, old.payer_account_end, old.payer_account_hash, old.payment_reference, old.payment_sent_at, old.payment_files)
    is distinct from (new.evidence_at, new.evidence_key, new.payer_name, new.payer_account_end, new.payer_account_hash, new.payment_reference, new.payment_sent_at, new.payment_files))
  execute function otc_evidence_refuse_change();
--> statement-breakpoint
-- The digest that the timeline's line was given: each part hashed by itself, so that none can reach into the next.
create function otc_statement_digest(o otc_order) returns text language sql stable parallel safe as $$
  select encode(sha256(o.evidence_key || convert_to(string_agg(encode(sha256(convert_to(coalesce(part, ''), 'UTF8')), 'hex'), '' order by nth), 'UTF8')), 'hex')
  from unnest(array[o.payer_name, o.payer_account_end, encode(o.payer_account_hash, 'hex'), o.payment_reference, extract(epoch from o.payment_sent_at)::bigint::text,
    (select string_agg((f ->> 'id') || ':' || (f ->> 'sha256'), ',' order by place) from jsonb_array_elements(o.payment_files) with ordinality as files (f, place))])
    with ordinality as parts (part, nth)
$$;
