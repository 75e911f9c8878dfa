import { sql, type SQL } from 'drizzle-orm'
import { type BooksCheck, sqlCheck } from '../platform/ledger/index.ts'

/** The length of `\\x` and 64 hexadecimal digits. */
const HASH_AS_TEXT_BYTES = 66

/** Builds one JSON array from the hashed line, by its format, and one from the row's columns, to compare them. */
const SAID = sql`case c.format
  when 1 then jsonb_build_array('goodsOrder', c.said -> 'order')
  else jsonb_build_array(c.said -> 'subject', c.said -> 'id') end || jsonb_build_array(coalesce(c.said -> 'format', '1'), c.said -> 'number', c.said -> 'note',
    c.said -> 'actor', c.said -> 'actorUid', c.said -> 'details', coalesce(c.said -> 'files', 'null'), c.said -> 'at')`
const TOLD = sql`jsonb_build_array(c.subject_kind, c.subject_id, c.format, c.number, c.note, c.actor, c.actor_uid, c.details, coalesce(c.files, 'null'),
  extract(epoch from c.at)::bigint)`

const RIGHT_HASH = sql`sha256(convert_to(coalesce(encode(c.previous_hash, 'hex'), '') || e'\\n' || c.line, 'UTF8'))`

/**
 * A pooler in transaction mode once made the client serialize hashes twice, so some are stored as text. Such a hash
 * still proves its line, and the next entry chains from the stored bytes.
 */
const AS_TEXT = sql`convert_to('\\x' || encode(${RIGHT_HASH}, 'hex'), 'UTF8')`

/**
 * Every timeline is one hash chain from its first entry to the head that its subject stores, and its lines match its
 * rows.
 * @param heads for each kind of subject a query of all of them: `kind, id, head, length`
 */
export const timelineCheck = (heads: readonly SQL[]): BooksCheck => {
  const subjects = sql`(${sql.join([...heads], sql` union all `)})`
  return sqlCheck(
    'every dossier is an unbroken chain',
    sql`select (select count(*) from timeline_entry) || ' entries of ' || count(*) || ' dossiers' || (select case when count(*) = 0 then '' else
        format(', %s of them with their hash as text: a pooler in transaction mode made the client write it twice; the lines are proven', count(*)) end
        from timeline_entry where length(hash) = ${HASH_AS_TEXT_BYTES}) from ${subjects} s`,
    sql`select format('entry %s of the dossier of %s %s does not follow from the one before, or not from its timeline', c.number, c.subject_kind, c.subject_id) as wrong
      from (
        select a.*, a.line::jsonb as said, lag(a.hash) over w as previous_hash, coalesce(lag(a.number) over w, 0) as previous_number
        from timeline_entry a window w as (partition by a.subject_kind, a.subject_id order by a.number)
      ) c
      where c.number <> c.previous_number + 1
        or (c.hash is distinct from ${RIGHT_HASH} and c.hash is distinct from ${AS_TEXT})
        or ${TOLD} is distinct from ${SAID}
      union all
      select format('the dossier of %s %s does not end with its head', s.kind, s.id)
      from ${subjects} s left join timeline_entry a on a.subject_kind = s.kind and a.subject_id = s.id and a.number = s.length
      where s.head is distinct from a.hash
        or (select count(*) from timeline_entry n where n.subject_kind = s.kind and n.subject_id = s.id) <> s.length
      union all
      select format('%s %s has a dossier and is not there', n.subject_kind, n.subject_id)
      from (select distinct subject_kind, subject_id from timeline_entry) n
      where not exists (select from ${subjects} s where s.kind = n.subject_kind and s.id = n.subject_id)`,
  )
}

/** Fiat offers with their timeline heads. */
export const otcOfferTimelines = sql`select 'otcOffer' as kind, id, timeline_head as head, timeline_length as length from otc_offer`

/** Fiat orders with their timeline heads. */
export const otcOrderTimelines = sql`select 'otcOrder' as kind, id, timeline_head as head, timeline_length as length from otc_order`

/** Goods orders with their timeline heads. */
export const goodsOrderTimelines = sql`select 'goodsOrder' as kind, id, timeline_head as head, timeline_length as length from goods_order`

export const withdrawalTimelines = sql`select 'withdrawal' as kind, id, timeline_head as head, timeline_length as length from withdrawal`
