import { sql, type SQL } from 'drizzle-orm'
import { type BooksCheck, sqlCheck } from '../platform/ledger/index.ts'

/**
 * Every disputed subject has its dispute, with the same opening time, escrow and parties. No dispute is ahead of its
 * subject's version, and its statements match the timeline word for word.
 * @param subjects for each kind a query of all of them: `kind, id, version, opened_at, ended_at, buyer, seller, units, currency`
 */
export const disputesCheck = (subjects: readonly SQL[]): BooksCheck => {
  const all = sql`(${sql.join([...subjects], sql` union all `)})`
  return sqlCheck(
    'every dispute is that of its subject',
    sql`select count(*) || ' disputes, ' || (select count(*) from dispute_statement) || ' statements, ' || (select count(*) from dispute_ruling) || ' rulings' from dispute`,
    sql`select format('the dispute of %s %s is not that of its subject', coalesce(s.kind, d.subject_kind), coalesce(s.id, d.subject_id)) as wrong
      from ${all} s full join dispute d on d.subject_kind = s.kind and d.subject_id = s.id
      where (d.subject_id is not null or s.opened_at is not null)
        and (s.id is null or d.subject_id is null or d.subject_version > s.version
          or jsonb_build_array(d.opened_at, d.ended_at, d.buyer_uid, d.seller_uid, d.amount_units, d.currency)
            <> jsonb_build_array(s.opened_at, s.ended_at, s.buyer, s.seller, s.units, s.currency))
      union all
      select format('statement %s of %s %s is not what its timeline says', coalesce(w.number, t.number), coalesce(w.subject_kind, t.subject_kind), coalesce(w.subject_id, t.subject_id))
      from dispute_statement w
      full join (select * from timeline_entry where (note like '%.buyerStated' or note like '%.sellerStated') and subject_kind in (select kind from ${all} its)) t
        on t.subject_kind = w.subject_kind and t.subject_id = w.subject_id and t.number = w.number
      where w.number is null or t.number is null or w.text is distinct from t.details ->> 'text' or w.side <> t.actor or w.files <> coalesce(t.files, '[]')
      union all
      select format('ruling %s of %s %s is not what its timeline says', r.number, r.subject_kind, r.subject_id)
      from dispute_ruling r left join timeline_entry t on t.subject_kind = r.subject_kind and t.subject_id = r.subject_id and t.number = r.number
      where t.number is null or r.reason is distinct from t.details ->> 'reason' or r.by_uid is distinct from t.actor_uid`,
  )
}

/** Every subject that can be disputed. A new one adds its query here. */
export const disputedSubjects: readonly SQL[] = [
  sql`select 'goodsOrder' as kind, id, version, held_since as opened_at, settled_at as ended_at, buyer_uid as buyer,
  seller_uid as seller, amount_units as units, currency from goods_order`,
  sql`select 'otcOrder' as kind, id, version, dispute_opened_at as opened_at, ended_at, buyer_uid as buyer,
  seller_uid as seller, amount_units as units, currency from otc_order`,
]
