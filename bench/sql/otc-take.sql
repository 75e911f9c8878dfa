-- A take as a program would do it that sends its statements one after the other: the same reads, locks, rows and hashes.
-- Takers are strangers to the product: whoever has many orders open may take no more of it.
\set offer random(:first_offer, :last_offer)
\set taker random(900000000, 999999999)
\set reader random(:first_taker, :last_taker)
begin;
select id as offer_id, owner_uid as seller, currency, side, remaining_units, running_units, completed_units, unit_price_e8 as price, minimum_cents, maximum_cents,
  margin_basis_points, register_days, goods_trade, otc_trade_amount, otc_malicious_times, hours, status, taken_down_by, version from otc_offer where id = :offer \gset
select u.created_at as registered_at, s.buy_amount, s.sales_amount, s.otc_trades, s.otc_malicious_times as malicious
  from app_user u join user_statistics s on s.uid = u.uid where u.uid = :reader \gset
select nextval('otc_order_id_seq') as order_id, nextval('conversation_id_seq') as chat from app_user where uid = :seller and frozen_at is null \gset
select count(*) as open_orders from otc_order where (buyer_uid = :taker or seller_uid = :taker) and status = 'open' \gset
select count(*) as cancelled from (select ended_at from otc_order where buyer_uid = :taker and outcome = 'byBuyer' and ended_at > now() - interval '1 day'
  order by ended_at desc limit 3) c \gset
insert into idempotency_key (uid, key, request_hash, response, created_at)
  values (:taker, 'bench-otc-' || :order_id::text, sha256(:order_id::text::bytea), jsonb_build_object('id', :order_id::bigint), now());
update otc_offer set remaining_units = remaining_units - :amount::bigint, running_units = running_units + :amount::bigint
  where id = :offer and version = :version and remaining_units >= :amount::bigint;
select line, encode(sha256(convert_to(e'\n' || line, 'UTF8')), 'hex') as head from (select json_build_object('format', 2, 'subject', 'otcOrder', 'id', :order_id::bigint, 'number', 1, 'note', 'otcOrder.created',
  'actor', 'buyer', 'actorUid', :taker::bigint, 'details', json_build_object('currency', 'LTC', 'offer', :offer::bigint, 'toEscrow', :amount::text, 'totalCents', :cents::text, 'usdE8', :price::text),
  'at', extract(epoch from now())::bigint)::text as line) l \gset
insert into otc_order (id, offer_id, buyer_uid, seller_uid, source, currency, amount_units, unit_price_e8, total_cents, fee_basis_points, auto_settle_seconds, dispute_response_seconds,
  settle_demand, ruling_needs_second, created_at, status, hold_disabled, silence_renewed, unattended_at, warning_at, timeline_head, timeline_length)
  values (:order_id, :offer, :taker, :seller, 'offer', 'LTC', :amount, :price, :cents, 0, 3600, 86400, 'settles', false, now(), 'open', false, false,
    now() + interval '1 day 1 hour', now() + interval '30 minutes', decode(:head, 'hex'), 1);
insert into timeline_entry (subject_kind, subject_id, number, format, note, actor, actor_uid, details, at, line, hash)
  values ('otcOrder', :order_id, 1, 2, 'otcOrder.created', 'buyer', :taker, (:line::jsonb) -> 'details', now(), :line, decode(:head, 'hex'));
insert into conversation (id, subject_kind, subject_id, asker_uid, owner_uid, last_at, created_at) values (:chat, 'otcOffer', :offer, :taker, :seller, now(), now())
  on conflict do nothing;
insert into user_message (uid, type, kind, subject_kind, subject_id, side, facts, sender_id, created_at)
  values (:taker, 'otcOrder', 'otcOrder.created', 'otcOrder', :order_id, 'buyer', '{}', :taker, now()),
    (:seller, 'otcOrder', 'otcOrder.created', 'otcOrder', :order_id, 'seller', '{}', :taker, now());
insert into audit_event (action, actor_kind, actor_uid, subject_kind, subject_id, details, created_at)
  values ('otcOrder.take', 'user', :taker, 'otcOrder', :order_id, '{}', now());
insert into outbox (topic, uid, channel, payload, created_at)
  values ('otcOrder', :taker, null, jsonb_build_object('id', :order_id::bigint, 'event', 'taken'), now()),
    ('otcOrder', :seller, null, jsonb_build_object('id', :order_id::bigint, 'event', 'taken'), now()),
    ('otcOffer', :seller, null, jsonb_build_object('id', :offer::bigint, 'event', 'take'), now()),
    ('otcOffer', null, 'otcMarket:2', jsonb_build_object('id', :offer::bigint, 'event', 'take'), now()),
    ('wallet', :seller, null, '{"currency": "LTC"}', now());
select id as lock_account, balance from ledger_account where kind = 'otc_offer_lock' and owner = :offer::text and currency = 'LTC' for no key update \gset
insert into ledger_account (kind, owner, currency) values ('otc_escrow', :order_id::text, 'LTC') returning id as escrow_account \gset
insert into journal_entry (kind, reference_kind, reference_id, actor_uid, details, content_hash, created_at)
  values ('otc_take', 'otcOrder', :order_id, :taker, '{}', ledger_content_hash('otc_take', 'otcOrder', :order_id, :taker, '{}',
    jsonb_build_array(jsonb_build_array('otc_escrow', :order_id::text, 'LTC', :amount::text), jsonb_build_array('otc_offer_lock', :offer::text, 'LTC', '-' || :amount::text))), now())
  returning id as entry, encode(content_hash, 'hex') as content \gset
update ledger_account set balance = balance + :amount::bigint, posting_count = posting_count + 1,
  last_hash = ledger_posting_hash(last_hash, decode(:content, 'hex'), :entry, id, posting_count + 1, :amount::bigint, balance, balance + :amount::bigint, now())
  where id = :escrow_account returning posting_count as escrow_seq, balance as escrow_after, encode(last_hash, 'hex') as escrow_hash \gset
update ledger_account set balance = balance - :amount::bigint, posting_count = posting_count + 1,
  last_hash = ledger_posting_hash(last_hash, decode(:content, 'hex'), :entry, id, posting_count + 1, -:amount::bigint, balance, balance - :amount::bigint, now())
  where id = :lock_account returning posting_count as lock_seq, balance as lock_after, encode(last_hash, 'hex') as lock_hash \gset
insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
  values (:entry, :escrow_account, :escrow_seq, :amount::bigint, :escrow_after::bigint - :amount::bigint, :escrow_after::bigint, decode(:escrow_hash, 'hex'), now()),
    (:entry, :lock_account, :lock_seq, -:amount::bigint, :lock_after::bigint + :amount::bigint, :lock_after::bigint, decode(:lock_hash, 'hex'), now());
commit;
