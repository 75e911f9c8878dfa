-- What was said, offered and ruled on orders of the fiat market moves to the tables of any subject: from the order's columns, and from its timeline.
insert into dispute (subject_kind, subject_id, subject_version, title, buyer_uid, seller_uid, currency, amount_units, total_cents, response_seconds,
  needs_second, opened_at, buyer_complaint_at, seller_complaint_at, buyer_stated_at, seller_stated_at, buyer_complaints, seller_complaints,
  buyer_statements, seller_statements, buyer_proposals, seller_proposals, proposal_by, proposal_buyer_units, proposal_at, pending_ruling,
  pending_ruling_by_uid, pending_ruling_at, hearing_at, answers_until, queued_at, ended_at, outcome)
select 'otcOrder', o.id, o.version, to_char(o.amount_units / coin.whole, coin.pattern) || chr(160) || o.currency, o.buyer_uid, o.seller_uid, o.currency,
  o.amount_units, o.total_cents, o.dispute_response_seconds, o.ruling_needs_second, o.dispute_opened_at, o.buyer_complaint_at, o.seller_complaint_at,
  o.buyer_stated_at, o.seller_stated_at, o.buyer_complaints, o.seller_complaints, o.buyer_statements, o.seller_statements, o.buyer_proposals,
  o.seller_proposals, o.proposal_by, o.proposal_buyer_units, o.proposal_at,
  case when o.pending_ruling_to is not null then
    jsonb_build_object('to', o.pending_ruling_to, 'malicious', o.pending_ruling_malicious)
      || case when o.pending_ruling_to = 'split' then jsonb_build_object('buyerBasisPoints', o.pending_ruling_basis_points) else '{}' end end,
  o.pending_ruling_by_uid, o.pending_ruling_at, heard.at, heard.at + o.dispute_response_seconds * interval '1 second',
  case when heard.at is not null then least(o.buyer_complaint_at, o.seller_complaint_at, heard.at) end, o.ended_at, o.outcome
from otc_order o
cross join lateral (select case when o.currency = 'USDT' then 1000000.0 else 100000000.0 end as whole,
  case when o.currency = 'USDT' then 'FM999,999,999,990.000000' else 'FM999,999,999,990.00000000' end as pattern) coin
cross join lateral (select case when o.status = 'open' and (o.paid_at is not null or o.dispute_opened_at is not null) then o.unattended_at end as at) heard
where heard.at is not null or o.dispute_opened_at is not null
  or o.buyer_complaints + o.seller_complaints + o.buyer_statements + o.seller_statements + o.buyer_proposals + o.seller_proposals > 0;
--> statement-breakpoint
insert into dispute_ruling (subject_kind, subject_id, number, step, ruling, by_uid, reason, at)
select t.subject_kind, t.subject_id, t.number, case t.note when 'otcOrder.ruled' then 'ruled' else 'awaitsSecond' end,
  jsonb_build_object('to', t.details ->> 'to', 'malicious', t.details ->> 'malicious')
    || case when t.details ->> 'to' = 'split' then jsonb_build_object('buyerBasisPoints', (t.details ->> 'buyerBasisPoints')::int) else '{}' end,
  coalesce(t.actor_uid, 0), t.details ->> 'reason', t.at
from timeline_entry t where t.subject_kind = 'otcOrder' and t.note in ('otcOrder.ruled', 'otcOrder.rulingAwaitsSecond');
--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "buyer_complaint_at";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "seller_complaint_at";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "buyer_stated_at";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "seller_stated_at";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "buyer_complaints";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "seller_complaints";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "buyer_statements";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "seller_statements";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "buyer_proposals";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "seller_proposals";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "proposal_by";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "proposal_buyer_units";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "proposal_at";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "pending_ruling_to";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "pending_ruling_basis_points";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "pending_ruling_by_uid";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "pending_ruling_at";--> statement-breakpoint
ALTER TABLE "otc_order" DROP COLUMN "pending_ruling_malicious";