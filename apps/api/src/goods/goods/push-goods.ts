import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/commit.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { loadOwn, unchanged } from './load-own.ts'
import { goods } from './tables.ts'

/** When goods may be pushed again, in unix seconds; what never was may be at once. @param interval seconds */
export function pushableAt(pushedAt: number | null, interval: number): number {
  return pushedAt === null ? 0 : pushedAt + interval
}

/**
 * Raises goods in the lists again, at most once in the site's push interval.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, OWN_GOODS_OFFLINE, OWN_GOODS_DELISTED, PUSH_TOO_SOON (secondsLeft)
 */
export function pushGoods(app: App, uid: number, id: number) {
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, id)
    const now = app.clock.now()
    const interval = app.settings.current().pushIntervalSeconds
    const { delistedAt, offline, pushedAt, version } = own.goods
    if (delistedAt !== null) return fail('OWN_GOODS_DELISTED', { id })
    if (offline) return fail('OWN_GOODS_OFFLINE', { id })
    const secondsLeft = pushableAt(pushedAt, interval) - now
    if (secondsLeft > 0) return fail('PUSH_TOO_SOON', { secondsLeft })
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(goods)
            .set({ pushedAt: now, raisedAt: now, version: version + 1 })
            .where(unchanged(own)),
        },
      ],
      audit: [{ action: 'goods.push', actor: { kind: 'user', uid }, subject: { kind: 'goods', id } }],
    })
    return { id, pushedAt: now, pushableAt: pushableAt(now, interval) }
  })
}
