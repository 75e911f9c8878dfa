-- What is said about an ad is hidden by its author and shown again; everywhere else what was taken back is gone for good.
create or replace function conversation_line_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'taken_back_at' = to_jsonb(new) - 'taken_back_at' then
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
