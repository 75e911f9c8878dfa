import type { GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import type { OtcOrderNote, OtcWarningKind } from '@jindu/domain/otc/orders'
import type { DisputeParty } from '@jindu/domain/trust/disputes'
import type { Statement } from '../../platform/db/index.ts'
import { tell } from './tell.ts'

interface Parties {
  /** Id of the order. */
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

interface Step {
  readonly note: GoodsOrderTimelineNote | OtcOrderNote | OtcWarningKind
  /** The party who acts; null when the clock or staff do. */
  readonly by: number | null
  /** Unix seconds. */
  readonly at: number
}

/** The message of an order's step to each side, as writes of the step's own commit. */
export function tellParties({ id, buyerUid, sellerUid }: Parties, { note: kind, by, at }: Step): readonly Statement[] {
  const telling = { by: by === buyerUid || by === sellerUid ? by : null, at }
  const to = (uid: number, side: DisputeParty) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind of an order's message has this form; TypeScript compares a union with at most 25
    const message = { kind, subjectId: id, facts: {}, side } as Parameters<typeof tell>[1]
    return tell(uid, message, telling)
  }
  return [to(buyerUid, 'buyer'), to(sellerUid, 'seller')]
}
