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
  for v_entry in select distinct entry_id from added loop
    perform 1 from posting p join ledger_account a on a.id = p.account_id
      where p.entry_id = v_entry group by a.currency having sum(p.units) <> 0;
    if found then
      raise exception 'journal entry % does not sum to zero', v_entry using errcode = 'JD001';
    end if;
  end loop;
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

-- An entry's lines in the one order that its content hash is made of.
create function ledger_sorted_lines(p_lines jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_agg(jsonb_build_array(l ->> 0, l ->> 1, l ->> 2, (l ->> 3)::bigint::text) order by (l ->> 0) collate "C", (l ->> 1) collate "C", (l ->> 2) collate "C")
  from jsonb_array_elements(p_lines) l
$$;
--> statement-breakpoint

-- Writes entries: [{kind, key?, referenceKind?, referenceId?, actorUid?, details, lines: [[kind, owner, currency, units as text], ...]}, ...],
-- each naming an account once. Returns [{id, replayed}, ...]. An entry whose key was used with the same content is not written again.
-- Looks accounts up one by one: joined to the unnested lines, the planner reads the whole table of accounts.
create function ledger_post(p_entries jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_entry jsonb;
  v_lines jsonb;
  v_line jsonb;
  v_content bytea;
  v_known bytea;
  v_entry_id bigint;
  v_account ledger_account%rowtype;
  v_account_id bigint;
  v_locks bigint[] := '{}';
  v_units bigint;
  v_after bigint;
  v_hash bytea;
  v_accounts bigint[];
  v_seqs bigint[];
  v_moves bigint[];
  v_afters bigint[];
  v_hashes bytea[];
  v_result jsonb := '[]';
begin
  -- Missing accounts are made in name order and before any lock is held, locks are taken in id order: crossing entries deadlock otherwise.
  for v_line in select l from jsonb_path_query(p_entries, '$[*].lines[*]') l order by (l ->> 0) collate "C", (l ->> 1) collate "C", (l ->> 2) collate "C" loop
    select id into v_account_id from ledger_account where kind = v_line ->> 0 and owner = v_line ->> 1 and currency = v_line ->> 2;
    if not found then
      insert into ledger_account (kind, owner, currency) values (v_line ->> 0, v_line ->> 1, v_line ->> 2) on conflict do nothing returning id into v_account_id;
      if not found then
        select id into v_account_id from ledger_account where kind = v_line ->> 0 and owner = v_line ->> 1 and currency = v_line ->> 2;
      end if;
    end if;
    v_locks := v_locks || v_account_id;
  end loop;
  perform 1 from ledger_account where id = any(v_locks) order by id for no key update;

  for v_entry in select e from jsonb_array_elements(p_entries) e loop
    v_lines := ledger_sorted_lines(v_entry -> 'lines');
    v_content := ledger_content_hash(
      v_entry ->> 'kind', v_entry ->> 'referenceKind', (v_entry ->> 'referenceId')::bigint,
      (v_entry ->> 'actorUid')::bigint, coalesce(v_entry -> 'details', '{}'), v_lines
    );
    insert into journal_entry (kind, idempotency_key, reference_kind, reference_id, actor_uid, details, content_hash, created_at)
      values (
        v_entry ->> 'kind', v_entry ->> 'key', v_entry ->> 'referenceKind', (v_entry ->> 'referenceId')::bigint,
        (v_entry ->> 'actorUid')::bigint, coalesce(v_entry -> 'details', '{}'), v_content, p_at
      )
      on conflict (idempotency_key) do nothing returning id into v_entry_id;
    if not found then
      select id, content_hash into v_entry_id, v_known from journal_entry where idempotency_key = v_entry ->> 'key';
      if v_known <> v_content then
        raise exception 'idempotency key % was used for another entry', v_entry ->> 'key' using errcode = 'JD003';
      end if;
      v_result := v_result || jsonb_build_object('id', v_entry_id, 'replayed', true);
      continue;
    end if;

    v_accounts := '{}'; v_seqs := '{}'; v_moves := '{}'; v_afters := '{}'; v_hashes := '{}';
    for v_line in select l from jsonb_array_elements(v_lines) l loop
      select * into v_account from ledger_account where kind = v_line ->> 0 and owner = v_line ->> 1 and currency = v_line ->> 2;
      v_units := (v_line ->> 3)::bigint;
      v_after := v_account.balance + v_units;
      if v_account.kind = 'chain' then
        if v_after > 0 then
          raise exception 'the chain account of % would be positive', v_account.currency using errcode = 'JD006';
        end if;
      elsif v_after < 0 then
        raise exception 'insufficient funds on % % %', v_account.kind, v_account.owner, v_account.currency
          using errcode = 'JD005', detail = jsonb_build_object('account', v_account.kind, 'currency', v_account.currency,
            'available', v_account.balance::text, 'needed', (-v_units)::text)::text;
      end if;
      v_hash := ledger_posting_hash(
        v_account.last_hash, v_content, v_entry_id, v_account.id, v_account.posting_count + 1, v_units, v_account.balance, v_after, p_at
      );
      update ledger_account set balance = v_after, posting_count = posting_count + 1, last_hash = v_hash where id = v_account.id;
      v_accounts := v_accounts || v_account.id;
      v_seqs := v_seqs || v_account.posting_count + 1;
      v_moves := v_moves || v_units;
      v_afters := v_afters || v_after;
      v_hashes := v_hashes || v_hash;
    end loop;
    insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
      select v_entry_id, u.account, u.seq, u.units, u.after - u.units, u.after, u.hash, p_at
      from unnest(v_accounts, v_seqs, v_moves, v_afters, v_hashes) as u (account, seq, units, after, hash);
    v_result := v_result || jsonb_build_object('id', v_entry_id, 'replayed', false);
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
--> statement-breakpoint
-- Room on the page for the next version of a balance: updates then touch no index.
alter table ledger_account set (fillfactor = 70);
