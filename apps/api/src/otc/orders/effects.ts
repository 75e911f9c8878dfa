import { abandonedBy, isTraded, type EndedOtcOrder } from '@jindu/domain/otc/orders'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'
import { countStatistics, type StatisticName } from '../../accounts/accounts/index.ts'
import { countTrade } from '../ratings/index.ts'

/** What an ended order counts for each side: a completed trade for both, who left one, and whose silence or bad faith ended it. */
export function effectsOf(app: App, order: EndedOtcOrder): readonly Statement[] {
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
  return traded ? [...counts, countTrade(app, order.buyerUid, order.sellerUid)] : counts
}
