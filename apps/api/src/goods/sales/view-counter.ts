import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { ViewCounter } from '../../platform/views/view-counter.ts'
import { utcDay } from './buckets.ts'
import { isRobot } from './robots.ts'
import { goodsViewDay } from './tables.ts'

const FLUSH_MILLISECONDS = 10_000
/** The maximum number of remembered viewers; they prevent counting a viewer twice a day. */
const MAX_REMEMBERED = 200_000

interface Seen {
  readonly day: string
  readonly goodsId: number
  readonly uids: number[]
  visitors: number
}

export interface RunningViewCounter extends ViewCounter {
  start(): void
  stop(): Promise<void>
}

/**
 * Counts each viewer of goods once a day, in memory. Every few seconds and on stop it flushes the sums in one
 * statement.
 */
export function createViewCounter({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): RunningViewCounter {
  let today = ''
  const known = new Set<string>()
  let pending = new Map<string, Seen>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    if (pending.size === 0) return
    const rows = [...pending.values()]
    pending = new Map()
    // Exclude the owner's own views here, because counting a view makes no database query.
    await db.execute(sql`
      insert into ${goodsViewDay} as d (goods_id, day, seller_uid, views)
      select g.id, v.day, g.seller_uid, v.visitors + coalesce(array_length(array_remove(v.uids, g.seller_uid), 1), 0)
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ goodsId, ...row }) => ({ goods_id: goodsId, ...row })))}::jsonb)
        as v (goods_id bigint, day date, visitors int, uids bigint[])
      join goods g on g.id = v.goods_id
      order by g.id, v.day
      on conflict (goods_id, day) do update set views = d.views + excluded.views`)
  }

  const flushQuietly = () => flush().catch((error: unknown) => log.warn({ err: error }, 'goods views not written'))

  return {
    flush,
    count(goodsId, { uid, address, userAgent }) {
      if (isRobot(userAgent)) return
      const day = utcDay(clock.now())
      if (day !== today || known.size >= MAX_REMEMBERED) known.clear()
      today = day
      const viewer = `${goodsId} ${uid ?? `${address} ${userAgent.slice(0, 200)}`}`
      if (known.has(viewer)) return
      known.add(viewer)
      const key = `${day} ${goodsId}`
      const seen = pending.get(key) ?? { day, goodsId, uids: [], visitors: 0 }
      if (uid === null) seen.visitors += 1
      else seen.uids.push(uid)
      pending.set(key, seen)
    },
    start() {
      timer = setInterval(() => void flushQuietly(), FLUSH_MILLISECONDS).unref()
    },
    async stop() {
      if (timer !== null) clearInterval(timer)
      await flushQuietly()
    },
  }
}
