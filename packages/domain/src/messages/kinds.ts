import type { GoodsOrderTimelineNote, PromiseWarningKind } from '../goods/orders/index.ts'
import type { OtcOrderNote, OtcWarningKind } from '../otc/orders/index.ts'
import type { MessageSide, MessageType } from './types.ts'

/** Types of the values that a message's text contains. */
interface FactTypes {
  readonly text: string
  readonly count: number
}

export interface MessageKindRow {
  /** The tab of the message centre. */
  readonly type: MessageType
  /** The kind of its subject, whose id it stores. */
  readonly subject: string
  /** The sides that may receive it; empty if its subject has no sides. */
  readonly sides: readonly MessageSide[]
  readonly facts: Readonly<Record<string, keyof FactTypes>>
}

const orderStep = { type: 'order', subject: 'goodsOrder', sides: ['buyer', 'seller'], facts: {} } as const

/** Every step of an order goes to both sides. */
const ORDER_STEPS = {
  'goodsOrder.placed': orderStep,
  'goodsOrder.ordered': orderStep,
  'goodsOrder.delivered': orderStep,
  'goodsOrder.shipmentOpened': orderStep,
  'goodsOrder.unitsReplaced': orderStep,
  'goodsOrder.confirmed': orderStep,
  'goodsOrder.held': orderStep,
  'goodsOrder.holdCancelled': orderStep,
  'goodsOrder.buyerComplained': orderStep,
  'goodsOrder.buyerComplaintCancelled': orderStep,
  'goodsOrder.sellerComplained': orderStep,
  'goodsOrder.sellerComplaintCancelled': orderStep,
  'goodsOrder.buyerStated': orderStep,
  'goodsOrder.sellerStated': orderStep,
  'goodsOrder.buyerProposedSplit': orderStep,
  'goodsOrder.sellerProposedSplit': orderStep,
  'goodsOrder.buyerWithdrewSplit': orderStep,
  'goodsOrder.sellerWithdrewSplit': orderStep,
  'goodsOrder.buyerAcceptedSplit': orderStep,
  'goodsOrder.sellerAcceptedSplit': orderStep,
  'goodsOrder.refunded': orderStep,
  'goodsOrder.cancelled': orderStep,
  'goodsOrder.undelivered': orderStep,
  'goodsOrder.settled': orderStep,
  'goodsOrder.settleDisputed': orderStep,
  'goodsOrder.ruled': orderStep,
  'goodsOrder.rulingAwaitsSecond': orderStep,
  'goodsOrder.rulingConfirmed': orderStep,
  'goodsOrder.rulingRejected': orderStep,
} as const satisfies Readonly<Record<GoodsOrderTimelineNote, MessageKindRow>>

/** Warnings about a delivery by hand: its promised time is near its end, or passed. */
const PROMISE_WARNINGS = {
  'goodsOrder.promiseNear': { ...orderStep, sides: ['seller'] },
  'goodsOrder.promisePassed': orderStep,
} as const satisfies Readonly<Record<PromiseWarningKind, MessageKindRow>>

const otcStep = { type: 'otcOrder', subject: 'otcOrder', sides: ['buyer', 'seller'], facts: {} } as const

/** Steps of an order of the fiat market, to both sides. */
const OTC_STEPS = {
  'otcOrder.created': otcStep,
  'otcOrder.paid': otcStep,
  'otcOrder.evidenceGiven': otcStep,
  'otcOrder.arrivalRecorded': otcStep,
  'otcOrder.refundRequested': otcStep,
  'otcOrder.cancelled': otcStep,
  'otcOrder.buyerProposedReturn': otcStep,
  'otcOrder.sellerProposedReturn': otcStep,
  'otcOrder.buyerAcceptedReturn': otcStep,
  'otcOrder.sellerAcceptedReturn': otcStep,
  'otcOrder.held': otcStep,
  'otcOrder.holdCancelled': otcStep,
  'otcOrder.released': otcStep,
  'otcOrder.cancelRequired': otcStep,
  'otcOrder.cancelDisputed': otcStep,
  'otcOrder.settleRequired': otcStep,
  'otcOrder.settleDisputed': otcStep,
  'otcOrder.expired': otcStep,
  'otcOrder.expiryDisputed': otcStep,
  'otcOrder.buyerComplained': otcStep,
  'otcOrder.buyerComplaintCancelled': otcStep,
  'otcOrder.sellerComplained': otcStep,
  'otcOrder.sellerComplaintCancelled': otcStep,
  'otcOrder.buyerStated': otcStep,
  'otcOrder.sellerStated': otcStep,
  'otcOrder.buyerProposedSplit': otcStep,
  'otcOrder.sellerProposedSplit': otcStep,
  'otcOrder.buyerWithdrewSplit': otcStep,
  'otcOrder.sellerWithdrewSplit': otcStep,
  'otcOrder.buyerAcceptedSplit': otcStep,
  'otcOrder.sellerAcceptedSplit': otcStep,
  'otcOrder.ruled': otcStep,
  'otcOrder.rulingAwaitsSecond': otcStep,
  'otcOrder.rulingConfirmed': otcStep,
  'otcOrder.rulingRejected': otcStep,
} as const satisfies Readonly<Record<OtcOrderNote, MessageKindRow>>

