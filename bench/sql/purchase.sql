-- A purchase as a program would do it that sends its statements one after the other: the same reads, locks, rows and hashes.
\set goods random(:first_goods, :last_goods)
\set buyer random(:first_buyer, :last_buyer)
begin;
select nextval('goods_order_id_seq') as order_id, g.seller_uid as seller, g.version_id as version, g.price_cents as price, g.title, g.offline, g.delisted_at, u.frozen_at
  from goods g join app_user u on u.uid = g.seller_uid where g.id = :goods \gset
insert into idempotency_key (uid, key, request_hash, response, created_at)
  values (:buyer, 'bench-' || :order_id::text, sha256(:order_id::text::bytea), jsonb_build_object('id', :order_id::bigint), now());
with chat as (
  insert into conversation (subject_kind, subject_id, asker_uid, owner_uid, last_at, created_at) values ('goods', :goods, :buyer, :seller, now(), now())
  on conflict (subject_kind, subject_id, asker_uid) do update set subject_id = excluded.subject_id returning id
) select id as chat from chat \gset
select line, encode(sha256(convert_to(e'\n' || line, 'UTF8')), 'hex') as head from (select json_build_object('format', 2, 'subject', 'goodsOrder', 'id', :order_id::bigint, 'number', 1, 'note', 'goodsOrder.placed',
  'actor', 'buyer', 'actorUid', :buyer::bigint, 'details', json_build_object('currency', 'LTC', 'goods', :goods::bigint, 'goodsVersion', :version::bigint, 'priceCents', :price::text,
  'seller', :seller::bigint, 'toEscrow', :amount::text, 'usdE8', :rate::text, 'volume', 1), 'at', extract(epoch from now())::bigint)::text as line) l \gset
insert into goods_order (id, buyer_uid, seller_uid, goods_id, version_id, title, volume, price_cents, total_cents, currency, amount_units, rate_e8, rate_at, fee_basis_points, protection_seconds, dispute_response_seconds,
  ruling_needs_second, status, paid_at, protect_until, chat_id, timeline_head, timeline_length)
  values (:order_id, :buyer, :seller, :goods, :version, 'Wallet code', 1, :price, :price, 'LTC', :amount, :rate, now(), 0, 1296000, 259200, false,
    'open', now(), now() + interval '15 days', :chat, decode(:head, 'hex'), 1);
insert into timeline_entry (subject_kind, subject_id, number, format, note, actor, actor_uid, details, at, line, hash)
  values ('goodsOrder', :order_id, 1, 2, 'goodsOrder.placed', 'buyer', :buyer, (:line::jsonb) -> 'details', now(), :line, decode(:head, 'hex'));
insert into user_message (uid, type, kind, subject_kind, subject_id, side, facts, sender_id, created_at)
  values (:buyer, 'order', 'goodsOrder.placed', 'goodsOrder', :order_id, 'buyer', '{}', :buyer, now()),
    (:seller, 'order', 'goodsOrder.placed', 'goodsOrder', :order_id, 'seller', '{}', :buyer, now());
insert into audit_event (action, actor_kind, actor_uid, subject_kind, subject_id, details, created_at)
  values ('goodsOrder.place', 'user', :buyer, 'goodsOrder', :order_id, '{}', now());
insert into outbox (topic, uid, payload, created_at)
  values ('goodsOrder', :buyer, jsonb_build_object('id', :order_id::bigint, 'event', 'placed'), now()),
    ('goodsOrder', :seller, jsonb_build_object('id', :order_id::bigint, 'event', 'placed'), now()),
    ('wallet', :buyer, '{"currency": "LTC"}', now());
select id as buyer_account, balance from ledger_account where kind = 'user_fund' and owner = :buyer::text and currency = 'LTC' for no key update \gset
insert into ledger_account (kind, owner, currency) values ('goods_escrow', :order_id::text, 'LTC') returning id as escrow_account \gset
insert into journal_entry (kind, reference_kind, reference_id, actor_uid, details, content_hash, created_at)
  values ('goods_purchase', 'goodsOrder', :order_id, :buyer, '{}', ledger_content_hash('goods_purchase', 'goodsOrder', :order_id, :buyer, '{}',
    jsonb_build_array(jsonb_build_array('goods_escrow', :order_id::text, 'LTC', :amount::text), jsonb_build_array('user_fund', :buyer::text, 'LTC', '-' || :amount::text))), now())
  returning id as entry, encode(content_hash, 'hex') as content \gset
update ledger_account set balance = balance + :amount::bigint, posting_count = posting_count + 1,
  last_hash = ledger_posting_hash(last_hash, decode(:content, 'hex'), :entry, id, posting_count + 1, :amount::bigint, balance, balance + :amount::bigint, now())
  where id = :escrow_account returning posting_count as escrow_seq, balance as escrow_after, encode(last_hash, 'hex') as escrow_hash \gset
update ledger_account set balance = balance - :amount::bigint, posting_count = posting_count + 1,
  last_hash = ledger_posting_hash(last_hash, decode(:content, 'hex'), :entry, id, posting_count + 1, -:amount::bigint, balance, balance - :amount::bigint, now())
  where id = :buyer_account returning posting_count as buyer_seq, balance as buyer_after, encode(last_hash, 'hex') as buyer_hash \gset
insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
  values (:entry, :escrow_account, :escrow_seq, :amount::bigint, :escrow_after::bigint - :amount::bigint, :escrow_after::bigint, decode(:escrow_hash, 'hex'), now()),
    (:entry, :buyer_account, :buyer_seq, -:amount::bigint, :buyer_after::bigint + :amount::bigint, :buyer_after::bigint, decode(:buyer_hash, 'hex'), now());
commit;
