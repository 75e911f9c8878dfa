import { sql, type SQL } from 'drizzle-orm'
import { metRows } from '../../platform/db/index.ts'
import { tellFound } from '../../records/messages/index.ts'

/** The offer's remaining volume after this order's own update, correct also under concurrent takers. */
export const left = metRows('offer_left', 'remaining_units')

interface Offered {
  readonly id: number
  readonly ownerUid: number
}

interface RunOut {
  readonly taken: bigint
  /** The offer's smallest order. */
  readonly least: bigint
  /** Unix seconds. */
  readonly at: number
}

/**
 * Notifies the offer's owner when this order leaves too little to take. Only the order that crosses the threshold does,
 * however many run at once.
 */
export function tellWhenRunOut({ id, ownerUid }: Offered, { taken, least, at }: RunOut): SQL {
  const kind = 'otcOffer.ranOut'
  const [part, smallest] = [taken.toString(), (least > 0n ? least : 1n).toString()]
  const found = sql`select ${kind} as kind, '{}'::jsonb as facts from ${left}
    where remaining_units < ${smallest}::bigint and remaining_units + ${part}::bigint >= ${smallest}::bigint`
  return tellFound(ownerUid, { kinds: [kind], subjectId: id }, found, { at })
}
