-- The owner of an offer may come to owe while somebody takes it: asked in the commit, under a lock that a new debt waits for.
create function otc_owner_owes(p_owner bigint, p_currency text) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('user_debt'), hashtext(p_owner::text));
  return (select count(*) from ledger_account
    where kind = 'user_debt' and owner = p_owner::text and currency = p_currency and balance > 0);
end $$;
--> statement-breakpoint
create or replace function ledger_write(p_entry jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_lines jsonb := ledger_sorted_lines(p_entry -> 'lines');
  v_line jsonb;
  v_content bytea;
  v_known bytea;
  v_entry_id bigint;
  v_account ledger_account%rowtype;
  v_units bigint;
  v_after bigint;
  v_bound bigint;
  v_hash bytea;
  v_accounts bigint[] := '{}';
  v_seqs bigint[] := '{}';
  v_moves bigint[] := '{}';
  v_afters bigint[] := '{}';
  v_hashes bytea[] := '{}';
begin
  v_content := ledger_content_hash(
    p_entry ->> 'kind', p_entry ->> 'referenceKind', (p_entry ->> 'referenceId')::bigint,
    (p_entry ->> 'actorUid')::bigint, coalesce(p_entry -> 'details', '{}'), v_lines
  );
  insert into journal_entry (kind, idempotency_key, reference_kind, reference_id, actor_uid, details, content_hash, created_at)
    values (
      p_entry ->> 'kind', p_entry ->> 'key', p_entry ->> 'referenceKind', (p_entry ->> 'referenceId')::bigint,
      (p_entry ->> 'actorUid')::bigint, coalesce(p_entry -> 'details', '{}'), v_content, p_at
    )
    on conflict (idempotency_key) do nothing returning id into v_entry_id;
  if not found then
    select id, content_hash into v_entry_id, v_known from journal_entry where idempotency_key = p_entry ->> 'key';
    if v_known <> v_content then
      raise exception 'idempotency key % was used for another entry', p_entry ->> 'key' using errcode = 'JD003';
    end if;
    return jsonb_build_object('id', v_entry_id, 'replayed', true);
  end if;

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
    elsif v_account.kind = 'user_fund' and v_units < 0
      and p_entry ->> 'kind' not in ('deposit_reversal', 'withdrawal_paid_after_return', 'debt_payment', 'correction') then
      select coalesce(sum(h.units), 0) into v_bound from ledger_hold h
        where h.owner = v_account.owner and h.currency = v_account.currency and h.held_until > p_at;
      if v_after < v_bound then
        raise exception 'held coin on % %', v_account.owner, v_account.currency
          using errcode = 'JD007', detail = jsonb_build_object('currency', v_account.currency, 'held', v_bound::text,
            'secondsLeft', (select ceil(extract(epoch from min(h.held_until) - p_at))::bigint from ledger_hold h
              where h.owner = v_account.owner and h.currency = v_account.currency and h.held_until > p_at))::text;
      end if;
    end if;
    -- An offer of somebody who owes is not taken: takes that are being committed come first, later ones see the debt (`otc_owner_owes`).
    if v_account.kind = 'user_debt' and v_units > 0 then
      perform pg_advisory_xact_lock(hashtext('user_debt'), hashtext(v_account.owner));
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
  return jsonb_build_object('id', v_entry_id, 'replayed', false);
end $$;
--> statement-breakpoint
-- Whether a purchase comes to more than an account may spend while it waits after one of the changes; 0 or 1. Purchases of one
-- account that waits go one after the other.
create function goods_spent_too_much(
  p_buyer bigint, p_cents bigint, p_most bigint, p_changes text[], p_since timestamptz
) returns bigint language plpgsql volatile as $$
declare
  v_changed timestamptz;
begin
  select created_at into v_changed from audit_event
    where subject_kind = 'account' and subject_id = p_buyer and action = any(p_changes) order by id desc limit 1;
  if v_changed is null or v_changed <= p_since then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtext('goods_spent'), hashtext(p_buyer::text));
  return (select count(*) from (
    select coalesce(sum(total_cents), 0) as cents from goods_order where buyer_uid = p_buyer and paid_at >= v_changed
  ) as spent where cents + p_cents > p_most);
end $$;