/** Warnings that the silent side's time runs out, to both sides. */
const OTC_WARNINGS = {
  'otcOrder.payHalfTime': otcStep,
  'otcOrder.payLastQuarter': otcStep,
  'otcOrder.releaseHalfTime': otcStep,
  'otcOrder.releaseLastQuarter': otcStep,
} as const satisfies Readonly<Record<OtcWarningKind, MessageKindRow>>

const moderated = { type: 'goods', subject: 'goods', sides: [], facts: { reason: 'text' } } as const
const stock = { type: 'goods', subject: 'goods', sides: [], facts: { left: 'count' } } as const
const payout = { type: 'system', subject: 'withdrawal', sides: [], facts: {} } as const
const payoutReturned = { ...payout, facts: { reason: 'text' } } as const
const offer = { type: 'otc', subject: 'otcOffer', sides: [], facts: { reason: 'text' } } as const
const alert = { type: 'otc', subject: 'otcAlert', sides: [] } as const
const adActed = { type: 'forum', subject: 'ad', sides: [], facts: { reason: 'text' } } as const
const adTold = { type: 'forum', subject: 'ad', sides: [], facts: {} } as const
const ending = { type: 'system', subject: 'account', sides: [], facts: { days: 'count' } } as const
const withdrawn = { type: 'system', subject: 'account', sides: [], facts: { reason: 'text', days: 'count' } } as const
const ofGoods = (side: 'buyer' | 'seller') => ({ type: 'goods', subject: 'review', sides: [side] }) as const
const ofAdComment = { type: 'forum', subject: 'comment', sides: [], facts: {} } as const
const ofComment = { type: 'goods', subject: 'comment', sides: ['author'], facts: {} } as const
const ofNoticeComment = { ...ofComment, type: 'other' } as const
const ofTicket = { type: 'admin', subject: 'ticket', sides: [], facts: {} } as const
/** `staff` is 1 for a line written by staff. */
const ofTalk = { subject: 'conversation', sides: ['owner', 'asker'], facts: { staff: 'count' } } as const
const guarded = { type: 'system', subject: 'account', sides: [], facts: { address: 'text' } } as const
const ofReport = { type: 'admin', subject: 'report', sides: [], facts: { what: 'text' } } as const
const office = { type: 'system', subject: 'account', sides: [], facts: { reason: 'text' } } as const

/**
 * Every kind of message that the site stores for users; a new one is a row here. It does not compile without its text
 * (packages/i18n) and its link (`addresses.ts`). Stored are codes and facts; the text is produced when it is read.
 */
