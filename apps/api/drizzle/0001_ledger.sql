-- The ledger's rules where no caller can get round them. Errors: JD001 unbalanced, JD002 immutable, JD003 key reused,
-- JD004 guard, JD005 insufficient funds, JD006 the chain account may not be positive.

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'JD002';
end $$;
--> statement-breakpoint
create trigger journal_entry_append_only before update or delete or truncate on journal_entry for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger posting_append_only before update or delete or truncate on posting for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_seal_append_only before update or delete or truncate on ledger_seal for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger audit_event_append_only before update or delete or truncate on audit_event for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_account_stays before delete or truncate on ledger_account for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_account_starts_empty before insert on ledger_account for each row
  when (new.balance <> 0 or new.posting_count <> 0 or new.last_hash is not null) execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_account_moves_by_posting before update on ledger_account for each row
  when (
    new.id <> old.id or new.kind <> old.kind or new.owner <> old.owner or new.currency <> old.currency
    or new.posting_count <> old.posting_count + 1 or new.last_hash is not distinct from old.last_hash
  ) execute function ledger_refuse_change();
--> statement-breakpoint

-- Every INSERT into posting must leave the entries it touches summing to zero per currency.
create function posting_sums_to_zero() returns trigger language plpgsql as $$
declare
  v_entry bigint;
begin
  select p.entry_id into v_entry
  from posting p
  join ledger_account a on a.id = p.account_id
  where p.entry_id in (select entry_id from added)
  group by p.entry_id, a.currency
  having sum(p.units) <> 0
  limit 1;
  if found then
    raise exception 'journal entry % does not sum to zero', v_entry using errcode = 'JD001';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger posting_sums_to_zero after insert on posting referencing new table as added
  for each statement execute function posting_sums_to_zero();
--> statement-breakpoint

-- An entry's content. `p_lines` is [[kind, owner, currency, units as text], ...] in that order.
create function ledger_content_hash(p_kind text, p_reference_kind text, p_reference_id bigint, p_actor_uid bigint, p_details jsonb, p_lines jsonb)
returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(p_kind, p_reference_kind, p_reference_id, p_actor_uid, p_details, p_lines)::text, 'UTF8'))
$$;
--> statement-breakpoint

-- A posting's hash: over its account's previous hash, its entry's content, and its own figures.
create function ledger_posting_hash(
  p_previous bytea, p_content bytea, p_entry_id bigint, p_account_id bigint, p_seq bigint,
  p_units bigint, p_before bigint, p_after bigint, p_at timestamptz
) returns bytea language sql immutable parallel safe as $$
  select sha256(
    coalesce(p_previous, ''::bytea) || p_content || convert_to(
      p_entry_id::text || '|' || p_account_id::text || '|' || p_seq::text || '|' || p_units::text || '|' || p_before::text || '|' || p_after::text
        || '|' || (extract(epoch from p_at) * 1000000)::bigint::text,
      'UTF8'
    )
  )
$$;
--> statement-breakpoint

-- The lines of an array of entries, one row for each account of each entry.
create function ledger_lines(p_entries jsonb)
returns table (ordinal bigint, kind text, owner text, currency text, units bigint) language sql immutable parallel safe as $$
  select e.ordinal, l.value ->> 0, l.value ->> 1, l.value ->> 2, sum((l.value ->> 3)::bigint)::bigint
  from jsonb_array_elements(p_entries) with ordinality as e (value, ordinal)
  cross join jsonb_array_elements(e.value -> 'lines') as l (value)
  group by 1, 2, 3, 4
$$;
--> statement-breakpoint

