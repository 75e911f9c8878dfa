import { fail } from '@jindu/domain/errors'
import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { runVerb } from '../../../platform/idempotency/index.ts'
import { loadOwn, unchanged } from '../load-own.ts'
import { goods } from '../tables.ts'
import { tellBack } from '../tell-back.ts'
import { tellOfGoods } from '../tell-of-goods.ts'
import { countUnsold } from './count-units.ts'
import { promised } from './attach-delivery.ts'
import { drawSecretId, insertShared } from './seal-secrets.ts'

export type DeliveryChange =
  | { readonly kind: 'text' }
  | { readonly kind: 'units' }
  | { readonly kind: 'shared'; readonly secret: string }
  | { readonly kind: 'manual'; readonly hours: number }

/**
 * Changes the kind of delivery for future purchases; existing orders keep theirs. Unsold units must be withdrawn before
 * leaving `units`, so that none is forgotten.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, STOCK_REMAINS (left), PROMISED_HOURS (maximum)
 */
export function setDelivery(app: App, uid: number, id: number, change: DeliveryChange): Promise<void> {
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, id)
    const promisedHours = change.kind === 'manual' ? promised(app, change.hours) : null
    const isSame = own.goods.delivery === change.kind && own.goods.promisedHours === promisedHours
    if (isSame && change.kind !== 'shared') return
    if (own.goods.delivery === 'units') {
      const left = await countUnsold(app, id)
      if (left > 0) fail('STOCK_REMAINS', { left })
    }
    const sharedSecretId = change.kind === 'shared' ? await drawSecretId(app) : null
    const next = { delivery: change.kind, sharedSecretId, promisedHours, version: own.goods.version + 1 }
    await commitVerb(app, {
      guards: [{ change: app.db.update(goods).set(next).where(unchanged(own)) }],
      writes: [
        ...(change.kind === 'shared' && sharedSecretId !== null
          ? [insertShared(app, id, sharedSecretId, change.secret)]
          : []),
        ...(change.kind === 'units' ? [] : tellBack(id, 'leftUnits', app.clock.now())),
      ],
      audit: [
        {
          action: 'goods.setDelivery',
          actor: { kind: 'user', uid },
          subject: { kind: 'goods', id },
          details: {
            from: own.goods.delivery,
            to: change.kind,
            ...(promisedHours === null ? {} : { promisedHours }),
          },
        },
      ],
      outbox: [tellOfGoods(id, uid, 'stock')],
    })
  })
}
