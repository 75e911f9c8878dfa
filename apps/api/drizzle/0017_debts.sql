-- What a user owes the site stands above zero and counts against what everybody else owns: an entry sums to zero with debts on the other side.
create or replace function posting_sums_to_zero() returns trigger language plpgsql as $$
declare
  v_entry bigint;
begin
  for v_entry in select distinct entry_id from added loop
    perform 1 from posting p join ledger_account a on a.id = p.account_id
      where p.entry_id = v_entry group by a.currency having sum(case a.kind when 'user_debt' then -p.units else p.units end) <> 0;
    if found then
      raise exception 'journal entry % does not sum to zero', v_entry using errcode = 'JD001';
    end if;
  end loop;
  return null;
end $$;
