import type { EndedOtcOrder } from '@jindu/domain/otc-order'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'
import { countStatistics, type StatisticName } from '../accounts/index.ts'

/** What an ended order counts for each side: a completed trade for both, and whose silence or bad faith ended it. */
export function effectsOf({ db }: App, order: EndedOtcOrder): readonly Statement[] {
  const traded: readonly StatisticName[] = order.kind === 'completed' ? ['otcTrades'] : []
  const namesOf = (side: 'buyer' | 'seller'): readonly StatisticName[] =>
    order.malicious === side ? [...traded, 'otcMaliciousTimes'] : traded
  return countStatistics(db, [
    { uid: order.buyerUid, names: namesOf('buyer') },
    { uid: order.sellerUid, names: namesOf('seller') },
  ])
}
