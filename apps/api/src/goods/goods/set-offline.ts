import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/commit.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { loadOwn, unchanged } from './load-own.ts'
import { goods } from './tables.ts'
import { tellBack } from './tell-back.ts'
import { tellOfGoods } from './tell-of-goods.ts'

/**
 * Takes goods off sale or puts them back. Idempotent.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, OWN_GOODS_DELISTED when a moderator took them off
 */
export function setOffline(
  app: App,
  uid: number,
  id: number,
  offline: boolean,
): Promise<{ id: number; offline: boolean; changed: boolean }> {
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, id)
    if (own.goods.offline === offline) return { id, offline, changed: false }
    if (own.goods.delistedAt !== null) return fail('OWN_GOODS_DELISTED', { id })
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(goods)
            .set({ offline, version: own.goods.version + 1 })
            .where(unchanged(own)),
        },
      ],
      writes: offline ? [] : tellBack(id, 'putOnline', app.clock.now()),
      audit: [
        {
          action: offline ? 'goods.takeOffline' : 'goods.putOnline',
          actor: { kind: 'user', uid },
          subject: { kind: 'goods', id },
        },
      ],
      outbox: [tellOfGoods(id, uid, offline ? 'offline' : 'online')],
    })
    return { id, offline, changed: true }
  })
}
