ALTER TABLE "stored_file" ADD COLUMN "bound_at" timestamp with time zone;--> statement-breakpoint
-- What was uploaded before may be named anywhere: it stays what it is.
UPDATE "stored_file" SET "bound_at" = "created_at";
--> statement-breakpoint

-- Evidence cannot be withdrawn: what a file is never changes, who may read it changes once, and what something names is kept.
create function stored_file_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.bound_at is not null then
      raise exception 'file % is named by something and is kept', old.id using errcode = 'JD002';
    end if;
    return old;
  end if;
  if (old.id, old.owner_uid, old.content_type, old.bytes, old.sha256, old.created_at)
      is distinct from (new.id, new.owner_uid, new.content_type, new.bytes, new.sha256, new.created_at)
    or old.bound_at is not null and (old.kind, old.bound_at) is distinct from (new.kind, new.bound_at) then
    raise exception 'file % stays as it is', old.id using errcode = 'JD002';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger stored_file_stays before update or delete on "stored_file" for each row execute function stored_file_stays();
