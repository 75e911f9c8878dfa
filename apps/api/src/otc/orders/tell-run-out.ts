import { sql, type SQL } from 'drizzle-orm'
import { metRows } from '../../platform/db/index.ts'
import { tellFound } from '../../records/messages/index.ts'

/** What is left of the offer once an order has its part, whoever takes of it at the same time. */
export const left = metRows('offer_left', 'remaining_units')

interface Offered {
  readonly id: number
  readonly ownerUid: number
}

interface RunOut {
  readonly taken: bigint
  /** The smallest order of the offer. */
  readonly least: bigint
  /** Unix seconds. */
  readonly at: number
}

/** To the offer's owner, by the order after which nobody can take of it: by that one alone, however many take at once. */
export function tellWhenRunOut({ id, ownerUid }: Offered, { taken, least, at }: RunOut): SQL {
  const kind = 'otcOffer.ranOut'
  const [part, smallest] = [taken.toString(), (least > 0n ? least : 1n).toString()]
  const found = sql`select ${kind} as kind, '{}'::jsonb as facts from ${left}
    where remaining_units < ${smallest}::bigint and remaining_units + ${part}::bigint >= ${smallest}::bigint`
  return tellFound(ownerUid, { kinds: [kind], subjectId: id }, found, { at })
}