-- Writes entries: [{kind, key?, referenceKind?, referenceId?, actorUid?, details, lines: [[kind, owner, currency, units as text], ...]}, ...].
-- Returns [{id, replayed}, ...]. An entry whose key was used with the same content is not written again.
create function ledger_post(p_entries jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_found int;
  v_wanted int;
  v_entry jsonb;
  v_ordinal bigint := 0;
  v_lines jsonb;
  v_content bytea;
  v_known bytea;
  v_id bigint;
  v_result jsonb := '[]';
  v_line record;
  v_after bigint;
  v_hash bytea;
  v_accounts bigint[];
  v_seqs bigint[];
  v_units bigint[];
  v_befores bigint[];
  v_hashes bytea[];
begin
  if jsonb_array_length(p_entries) = 0 then
    return v_result;
  end if;

  -- Lock accounts in id order: crossing entries deadlock otherwise.
  select count(*) into v_wanted from (select distinct l.kind, l.owner, l.currency from ledger_lines(p_entries) l) d;
  perform 1 from ledger_account a
    join (select distinct l.kind, l.owner, l.currency from ledger_lines(p_entries) l) d using (kind, owner, currency)
    order by a.id for no key update of a;
  get diagnostics v_found = row_count;
  if v_found < v_wanted then
    insert into ledger_account (kind, owner, currency)
      select distinct l.kind, l.owner, l.currency from ledger_lines(p_entries) l
      where not exists (select 1 from ledger_account a where (a.kind, a.owner, a.currency) = (l.kind, l.owner, l.currency))
      order by 1, 2, 3
      on conflict do nothing;
    perform 1 from ledger_account a
      join (select distinct l.kind, l.owner, l.currency from ledger_lines(p_entries) l) d using (kind, owner, currency)
      order by a.id for no key update of a;
  end if;

  for v_entry in select value from jsonb_array_elements(p_entries) loop
    v_ordinal := v_ordinal + 1;
    select jsonb_agg(jsonb_build_array(l.kind, l.owner, l.currency, l.units::text) order by l.kind, l.owner, l.currency) into v_lines
      from ledger_lines(jsonb_build_array(v_entry)) l where l.units <> 0;
    if v_lines is null then
      raise exception 'journal entry % moves nothing', v_entry ->> 'kind' using errcode = 'JD001';
    end if;
    v_content := ledger_content_hash(
      v_entry ->> 'kind', v_entry ->> 'referenceKind', (v_entry ->> 'referenceId')::bigint,
      (v_entry ->> 'actorUid')::bigint, coalesce(v_entry -> 'details', '{}'), v_lines
    );

    insert into journal_entry (kind, idempotency_key, reference_kind, reference_id, actor_uid, details, content_hash, created_at)
      values (
        v_entry ->> 'kind', v_entry ->> 'key', v_entry ->> 'referenceKind', (v_entry ->> 'referenceId')::bigint,
        (v_entry ->> 'actorUid')::bigint, coalesce(v_entry -> 'details', '{}'), v_content, p_at
      )
      on conflict (idempotency_key) do nothing returning id into v_id;
    if v_id is null then
      select id, content_hash into v_id, v_known from journal_entry where idempotency_key = v_entry ->> 'key';
      if v_known <> v_content then
        raise exception 'idempotency key % was used for another entry', v_entry ->> 'key' using errcode = 'JD003';
      end if;
      v_result := v_result || jsonb_build_object('id', v_id, 'replayed', true);
      continue;
    end if;

    v_accounts := '{}'; v_seqs := '{}'; v_units := '{}'; v_befores := '{}'; v_hashes := '{}';
    for v_line in
      select a.id, a.kind, a.owner, a.currency, a.balance, a.posting_count + 1 as seq, a.last_hash, (l.value ->> 3)::bigint as units
      from jsonb_array_elements(v_lines) l
      join ledger_account a on (a.kind, a.owner, a.currency) = (l.value ->> 0, l.value ->> 1, l.value ->> 2)
      order by a.id
    loop
      v_after := v_line.balance + v_line.units;
      if v_line.kind = 'chain' then
        if v_after > 0 then
          raise exception 'the chain account of % would be positive', v_line.currency using errcode = 'JD006';
        end if;
      elsif v_after < 0 then
        raise exception 'insufficient funds on % % %', v_line.kind, v_line.owner, v_line.currency
          using errcode = 'JD005', detail = jsonb_build_object('account', v_line.kind, 'currency', v_line.currency,
            'available', v_line.balance::text, 'needed', (-v_line.units)::text)::text;
      end if;
      v_hash := ledger_posting_hash(v_line.last_hash, v_content, v_id, v_line.id, v_line.seq, v_line.units, v_line.balance, v_after, p_at);
      update ledger_account set balance = v_after, posting_count = v_line.seq, last_hash = v_hash where id = v_line.id;
      v_accounts := v_accounts || v_line.id;
      v_seqs := v_seqs || v_line.seq;
      v_units := v_units || v_line.units;
      v_befores := v_befores || v_line.balance;
      v_hashes := v_hashes || v_hash;
    end loop;
    insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
      select v_id, u.account, u.seq, u.units, u.before, u.before + u.units, u.hash, p_at
      from unnest(v_accounts, v_seqs, v_units, v_befores, v_hashes) as u (account, seq, units, before, hash);
    v_result := v_result || jsonb_build_object('id', v_id, 'replayed', false);
  end loop;
  return v_result;
end $$;
--> statement-breakpoint

-- Stops a commit whose guard met another number of rows than it must.
create function commit_guard(p_index int, p_expected int, p_met bigint) returns boolean language plpgsql as $$
begin
  if p_met <> p_expected then
    raise exception 'guard % met % rows, not %', p_index, p_met, p_expected using errcode = 'JD004', detail = p_index::text;
  end if;
  return true;
end $$;
--> statement-breakpoint

-- Seals the postings after the last seal up to `p_to`. Returns how many it sealed.
create function ledger_seal_until(p_to bigint, p_at timestamptz) returns bigint language plpgsql as $$
declare
  v_last ledger_seal%rowtype;
  v_from bigint;
  v_first bigint;
  v_until bigint;
  v_count bigint;
  v_root bytea;
begin
  perform pg_advisory_xact_lock(7104220012);
  select * into v_last from ledger_seal order by id desc limit 1;
  v_from := coalesce(v_last.to_posting_id, 0);
  select min(id), max(id), count(*), sha256(string_agg(hash, ''::bytea order by id)) into v_first, v_until, v_count, v_root
    from (select id, hash from posting where id > v_from and id <= p_to order by id limit 100000) p;
  if v_count = 0 then
    return 0;
  end if;
  insert into ledger_seal (from_posting_id, to_posting_id, posting_count, root, hash, sealed_at)
    values (v_from + 1, v_until, v_count, v_root, ledger_seal_hash(v_last.hash, v_root, v_from + 1, v_until, v_count, p_at), p_at);
  return v_count;
end $$;
--> statement-breakpoint
create function ledger_seal_hash(p_previous bytea, p_root bytea, p_from bigint, p_to bigint, p_count bigint, p_at timestamptz)
returns bytea language sql immutable parallel safe as $$
  select sha256(
    coalesce(p_previous, ''::bytea) || p_root || convert_to(
      p_from::text || '|' || p_to::text || '|' || p_count::text || '|' || (extract(epoch from p_at) * 1000000)::bigint::text, 'UTF8'
    )
  )
$$;
