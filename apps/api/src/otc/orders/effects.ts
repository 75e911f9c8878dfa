import { abandonedBy, isTraded, type EndedOtcOrder } from '@jindu/domain/otc/orders'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'
import { countStatistics, type StatisticName } from '../../accounts/accounts/index.ts'
import { countTrade } from '../ratings/index.ts'

/** Statistics updates of an ended order: a trade for both sides, an abandonment, and a malicious mark. */
export function effectsOf(app: App, id: number, order: EndedOtcOrder): readonly Statement[] {
  const traded = isTraded(order)
  const left = order.kind === 'completed' ? null : abandonedBy(order.cancellation)
  const namesOf = (side: 'buyer' | 'seller'): readonly StatisticName[] => [
    ...(traded ? (['otcTrades'] as const) : []),
    ...(left === side ? (['otcAbandoned'] as const) : []),
    ...(order.malicious === side ? (['otcMaliciousTimes'] as const) : []),
  ]
  const counts = countStatistics(app.db, [
    { uid: order.buyerUid, names: namesOf('buyer') },
    { uid: order.sellerUid, names: namesOf('seller') },
  ])
  return traded ? [...counts, countTrade(app, { ...order, id })] : counts
}
