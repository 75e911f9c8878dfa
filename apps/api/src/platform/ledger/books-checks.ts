import { ACCOUNT_KINDS, type AccountRule } from '@jindu/domain/ledger'
import { sql } from 'drizzle-orm'
import { type BooksCheck, sqlCheck } from './books-check.ts'

// Recompute the hashes with PostgreSQL's sha256 here, because the functions that wrote them could have been replaced.
const micros = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text`)

/** Kinds of accounts with a property, for `kind in (…)`. */
export const kindsWhere = (holds: (rule: AccountRule) => boolean) =>
  sql.join(
    Object.entries(ACCOUNT_KINDS).flatMap(([kind, rule]) => (holds(rule) ? [sql`${kind}`] : [])),
    sql`, `,
  )

const owed = kindsWhere((rule) => rule.ofUsers)
const against = kindsWhere((rule) => rule.counts === -1n)

const entriesSumToZero = sqlCheck(
  'every entry sums to zero in each currency',
  sql`select count(*) || ' entries, ' || (select count(*) from posting) || ' postings' from journal_entry`,
  sql`select format('entry %s is off by %s %s', e.id, sum(p.units), coalesce(p.currency, 'nothing posted')) as wrong
    from journal_entry e
    left join (
      select l.entry_id, a.currency, case when a.kind in (${against}) then -l.units else l.units end as units
      from posting l join ledger_account a on a.id = l.account_id
    ) p on p.entry_id = e.id
    group by e.id, p.currency having coalesce(sum(p.units), 1) <> 0`,
)

const balancesEqualPostings = sqlCheck(
  'every balance equals its postings',
  sql`select count(*) || ' accounts' from ledger_account`,
  sql`select format('account %s (%s %s %s) holds %s, its postings make %s', a.id, a.kind, a.owner, a.currency, a.balance, coalesce(p.units, 0)) as wrong
    from ledger_account a
    left join (select account_id, sum(units) as units, count(*) as count from posting group by account_id) p on p.account_id = a.id
    where a.balance <> coalesce(p.units, 0) or a.posting_count <> coalesce(p.count, 0)`,
)

const entriesUnaltered = sqlCheck(
  'every entry has the content it was written with',
  sql`select count(*) || ' entries' from journal_entry`,
  sql`select format('entry %s (%s) was altered', e.id, e.kind) as wrong
    from journal_entry e
    left join lateral (
      select jsonb_agg(jsonb_build_array(a.kind, a.owner, a.currency, p.units::text) order by a.kind collate "C", a.owner collate "C", a.currency collate "C") as lines
      from posting p join ledger_account a on a.id = p.account_id where p.entry_id = e.id
    ) l on true
    where e.content_hash is distinct from sha256(convert_to(
      jsonb_build_array(e.kind, e.reference_kind, e.reference_id, e.actor_uid, e.details, l.lines)::text, 'UTF8'))`,
)

const chainsIntact = sqlCheck(
  "every account's chain of postings is intact",
  sql`select count(*) || ' chains' from ledger_account where posting_count > 0`,
  sql`select format('posting %s (account %s, number %s) does not follow from the one before', c.id, c.account_id, c.seq) as wrong
    from (
      select p.*, e.content_hash, lag(p.hash) over w as previous_hash, coalesce(lag(p.seq) over w, 0) as previous_seq,
        coalesce(lag(p.balance_after) over w, 0) as previous_after
      from posting p left join journal_entry e on e.id = p.entry_id
      window w as (partition by p.account_id order by p.seq)
    ) c
    where c.seq <> c.previous_seq + 1 or c.balance_before <> c.previous_after or c.balance_after <> c.balance_before + c.units
      or c.hash is distinct from sha256(coalesce(c.previous_hash, ''::bytea) || c.content_hash || convert_to(
        c.entry_id::text || '|' || c.account_id::text || '|' || c.seq::text || '|' || c.units::text || '|' || c.balance_before::text
          || '|' || c.balance_after::text || '|' || ${micros('c.created_at')}, 'UTF8'))
    union all
    select format('account %s does not end with its last posting', a.id)
    from ledger_account a left join posting p on p.account_id = a.id and p.seq = a.posting_count
    where a.last_hash is distinct from p.hash`,
)

const sealsIntact = sqlCheck(
  'every seal matches the postings it sealed',
  sql`select count(*) || ' seals over ' || coalesce(sum(posting_count), 0) || ' postings, '
      || (select count(*) from posting where id > coalesce((select max(to_posting_id) from ledger_seal), 0)) || ' not sealed yet'
      || coalesce(', last seal ' || (select encode(hash, 'hex') from ledger_seal order by id desc limit 1), '')
    from ledger_seal`,
  sql`select format('seal %s over postings %s to %s is broken', s.id, s.from_posting_id, s.to_posting_id) as wrong
    from (
      select *, lag(hash) over (order by id) as previous_hash, coalesce(lag(to_posting_id) over (order by id), 0) as previous_to from ledger_seal
    ) s
    cross join lateral (
      select count(*) as count, sha256(string_agg(p.hash, ''::bytea order by p.id)) as root
      from posting p where p.id between s.from_posting_id and s.to_posting_id
    ) r
    where s.from_posting_id <> s.previous_to + 1 or s.posting_count <> r.count or s.root is distinct from r.root
      or s.hash is distinct from sha256(coalesce(s.previous_hash, ''::bytea) || r.root || convert_to(
        s.from_posting_id::text || '|' || s.to_posting_id::text || '|' || r.count::text || '|' || ${micros('s.sealed_at')}, 'UTF8'))`,
)

const nobodyBelowZero = sqlCheck(
  'no account is on the wrong side of zero',
  sql`select count(*) || ' accounts, ' || count(*) filter (where kind = 'chain') || ' of the chain' from ledger_account`,
  sql`select format('account %s (%s %s %s) stands at %s', id, kind, owner, currency, balance) as wrong
    from ledger_account where case when kind = 'chain' then balance > 0 else balance < 0 end`,
)

/** The terms of the equation in `ACCOUNT_KINDS`; users' debts are negative. */
const terms = sql`select currency,
    -coalesce(sum(balance) filter (where kind = 'chain'), 0) as held,
    coalesce(sum(balance) filter (where kind in ('user_fund', 'user_otc', 'internal_transfer_pending')), 0) as users,
    coalesce(sum(balance) filter (where kind in ('goods_escrow', 'otc_escrow', 'otc_offer_lock')), 0) as escrow,
    coalesce(sum(balance) filter (where kind in ('withdrawal_pending', 'network_fee')), 0) as payouts,
    coalesce(sum(balance) filter (where kind like 'revenue%'), 0) as revenue,
    coalesce(sum(balance) filter (where kind = 'operator_capital'), 0) as capital,
    coalesce(sum(balance) filter (where kind = 'user_debt'), 0) as debts
  from ledger_account group by currency`

const equationHolds = sqlCheck(
  'coin in the books equals what everybody owns',
  sql`select coalesce(string_agg(format('%s %s = %s of users + %s in escrow + %s in payouts + %s revenue + %s of the operator - %s of debts',
      currency, held, users, escrow, payouts, revenue, capital, debts), '; ' order by currency), 'nothing held') from (${terms}) t`,
  sql`select format('%s: %s in the books, %s owned (smallest units)', currency, held, users + escrow + payouts + revenue + capital - debts) as wrong
    from (${terms}) t where held <> users + escrow + payouts + revenue + capital - debts`,
)

/** Excludes debts: money that users should pay back covers nothing. */
const chainCoversUsers = sqlCheck(
  'what the chain holds covers what users are owed',
  sql`select coalesce(string_agg(format('%s %s held, %s owed', currency, held, owed), '; ' order by currency), 'nothing held')
    from (select currency, -sum(balance) filter (where kind = 'chain') as held,
      coalesce(sum(balance) filter (where kind in (${owed})), 0) as owed from ledger_account group by currency) t`,
  sql`select format('%s: %s held, %s owed (smallest units)', currency, held, owed) as wrong
    from (select currency, coalesce(-sum(balance) filter (where kind = 'chain'), 0) as held,
      coalesce(sum(balance) filter (where kind in (${owed})), 0) as owed from ledger_account group by currency) t
    where held < owed`,
)

/** Invariants of the ledger alone, independent of features. */
export const ledgerChecks: readonly BooksCheck[] = [
  entriesSumToZero,
  balancesEqualPostings,
  entriesUnaltered,
  chainsIntact,
  sealsIntact,
  nobodyBelowZero,
  equationHolds,
  chainCoversUsers,
]