export const MESSAGES = {
  ...ORDER_STEPS,
  ...PROMISE_WARNINGS,
  ...OTC_STEPS,
  ...OTC_WARNINGS,
  /** The other side rated a completed order. */
  'otcOrder.rated': otcStep,
  /** Staff acted on goods: to the seller, with the reason. */
  'goods.delisted': moderated,
  'goods.relisted': moderated,
  /** A purchase took the last unit, or left few. */
  'goods.soldOut': stock,
  'goods.stockLow': stock,
  /** Goods on the reader's watchlist are available again. */
  'goods.back': { type: 'goods', subject: 'goods', sides: [], facts: {} },
  /** Staff acted on an offer: to its owner, with the reason. */
  'otcOffer.takenDown': offer,
  /** The market reached the price that takes it down: to its owner. */
  'otcOffer.triggered': { ...offer, facts: {} },
  /** Less was left than the smallest order, so the offer ended: to its owner. */
  'otcOffer.restReturned': { ...offer, facts: {} },
  'otcOffer.putUp': offer,
  'otcOffer.withdrawn': offer,
  /** Somebody took the reader's offer: links the new order. Or the rest of the offer is below its minimum. */
  'otcOffer.taken': { type: 'otc', subject: 'otcOrder', sides: ['buyer', 'seller'], facts: {} },
  'otcOffer.ranOut': { type: 'otc', subject: 'otcOffer', sides: [], facts: {} },
  /** Offers fit an alert of the reader, or its price is reached. */
  'otcAlert.offers': { ...alert, facts: { found: 'count', price: 'text' } },
  'otcAlert.price': { ...alert, facts: { coin: 'text', price: 'text' } },
  /** A buyer rated an order, and its seller replied. */
  'review.written': { ...ofGoods('seller'), facts: { rating: 'count' } },
  'review.replied': { ...ofGoods('buyer'), facts: {} },
  /** Staff acted on a review: to its author, with the reason. */
  'review.hidden': { ...ofGoods('buyer'), facts: { reason: 'text' } },
  'review.shown': { ...ofGoods('buyer'), facts: { reason: 'text' } },
  /**
   * Public comments on goods: to the seller, to the author of the parent comment, and staff actions with the reason.
   */
  'comment.written': { type: 'goods', subject: 'comment', sides: ['seller'], facts: {} },
  'comment.answered': ofComment,
  'comment.hidden': { ...ofComment, facts: { reason: 'text' } },
  'comment.shown': { ...ofComment, facts: { reason: 'text' } },
  /** Public comments on notices: to the author of the parent comment, and staff actions. */
  'noticeComment.answered': ofNoticeComment,
  'noticeComment.hidden': { ...ofNoticeComment, facts: { reason: 'text' } },
  'noticeComment.shown': { ...ofNoticeComment, facts: { reason: 'text' } },
  /** Comments on ads: as on goods, and to the ad's owner. */
  'adComment.written': ofAdComment,
  'adComment.answered': ofAdComment,
  'adComment.hidden': { ...ofAdComment, facts: { reason: 'text' } },
  'adComment.shown': { ...ofAdComment, facts: { reason: 'text' } },
  /**
   * A line in a private conversation, by its subject. One message per conversation stands for all lines until it is
   * read.
   */
  'goodsTalk.said': { type: 'goods', ...ofTalk },
  'adTalk.said': { type: 'forum', ...ofTalk },
  'otcTalk.said': { type: 'otc', ...ofTalk },
  'otcOrderTalk.said': { type: 'otcOrder', ...ofTalk },
  /** Staff answered the reader's ticket, closed it or reopened it. */
  'ticket.answered': ofTicket,
  'ticket.closed': ofTicket,
  'ticket.reopened': ofTicket,
  /** Result of the reader's report: whether staff acted on it, without details. */
  'report.acted': ofReport,
  'report.notActed': ofReport,
  /** A deposit has its confirmations. */
  'deposit.credited': { type: 'system', subject: 'deposit', sides: [], facts: {} },
  /** The chain reverted a credited deposit; the user owes the part already spent. */
  'deposit.reversed': { type: 'system', subject: 'deposit', sides: [], facts: {} },
  'deposit.reversedOwing': { type: 'system', subject: 'deposit', sides: [], facts: { owed: 'text' } },
  /** Another user sent coin to the reader's fund balance. */
  'transfer.received': { type: 'system', subject: 'transfer', sides: [], facts: { from: 'text' } },
  /** The reader sent coin to another user: a security notice to the account's owner. */
  'transfer.sent': { type: 'system', subject: 'transfer', sides: [], facts: { to: 'text' } },
  /** Finance decided a move between the reader's own balances. */
  'move.approved': { type: 'system', subject: 'internalTransfer', sides: [], facts: {} },
  'move.rejected': { type: 'system', subject: 'internalTransfer', sides: [], facts: { reason: 'text' } },
  /** A credential of the account changed, with the IP address; withdrawals wait afterwards. */
  'account.newDevice': guarded,
  'account.loginPasswordChanged': guarded,
  'account.payPasswordChanged': guarded,
  'account.secondFactorOn': guarded,
  'account.secondFactorOff': guarded,
  'account.recoveryCodesMade': guarded,
  'account.passkeyAdded': guarded,
  'account.passkeyRemoved': guarded,
  'account.passkeyPays': guarded,
  'account.passkeyPaysNoMore': guarded,
  /** The account's e-mail address changed; no withdrawal waits for it. */
  'account.mailConfirmed': guarded,
  'account.mailReplaced': guarded,
  'account.mailRemoved': guarded,
  /** Staff acted on the account itself: to its owner, with the reason. */
  'account.frozen': office,
  'account.unfrozen': office,
  /** An administrator gave the reader a staff role, or removed it. */
  'account.appointed': office,
  'account.dismissed': office,
  /** To administrators: another one's proposal waits for their consent. */
  'office.roleWaits': office,
  'office.settingWaits': office,
  /** An administrator ended a session of another staff member. */
  'account.staffSessionEnded': { ...office, facts: { reason: 'text', address: 'text' } },
  /** An access token was created: a security notice to the account's owner. */
  'account.tokenCreated': { type: 'system', subject: 'account', sides: [], facts: { name: 'text' } },
  /** The owner's receiving accounts changed: an attacker could redirect fiat this way. */
  'account.payeeAdded': { type: 'system', subject: 'account', sides: [], facts: { label: 'text' } },
  'account.payeeChanged': { type: 'system', subject: 'account', sides: [], facts: { label: 'text' } },
  /** An address was saved for withdrawals, or new addresses no longer wait. */
  'account.addressSaved': { type: 'system', subject: 'account', sides: [], facts: { label: 'text' } },
  'account.addressWaitOff': guarded,
  /** A webhook was created, its secret was rotated, or it was stopped because its target accepted nothing for days. */
  'account.webhookCreated': { type: 'system', subject: 'account', sides: [], facts: { host: 'text' } },
  'account.webhookRotated': { type: 'system', subject: 'account', sides: [], facts: { host: 'text' } },
  'account.webhookStopped': { type: 'system', subject: 'account', sides: [], facts: { host: 'text' } },
  /** The reader's e-mail address rejects mail: it is no longer used. */
  'account.mailBounced': { type: 'system', subject: 'account', sides: [], facts: {} },
  /** A withdrawal was requested: a security notice to its owner. */
  'withdrawal.applied': payout,
  /** A withdrawal progressed without its owner; a returned one carries the reason. */
  'withdrawal.approved': payout,
  'withdrawal.rejected': payoutReturned,
  'withdrawal.broadcast': payout,
  'withdrawal.completed': payout,
  'withdrawal.reopened': payout,
  'withdrawal.failed': payoutReturned,
  /** A withdrawal that was returned to the reader was paid after all, so the returned amount is deducted again. */
  'withdrawal.paidAfterReturn': payout,
  /** To finance: payouts of a coin need attention. */
  'finance.payoutsStopped': { type: 'system', subject: 'coin', sides: [], facts: { reason: 'text' } },
  'finance.payoutsWait': { type: 'system', subject: 'coin', sides: [], facts: { why: 'text' } },
  'finance.payoutStuck': payout,
  'finance.payoutLost': payout,
  'finance.paidAfterReturn': payout,
  'finance.depositReversed': { type: 'system', subject: 'deposit', sides: [], facts: {} },
  /** A coin's price jumped too far to be trusted, so it was held back. */
  'finance.rateHeld': { type: 'system', subject: 'coin', sides: [], facts: { price: 'text', last: 'text' } },
  /** Taking a snapshot of liabilities fails: the newest is older than two intervals. */
  'finance.proofLate': { type: 'system', subject: 'proof', sides: [], facts: {} },
  'account.markedSpam': office,
  'account.warnedSlight': office,
  'account.warnedMalicious': office,
  /** A right of the account ends soon, or staff withdrew it for days (0: permanently), or restored it. */
  'right.publishEnds': ending,
  'right.replyEnds': ending,
  'right.publishWithdrawn': withdrawn,
  'right.replyWithdrawn': withdrawn,
  'right.publishRestored': office,
  'right.replyRestored': office,
  /** An ad of the reader: staff reviewed it or took it down, or its time or clicks are used up. */
  'ad.approved': adTold,
  'ad.delisted': adActed,
  'ad.relisted': adActed,
  'ad.ended': adTold,
  'ad.usedUp': adTold,
} as const satisfies Readonly<Record<string, MessageKindRow>>

