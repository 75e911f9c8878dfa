DROP INDEX "conversation_line_gone_idx";--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_line" ADD COLUMN "change_number" integer;--> statement-breakpoint
CREATE INDEX "conversation_line_changed_idx" ON "conversation_line" USING btree ("conversation_id","change_number") WHERE change_number is not null;--> statement-breakpoint
CREATE INDEX "conversation_line_links_idx" ON "conversation_line" USING btree ("conversation_id","side","number") WHERE taken_back_at is null and 'link' = any (warnings);--> statement-breakpoint
-- What was taken back before is the conversation's first changes, in the order of the lines.
alter table conversation_line disable trigger conversation_line_stays;
--> statement-breakpoint
update conversation_line l set change_number = counted.change from (
  select id, row_number() over (partition by conversation_id order by taken_back_at, number) as change from conversation_line where taken_back_at is not null) counted
  where counted.id = l.id;
--> statement-breakpoint
update conversation c set changes = gone.changes from (
  select conversation_id, max(change_number) as changes from conversation_line where change_number is not null group by conversation_id) gone
  where gone.conversation_id = c.id;
--> statement-breakpoint
alter table conversation_line enable trigger conversation_line_stays;
--> statement-breakpoint
-- A change of a line is its taking back, and about an ad its showing again; its number goes with it and only grows.
create or replace function conversation_line_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.change_number > coalesce(old.change_number, 0)
    and to_jsonb(old) - 'taken_back_at' - 'change_number' = to_jsonb(new) - 'taken_back_at' - 'change_number' then
    if old.taken_back_at is null and new.taken_back_at is not null then
      return new;
    end if;
    if new.taken_back_at is null
      and exists (select from conversation c where c.id = old.conversation_id and c.subject_kind = 'ad') then
      return new;
    end if;
  end if;
  raise exception 'line % of a conversation stays as it is', old.id using errcode = 'JD002';
end $$;
