ALTER TABLE "user_message" ADD COLUMN "outside_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "user_message_talk_key" ON "user_message" USING btree ("uid","subject_id") WHERE subject_kind = 'conversation';--> statement-breakpoint
-- In the commit that tells, and never in its way: plain rows, nobody's lock. What waits for a later time waits in the queue.
create or replace function queue_outside() returns trigger language plpgsql as $$
declare
  told text := case new.subject_kind when 'conversation' then 'chat' else new.type end;
begin
  insert into outside_queue (uid, message_id, push_id, created_at)
    select new.uid, new.id, null, coalesce(new.outside_at, new.created_at) from mail_address
      where uid = new.uid and confirmed_at is not null and bounced_at is null and told = any (types)
    union all
    select new.uid, new.id, id, coalesce(new.outside_at, new.created_at) from push_subscription
      where uid = new.uid and told = any (types);
  return null;
end $$;
--> statement-breakpoint
-- The message of a chat comes up again with a later line. Marking it read sets no time of creation.
create trigger user_message_again after update of created_at on user_message for each row
  when (new.sender_id <> new.uid) execute function queue_outside();
