CREATE TABLE "dispute" (
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"subject_version" integer NOT NULL,
	"title" text NOT NULL,
	"buyer_uid" bigint NOT NULL,
	"seller_uid" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_units" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"response_seconds" integer NOT NULL,
	"needs_second" boolean NOT NULL,
	"opened_at" timestamp with time zone,
	"buyer_complaint_at" timestamp with time zone,
	"seller_complaint_at" timestamp with time zone,
	"buyer_stated_at" timestamp with time zone,
	"seller_stated_at" timestamp with time zone,
	"buyer_complaints" integer NOT NULL,
	"seller_complaints" integer NOT NULL,
	"buyer_statements" integer NOT NULL,
	"seller_statements" integer NOT NULL,
	"buyer_proposals" integer NOT NULL,
	"seller_proposals" integer NOT NULL,
	"proposal_by" text,
	"proposal_buyer_units" bigint,
	"proposal_at" timestamp with time zone,
	"pending_ruling" jsonb,
	"pending_ruling_by_uid" bigint,
	"pending_ruling_at" timestamp with time zone,
	"hearing_at" timestamp with time zone,
	"answers_until" timestamp with time zone,
	"queued_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "dispute_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "dispute_ruling" (
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"step" text NOT NULL,
	"ruling" jsonb NOT NULL,
	"by_uid" bigint NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_ruling_subject_kind_subject_id_number_pk" PRIMARY KEY("subject_kind","subject_id","number")
);
--> statement-breakpoint
CREATE TABLE "dispute_statement" (
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_statement_subject_kind_subject_id_number_pk" PRIMARY KEY("subject_kind","subject_id","number")
);
--> statement-breakpoint
DROP INDEX "goods_order_held_idx";--> statement-breakpoint
DROP INDEX "goods_order_second_idx";--> statement-breakpoint
DROP INDEX "goods_order_disputed_idx";--> statement-breakpoint
DROP INDEX "timeline_entry_files_idx";--> statement-breakpoint
CREATE INDEX "dispute_waiting_idx" ON "dispute" USING btree ("queued_at","subject_id") WHERE ended_at is null and pending_ruling_at is null and queued_at is not null;--> statement-breakpoint
CREATE INDEX "dispute_second_idx" ON "dispute" USING btree ("pending_ruling_at","subject_id") WHERE pending_ruling_at is not null;--> statement-breakpoint
CREATE INDEX "dispute_ended_idx" ON "dispute" USING btree ("ended_at","subject_id") WHERE ended_at is not null and opened_at is not null;--> statement-breakpoint
CREATE INDEX "dispute_statement_files_idx" ON "dispute_statement" USING gin ("files" jsonb_path_ops);--> statement-breakpoint
-- What was said, offered and ruled on goods orders moves to tables of any subject: from the order's columns, and from its timeline.
insert into dispute (subject_kind, subject_id, subject_version, title, buyer_uid, seller_uid, currency, amount_units, total_cents, response_seconds,
  needs_second, opened_at, buyer_complaint_at, seller_complaint_at, buyer_stated_at, seller_stated_at, buyer_complaints, seller_complaints,
  buyer_statements, seller_statements, buyer_proposals, seller_proposals, proposal_by, proposal_buyer_units, proposal_at, pending_ruling,
  pending_ruling_by_uid, pending_ruling_at, hearing_at, answers_until, queued_at, ended_at, outcome)
select 'goodsOrder', o.id, o.version, o.title, o.buyer_uid, o.seller_uid, o.currency, o.amount_units, o.total_cents, o.dispute_response_seconds,
  o.ruling_needs_second, o.held_since, o.buyer_complaint_at, o.seller_complaint_at, o.buyer_stated_at, o.seller_stated_at,
  said.buyer_complaints, said.seller_complaints, said.buyer_statements, said.seller_statements, said.buyer_proposals, said.seller_proposals,
  o.proposal_by, o.proposal_buyer_units, o.proposal_at,
  case when o.pending_ruling_to = 'split' then jsonb_build_object('to', 'split', 'buyerBasisPoints', o.pending_ruling_basis_points)
    when o.pending_ruling_to is not null then jsonb_build_object('to', o.pending_ruling_to) end,
  o.pending_ruling_by_uid, o.pending_ruling_at, heard.at, heard.at,
  case when heard.at is not null then least(o.buyer_complaint_at, o.seller_complaint_at, heard.at) end, o.settled_at, o.outcome
from goods_order o
cross join lateral (select case when o.status = 'open' then o.held_since + interval '1296000 seconds' end as at) heard
cross join lateral (
  select count(*) filter (where t.note = 'goodsOrder.buyerComplained') as buyer_complaints,
    count(*) filter (where t.note = 'goodsOrder.sellerComplained') as seller_complaints,
    count(*) filter (where t.note = 'goodsOrder.buyerStated') as buyer_statements,
    count(*) filter (where t.note = 'goodsOrder.sellerStated') as seller_statements,
    count(*) filter (where t.note = 'goodsOrder.buyerProposedSplit') as buyer_proposals,
    count(*) filter (where t.note = 'goodsOrder.sellerProposedSplit') as seller_proposals,
    count(*) filter (where t.note ~ '^goodsOrder\.(buyer|seller)(Complained|Stated|ProposedSplit)$') as times
  from timeline_entry t where t.subject_kind = 'goodsOrder' and t.subject_id = o.id
) said
where o.held_since is not null or said.times > 0;
--> statement-breakpoint
insert into dispute_statement (subject_kind, subject_id, number, side, text, files, at)
select subject_kind, subject_id, number, actor, details ->> 'text', coalesce(files, '[]'), at
from timeline_entry where subject_kind = 'goodsOrder' and note in ('goodsOrder.buyerStated', 'goodsOrder.sellerStated');
--> statement-breakpoint
insert into dispute_ruling (subject_kind, subject_id, number, step, ruling, by_uid, reason, at)
select t.subject_kind, t.subject_id, t.number,
  case t.note when 'goodsOrder.ruled' then 'ruled' when 'goodsOrder.rulingAwaitsSecond' then 'awaitsSecond'
    when 'goodsOrder.rulingConfirmed' then 'confirmed' else 'rejected' end,
  case when r.ruled_to = 'split' then jsonb_build_object('to', 'split', 'buyerBasisPoints', coalesce((t.details ->> 'buyerBasisPoints')::int, o.split_buyer_basis_points))
    else jsonb_build_object('to', r.ruled_to) end,
  coalesce(t.actor_uid, 0), t.details ->> 'reason', t.at
from timeline_entry t
join goods_order o on o.id = t.subject_id
-- Entries of before the dossier do not all say to whom; the order's end does.
cross join lateral (select coalesce(t.details ->> 'to', case o.outcome when 'ruledToBuyer' then 'buyer' when 'ruledToSeller' then 'seller' else 'split' end) as ruled_to) r
where t.subject_kind = 'goodsOrder'
  and t.note in ('goodsOrder.ruled', 'goodsOrder.rulingAwaitsSecond', 'goodsOrder.rulingConfirmed', 'goodsOrder.rulingRejected');
--> statement-breakpoint
-- A dispute changes with its subject only: in the commit that raises the subject's version.
create trigger dispute_follows_its_subject before update on dispute
  for each row when (new.subject_version <= old.subject_version) execute function refuse_change();
--> statement-breakpoint
create trigger dispute_stays before delete or truncate on dispute for each statement execute function refuse_change();
--> statement-breakpoint
create trigger dispute_statement_immutable before update or delete on dispute_statement for each row execute function refuse_change();
--> statement-breakpoint
create trigger dispute_statement_stays before truncate on dispute_statement for each statement execute function refuse_change();
--> statement-breakpoint
create trigger dispute_ruling_immutable before update or delete on dispute_ruling for each row execute function refuse_change();
--> statement-breakpoint
create trigger dispute_ruling_stays before truncate on dispute_ruling for each statement execute function refuse_change();
--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "buyer_complaint_at";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "seller_complaint_at";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "buyer_stated_at";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "seller_stated_at";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "proposal_by";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "proposal_buyer_units";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "proposal_at";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "pending_ruling_to";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "pending_ruling_basis_points";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "pending_ruling_by_uid";--> statement-breakpoint
ALTER TABLE "goods_order" DROP COLUMN "pending_ruling_at";