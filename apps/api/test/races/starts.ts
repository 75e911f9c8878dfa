import {
  next,
  openGoodsOrder,
  type GoodsOrder,
  type GoodsOrderActor,
  type GoodsOrderEvent,
} from '@jindu/domain/goods/orders'
import { money } from '@jindu/domain/money'
import { FIRST_ARBITER, OFFERED } from './actions.ts'
import type { Raced } from './raced.ts'

/** The time at which all races run, unix seconds. */
export const NOW = 1_800_000_000
const HOUR = 3_600

/** The parties of the states below; orders in the database have their own. */
const PARTIES = { buyerUid: 1, sellerUid: 2 } as const

type Step = readonly [actor: GoodsOrderActor, event: GoodsOrderEvent]

const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const

const hold: Step = [buyer, { kind: 'hold' }]
const buyerComplains: Step = [buyer, { kind: 'complain' }]
const sellerComplains: Step = [seller, { kind: 'complain' }]
const heard: readonly Step[] = [
  hold,
  buyerComplains,
  sellerComplains,
  [buyer, { kind: 'stateCase' }],
  [seller, { kind: 'stateCase' }],
]
const offerOf = (party: typeof buyer | typeof seller): Step => [party, { kind: 'proposeSplit', buyer: OFFERED }]

interface Terms {
  readonly paidHoursAgo?: number
  readonly needsSecond?: boolean
  readonly promisedHours?: number
}

function after(steps: readonly Step[], terms: Terms = {}): GoodsOrder {
  const paidAt = NOW - (terms.paidHoursAgo ?? 24) * HOUR
  const open = openGoodsOrder({
    ...PARTIES,
    escrow: money('LTC', 1_001n),
    feeBasisPoints: 250,
    protectionSeconds: 15 * 24 * HOUR,
    disputeTerms: { responseSeconds: 72 * HOUR, needsSecondArbiter: terms.needsSecond ?? false },
    paidAt,
    promisedUntil: terms.promisedHours === undefined ? null : paidAt + terms.promisedHours * HOUR,
  }).state
  return steps.reduce<GoodsOrder>(
    (state, [actor, event], nth) => next(state, event, actor, paidAt + (nth + 1) * 60).state,
    open,
  )
}

/** One state per class that the table distinguishes. */
const STATES = {
  open: after([]),
  'open past protection': after([], { paidHoursAgo: 400 }),
  'open, hold lifted': after([hold, [buyer, { kind: 'cancelHold' }]]),
  "open with the buyer's proposal": after([offerOf(buyer)]),
  "open with the seller's proposal": after([offerOf(seller)]),
  held: after([hold]),
  'held, buyer complains': after([hold, buyerComplains]),
  'held, seller complains': after([hold, sellerComplains]),
  'held, both complain, both heard': after(heard),
  "held and heard with the buyer's proposal": after([...heard, offerOf(buyer)]),
  "held and heard with the seller's proposal": after([...heard, offerOf(seller)]),
  'held and heard, a ruling needs a second arbiter': after(heard, { needsSecond: true }),
  'a ruling pending': after(
    [
      ...heard.toSpliced(1, 1),
      offerOf(seller),
      [
        { kind: 'arbiter', uid: FIRST_ARBITER },
        { kind: 'rule', ruling: { to: 'seller' } },
      ],
    ],
    { needsSecond: true },
  ),
  'awaited past the promise': after([], { promisedHours: 2 }),
  'awaited past the time of the clock': after([], { promisedHours: 2, paidHoursAgo: 400 }),
  'held, undelivered': after([hold], { promisedHours: 2 }),
  completed: after([[buyer, { kind: 'confirm' }]]),
  revoked: after([[seller, { kind: 'refund' }]]),
} as const satisfies Readonly<Record<string, GoodsOrder>>

const whole = Object.entries(STATES).map(([name, order]): [string, Raced] => [
  name,
  { order, unit: order.promisedUntil !== null ? 'unread' : order.kind === 'revoked' ? 'returned' : 'sealed' },
])

/** The initial states of races: each class with a sealed delivery, and with an opened one where it matters. */
export const STARTS: Readonly<Record<string, Raced>> = {
  ...Object.fromEntries(whole),
  'open, the shipment read': { order: STATES.open, unit: 'opened' },
  'held, the shipment read': { order: STATES.held, unit: 'opened' },
  'revoked after the shipment was read': { order: STATES.revoked, unit: 'opened' },
}
