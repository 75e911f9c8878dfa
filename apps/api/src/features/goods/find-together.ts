import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import type { Need, SearchPlan } from './plan-search.ts'
import { foundBy, MAXIMUM_FOUND, type SearchNarrowing } from './search-found.ts'

const REMEMBERED_SECONDS = 20
const MOST_REMEMBERED = 500

interface Remembered {
  readonly ids: readonly number[]
  readonly until: number
}

const memory = prepareOnce(() => new Map<string, Remembered>())

/**
 * The goods that have several common words which rarely stand together, best first. Only here the whole of two long lists is read,
 * so the answer is kept for some seconds; who shows the goods leaves out those that went off sale meanwhile.
 */
export async function findTogether(
  { db, clock }: App,
  plan: SearchPlan,
  lead: Need,
  { categoryId, minimumPriceCents, maximumPriceCents }: SearchNarrowing,
): Promise<readonly number[]> {
  const narrowing = { categoryId, minimumPriceCents, maximumPriceCents }
  const key = JSON.stringify([plan.folded, plan.words, narrowing])
  const known = memory(db)
  const before = known.get(key)
  if (before !== undefined && before.until > clock.now()) return before.ids
  const rows = await db.execute<{ id: number }>(sql`
    with ${foundBy(plan, lead, narrowing, 'together')}
    select goods_id::float8 as id from found order by fit, phrase desc, rank desc, goods_id desc limit ${MAXIMUM_FOUND}`)
  const ids = Array.from(rows, ({ id }) => id)
  known.delete(key)
  known.set(key, { ids, until: clock.now() + REMEMBERED_SECONDS })
  const [oldest] = known.keys()
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
  return ids
}
