/**
 * How a wait after a changed password, factor or new device holds a step:
 * - `refused` until the wait is over; `aboveSum` too, beyond what the site lets an account spend meanwhile;
 * - `reviewed`: taken at once, and nobody approves it before;
 * - `travels`: taken at once, and the coin waits as long with its receiver.
 */
export type HeldHow = 'refused' | 'aboveSum' | 'reviewed' | 'travels'

/** The effect of a wait on a step, with the reason. */
export interface WaitRow {
  /** Null where the wait holds nothing. */
  readonly held: HeldHow | null
  readonly because: string
}

const held = (how: HeldHow, because: string): WaitRow => ({ held: how, because })
const free = (because: string): WaitRow => ({ held: null, because })

const givesAway = held('refused', 'Coin of the account in escrow goes to somebody else.')
const consents = held('refused', 'The other side can end the order by it, in their favour.')
const losesHold = held('refused', 'Coin of the account that was stopped in escrow may go, and cannot be stopped again.')
const defends = free('It stops coin or says why: whoever is robbed needs it now.')
const stays = free('It leaves the coin in escrow.')
const bringsBack = free('Coin of the account comes back to it.')
const othersCoin = free('The coin is the other side’s: held, it would hurt them and save the account nothing.')
const claim = free('The account asks for coin that it paid for outside the site.')
const byOthers = free('The account does not take it: clock and arbiters owe both sides a decision.')

/** Steps of a dispute that only say something. */
const TALK = { complain: defends, stateCase: defends, withdrawSplit: defends } as const
const ARBITER = { rule: byOthers, confirmRuling: byOthers, rejectRuling: byOthers } as const

const GOODS_BUYER = {
  ...TALK,
  confirm: givesAway,
  acceptSplit: givesAway,
  proposeSplit: consents,
  hold: defends,
  cancelHold: losesHold,
  cancelComplaint: stays,
  cancel: bringsBack,
} as const
const GOODS_SELLER = {
  ...TALK,
  deliver: stays,
  refund: othersCoin,
  acceptSplit: othersCoin,
  proposeSplit: othersCoin,
  cancelComplaint: othersCoin,
} as const
const OTC_BUYER = {
  ...TALK,
  pay: claim,
  giveEvidence: claim,
  requireSettle: claim,
  requestRefund: claim,
  cancel: othersCoin,
  acceptSplit: othersCoin,
  proposeSplit: othersCoin,
  acceptReturn: othersCoin,
  proposeReturn: othersCoin,
  cancelComplaint: othersCoin,
} as const
const OTC_SELLER = {
  ...TALK,
  release: givesAway,
  acceptSplit: givesAway,
  proposeSplit: consents,
  hold: defends,
  cancelHold: losesHold,
  cancelComplaint: losesHold,
  recordArrival: stays,
  requireCancel: bringsBack,
  acceptReturn: bringsBack,
  proposeReturn: bringsBack,
} as const

const ROWS = {
  withdrawal: { request: held('reviewed', 'The coin leaves the site, which no freeze brings back.') },
  transfer: {
    send: held('travels', 'The coin goes to another account, which a freeze of this one does not stop.'),
    move: free('The coin stays the account’s, in its other balance.'),
  },
  payment: {
    goods: held('aboveSum', 'Secrets in stock are handed over at once: small purchases go on, together up to the sum.'),
    right: free('The site is paid, and no other user.'),
    ad: free('The site is paid, and no other user.'),
  },
  sellOffer: {
    publish: held('refused', 'An accomplice takes it, says to have paid and demands the coin.'),
    edit: held('refused', 'An accomplice takes it at the lower price.'),
    putUp: held('refused', 'An accomplice takes what the owner had taken down.'),
    takeDown: defends,
    withdraw: bringsBack,
  },
  buyOffer: {
    publish: free('It binds no coin.'),
    edit: free('It binds no coin.'),
    putUp: free('It binds no coin.'),
    takeDown: free('It binds no coin.'),
    withdraw: free('It binds no coin.'),
  },
  take: {
    buyOffer: held('refused', 'The account sells: its coin goes into escrow for somebody who says to pay.'),
    sellOffer: free('The account buys: the coin is the seller’s.'),
  },
  goodsBuyer: GOODS_BUYER,
  goodsSeller: GOODS_SELLER,
  goodsClock: { settle: free('The seller is owed it since the protection ended; the buyer could hold the order.') },
  goodsArbiter: ARBITER,
  otcBuyer: OTC_BUYER,
  otcSeller: OTC_SELLER,
  otcClock: { expire: byOthers },
  otcArbiter: ARBITER,
} as const satisfies Readonly<Record<string, Readonly<Record<string, WaitRow>>>>

/** The acting party of an order, the side of an offer, or an area such as withdrawals. */
export type WaitSubject = keyof typeof ROWS
/** A step of a subject, such as `otcSeller.release`. */
export type WaitStep<S extends WaitSubject = WaitSubject> = {
  [Each in S]: `${Each}.${keyof (typeof ROWS)[Each] & string}`
}[S]

const TABLE: ReadonlyMap<string, WaitRow> = new Map(
  Object.entries(ROWS).flatMap(([subject, steps]) =>
    Object.entries(steps).map(([step, row]): [string, WaitRow] => [`${subject}.${step}`, row]),
  ),
)

/** Every step that the table knows. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const WAIT_STEPS = [...TABLE.keys()] as readonly WaitStep[]

/**
 * The effect of a wait on a step of the account, after a changed password, factor or new device (product.md "Wallet"). Steps that let the
 * account's coin go are held. Obligations to others are not held, or at most delayed by the wait.
 * @throws TypeError for what the table does not know
 * @example
 * duringWait('otcSeller.release').held // 'refused'
 * duringWait('otcBuyer.requireSettle').held // null
 * duringWait('withdrawal.request').held // 'reviewed'
 */
export function duringWait(step: WaitStep): WaitRow {
  const row = TABLE.get(step)
  if (row === undefined) throw new TypeError(`no step of a wait: ${step}`)
  return row
}
