import { adWindow, keepRunning } from '@jindu/domain/promotion/ad-rotation'
import { rules } from '@jindu/domain/rules'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AdShelf, AdSpot, ShelvedAd } from '../../platform/ads/ad-shelf.ts'
import type { App } from '../../platform/app.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { isRobot } from '../../goods/sales/index.ts'
import { ad, adQuarter } from './tables.ts'

// Triggers on ads and account freezes notify this channel, whatever made the change.
const CHANNEL = 'jindu_ads'
const FLUSH_MILLISECONDS = 10_000

const QUARTER_SECONDS = 900

const { items, pages } = rules.ads.strip

interface Running extends ShelvedAd {
  /** Unix seconds at which the home slot ends; null when it is not shown there. */
  readonly homeUntil: number | null
  readonly categoryIds: readonly number[]
}

export interface RunningAdShelf extends AdShelf {
  start(): Promise<void>
  stop(): Promise<void>
}

async function readRunning({ db }: Pick<App, 'db'>): Promise<readonly Running[]> {
  const rows = await db
    .select({
      id: ad.id,
      title: ad.title,
      coverFileId: ad.coverFileId,
      attach: ad.attach,
      ownerUid: ad.ownerUid,
      homeKind: ad.homeKind,
      homeStopAt: ad.homeStopAt,
      // Categories that were merged since are those that took them over.
      categoryIds: sql<
        number[]
      >`case when ${ad.categoryKind} = 'shown' then coalesce((select json_agg(distinct coalesce(c.merged_into, c.id))
        from goods_category c where c.id = any(${ad.categoryIds})), '[]'::json) else '[]'::json end`,
    })
    .from(ad)
    .innerJoin(appUser, eq(appUser.uid, ad.ownerUid))
    .where(
      and(
        isNull(ad.waitingSince),
        isNull(ad.delistedAt),
        isNull(appUser.frozenAt),
        or(eq(ad.homeKind, 'shown'), inArray(ad.categoryKind, ['shown'])),
      ),
    )
    .orderBy(asc(ad.id))
  return rows.map(({ homeKind, homeStopAt, ...row }) => ({
    ...row,
    homeUntil: homeKind === 'shown' ? homeStopAt : null,
  }))
}

/** Keeps the running ads in memory, reloads them when one changes in any process, and counts their views. */
export function createAdShelf({
  db,
  sql: client,
  clock,
  log,
}: Pick<App, 'db' | 'sql' | 'clock' | 'log'>): RunningAdShelf {
  let running: readonly Running[] = []
  /** How many ads of a place were on the screens of those who came before. */
  const shown = new Map<AdSpot, number>()
  let seen = new Map<string, { id: number; at: number; place: 'home' | 'category'; times: number; uncounted: number }>()
  let unlisten: (() => Promise<void>) | null = null
  let timer: NodeJS.Timeout | null = null
  let asked = 0
  let reading: Promise<void> = Promise.resolve()
  let answered = 0

  /** Answers may come in another order than they were asked for: an older one never replaces a newer one. */
  async function reload(): Promise<void> {
    asked += 1
    const turn = asked
    const read = await readRunning({ db })
    if (turn < answered) return
    answered = turn
    running = read
  }

  function note(spot: AdSpot, id: number, added: { readonly times: number; readonly uncounted: number }): void {
    if (!running.some((each) => each.id === id)) return
    const now = clock.now()
    const at = now - (now % QUARTER_SECONDS)
    const place = spot === 'home' ? 'home' : 'category'
    const key = `${id} ${at} ${place}`
    const before = seen.get(key) ?? { id, at, place, times: 0, uncounted: 0 }
    seen.set(key, {
      ...before,
      times: before.times + added.times,
      uncounted: before.uncounted + added.uncounted,
    })
  }

  async function flush(): Promise<void> {
    if (seen.size === 0) return
    const rows = [...seen.values()]
    seen = new Map()
    await db.execute(sql`
      insert into ${adQuarter} as q (ad_id, at, place, impressions, uncounted)
      select id, to_timestamp(at), place, times, uncounted from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id bigint, at bigint, place text, times int, uncounted int)
      where exists (select 1 from ad where ad.id = s.id)
      order by id, at, place
      on conflict (ad_id, at, place) do update set impressions = q.impressions + excluded.impressions, uncounted = q.uncounted + excluded.uncounted`)
  }

  /** Those who ask while a reload runs share the next one. */
  let next: Promise<void> | null = null
  async function reloadOnce(): Promise<void> {
    await reading
    next = null
    reading = quietly(reload)()
    await reading
  }

  const quietly = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => log.warn({ err: error }, 'ads not kept'))

  return {
    strip(spot, { sideBySide = items, had = [] } = {}) {
      const now = clock.now()
      const here = running.filter(({ homeUntil, categoryIds }) =>
        spot === 'home' ? homeUntil !== null && now < homeUntil : categoryIds.includes(spot),
      )
      if (here.length === 0) return []
      const kept = keepRunning(had, here)
      if (kept.length > 0) return kept
      const before = shown.get(spot) ?? 0
      shown.set(spot, before + Math.min(sideBySide, here.length))
      return adWindow(here, before, items * pages)
    },
    noteSeen(spot, ids, userAgent) {
      if (isRobot(userAgent)) return
      for (const id of new Set(ids)) note(spot, id, { times: 1, uncounted: 0 })
    },
    noteUncounted: (spot, id) => note(spot, id, { times: 0, uncounted: 1 }),
    flush,
    upToDate: () => (next ??= reloadOnce()),
    async start() {
      const read = () => void (reading = quietly(reload)())
      const listener = await client.listen(CHANNEL, read, read)
      unlisten = () => listener.unlisten()
      await reload()
      timer = setInterval(() => void quietly(flush)(), FLUSH_MILLISECONDS).unref()
    },
    async stop() {
      if (timer !== null) clearInterval(timer)
      await unlisten?.()
      await flush().catch((error: unknown) => log.warn({ err: error }, 'ads not kept'))
    },
  }
}
