import { sql } from 'drizzle-orm'
import { sqlCheck } from '../platform/ledger/index.ts'

/** Every order's dossier is one chain from its first entry to the head that the order names, and says what the timeline says. */
export const dossierCheck = sqlCheck(
  "every order's dossier is an unbroken chain",
  sql`select count(*) || ' entries of ' || (select count(*) from goods_order) || ' orders' from goods_order_action`,
  sql`select format('entry %s of the dossier of order %s does not follow from the one before, or not from its timeline', c.number, c.order_id) as wrong
    from (
      select a.*, a.line::jsonb as said, lag(a.hash) over w as previous_hash, coalesce(lag(a.number) over w, 0) as previous_number
      from goods_order_action a window w as (partition by a.order_id order by a.number)
    ) c
    where c.number <> c.previous_number + 1
      or c.hash is distinct from sha256(convert_to(coalesce(encode(c.previous_hash, 'hex'), '') || e'\\n' || c.line, 'UTF8'))
      or jsonb_build_array(c.order_id, c.number, c.note, c.actor, c.actor_uid, c.details, coalesce(c.files, 'null'), extract(epoch from c.at)::bigint)
        <> jsonb_build_array(c.said -> 'order', c.said -> 'number', c.said -> 'note', c.said -> 'actor', c.said -> 'actorUid', c.said -> 'details',
          coalesce(c.said -> 'files', 'null'), c.said -> 'at')
    union all
    select format('the dossier of order %s does not end with its head', o.id)
    from goods_order o left join goods_order_action a on a.order_id = o.id and a.number = o.dossier_length
    where o.dossier_head is distinct from a.hash or (select count(*) from goods_order_action n where n.order_id = o.id) <> o.dossier_length`,
)