export type MessageKind = keyof typeof MESSAGES

/** Kinds that announce a line in a private conversation. */
export type TalkMessageKind = {
  readonly [Kind in MessageKind]: (typeof MESSAGES)[Kind]['subject'] extends 'conversation' ? Kind : never
}[MessageKind]

export type MessageSubjectKind = (typeof MESSAGES)[MessageKind]['subject']

type Row<Kind extends MessageKind> = (typeof MESSAGES)[Kind]

/** `null` for a kind without sides. */
type SideOf<Kind extends MessageKind> = [Row<Kind>['sides'][number]] extends [never] ? null : Row<Kind>['sides'][number]

type FactsOf<Kind extends MessageKind> = {
  readonly [Name in keyof Row<Kind>['facts']]: FactTypes[Row<Kind>['facts'][Name] & keyof FactTypes]
}

/** A message of one kind. */
export interface MessageOf<Kind extends MessageKind> {
  readonly kind: Kind
  readonly subjectId: number
  readonly side: SideOf<Kind>
  readonly facts: FactsOf<Kind>
}

/** Any stored message. */
export type StoredMessage = { readonly [Kind in MessageKind]: MessageOf<Kind> }[MessageKind]

/**
 * Whether a text names a kind of message.
 * @example
 * isMessageKind('goodsOrder.placed') // true
 * isMessageKind('weather') // false
 */
export function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(MESSAGES, kind)
}
