import type { GoodsOrderTimelineNote } from '../goods/orders/index.ts'
import type { OtcOrderNote, OtcWarningKind } from '../otc/orders/index.ts'
import type { MessageSide, MessageType } from './types.ts'

/** What the words of a kind leave open. */
interface FactTypes {
  readonly text: string
  readonly count: number
}

export interface MessageKindRow {
  /** The tab it stands under. */
  readonly type: MessageType
  /** The kind of thing that it is about, whose id it names. */
  readonly subject: string
  /** The sides it may be told to; none when its subject has no sides. */
  readonly sides: readonly MessageSide[]
  readonly facts: Readonly<Record<string, keyof FactTypes>>
}

const orderStep = { type: 'order', subject: 'goodsOrder', sides: ['buyer', 'seller'], facts: {} } as const

/** Every step of an order is told to both sides. */
const ORDER_STEPS = {
  'goodsOrder.placed': orderStep,
  'goodsOrder.shipmentOpened': orderStep,
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
  'goodsOrder.settled': orderStep,
  'goodsOrder.settleDisputed': orderStep,
  'goodsOrder.ruled': orderStep,
  'goodsOrder.rulingAwaitsSecond': orderStep,
  'goodsOrder.rulingConfirmed': orderStep,
  'goodsOrder.rulingRejected': orderStep,
} as const satisfies Readonly<Record<GoodsOrderTimelineNote, MessageKindRow>>

const otcStep = { type: 'otcOrder', subject: 'otcOrder', sides: ['buyer', 'seller'], facts: {} } as const

/** The same of an order of the fiat market. */
const OTC_STEPS = {
  'otcOrder.created': otcStep,
  'otcOrder.paid': otcStep,
  'otcOrder.evidenceGiven': otcStep,
  'otcOrder.arrivalRecorded': otcStep,
  'otcOrder.refundRequested': otcStep,
  'otcOrder.cancelled': otcStep,
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

/** The time of the silent side runs out: to both. */
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
const adActed = { type: 'forum', subject: 'ad', sides: [], facts: { reason: 'text' } } as const
const adTold = { type: 'forum', subject: 'ad', sides: [], facts: {} } as const
const ending = { type: 'system', subject: 'account', sides: [], facts: { days: 'count' } } as const
const withdrawn = { type: 'system', subject: 'account', sides: [], facts: { reason: 'text', days: 'count' } } as const
const ofGoods = (side: 'buyer' | 'seller') => ({ type: 'goods', subject: 'review', sides: [side] }) as const
const ofAdComment = { type: 'forum', subject: 'comment', sides: [], facts: {} } as const
const ofComment = { type: 'goods', subject: 'comment', sides: ['author'], facts: {} } as const
const ofNoticeComment = { ...ofComment, type: 'other' } as const
const ofTicket = { type: 'admin', subject: 'ticket', sides: [], facts: {} } as const
/** `staff` is 1 for a line of theirs. */
const ofTalk = { subject: 'conversation', sides: ['owner', 'asker'], facts: { staff: 'count' } } as const
const guarded = { type: 'system', subject: 'account', sides: [], facts: { address: 'text' } } as const
const ofReport = { type: 'admin', subject: 'report', sides: [], facts: { what: 'text' } } as const
const office = { type: 'system', subject: 'account', sides: [], facts: { reason: 'text' } } as const

/**
 * Every kind of message that the site stores for somebody: a new one is a row here. Its words (packages/i18n) and the address
 * it leads to (`addresses.ts`) do not compile without it. What is stored are codes and facts; the words come when it is read.
 */
export const MESSAGES = {
  ...ORDER_STEPS,
  ...OTC_STEPS,
  ...OTC_WARNINGS,
  /** The other side rated a completed order. */
  'otcOrder.rated': otcStep,
  /** Staff acted on goods: to their seller, with the reason. */
  'goods.delisted': moderated,
  'goods.relisted': moderated,
  /** A purchase took the last unit, or one that leaves few. */
  'goods.soldOut': stock,
  'goods.stockLow': stock,
  /** Goods that the reader follows can be bought again. */
  'goods.back': { type: 'goods', subject: 'goods', sides: [], facts: {} },
  /** Staff acted on an offer: to its owner, with the reason. */
  'otcOffer.takenDown': offer,
  'otcOffer.putUp': offer,
  'otcOffer.withdrawn': offer,
  /** Somebody took of the reader's offer: the order they made of it; and less is left than it lets anybody take. */
  'otcOffer.taken': { type: 'otc', subject: 'otcOrder', sides: ['buyer', 'seller'], facts: {} },
  'otcOffer.ranOut': { type: 'otc', subject: 'otcOffer', sides: [], facts: {} },
  /** A buyer rated an order, and its seller answered. */
  'review.written': { ...ofGoods('seller'), facts: { rating: 'count' } },
  'review.replied': { ...ofGoods('buyer'), facts: {} },
  /** Staff acted on a review: to its writer, with the reason. */
  'review.hidden': { ...ofGoods('buyer'), facts: { reason: 'text' } },
  'review.shown': { ...ofGoods('buyer'), facts: { reason: 'text' } },
  /** Public comments on goods: to their seller, to whom was answered, and what staff do to one with the reason. */
  'comment.written': { type: 'goods', subject: 'comment', sides: ['seller'], facts: {} },
  'comment.answered': ofComment,
  'comment.hidden': { ...ofComment, facts: { reason: 'text' } },
  'comment.shown': { ...ofComment, facts: { reason: 'text' } },
  /** Public comments on notices: to whom was answered, and what staff do to one. */
  'noticeComment.answered': ofNoticeComment,
  'noticeComment.hidden': { ...ofNoticeComment, facts: { reason: 'text' } },
  'noticeComment.shown': { ...ofNoticeComment, facts: { reason: 'text' } },
  /** The same on ads, to their owner too. */
  'adComment.written': ofAdComment,
  'adComment.answered': ofAdComment,
  'adComment.hidden': { ...ofAdComment, facts: { reason: 'text' } },
  'adComment.shown': { ...ofAdComment, facts: { reason: 'text' } },
  /** A line in a private talk, by what that is over: one message of each talk, which stands for all lines until it is read. */
  'goodsTalk.said': { type: 'goods', ...ofTalk },
  'adTalk.said': { type: 'forum', ...ofTalk },
  'otcTalk.said': { type: 'otc', ...ofTalk },
  'otcOrderTalk.said': { type: 'otcOrder', ...ofTalk },
  /** Staff answered the reader's ticket, closed it or opened it again. */
  'ticket.answered': ofTicket,
  'ticket.closed': ofTicket,
  'ticket.reopened': ofTicket,
  /** How ended what the reader reported: whether anything came of it, and no more. */
  'report.acted': ofReport,
  'report.notActed': ofReport,
  /** A payment on the chain has its confirmations. */
  'deposit.credited': { type: 'system', subject: 'deposit', sides: [], facts: {} },
  /** The chain took a credited deposit back; of what was spent meanwhile something is owed. */
  'deposit.reversed': { type: 'system', subject: 'deposit', sides: [], facts: {} },
  'deposit.reversedOwing': { type: 'system', subject: 'deposit', sides: [], facts: { owed: 'text' } },
  /** Another user sent coin, which is in the reader's fund balance. */
  'transfer.received': { type: 'system', subject: 'transfer', sides: [], facts: { from: 'text' } },
  /** The reader sent coin to another user: they should have done it. */
  'transfer.sent': { type: 'system', subject: 'transfer', sides: [], facts: { to: 'text' } },
  /** Finance decided a move between the reader's own balances that waited for review. */
  'move.approved': { type: 'system', subject: 'internalTransfer', sides: [], facts: {} },
  'move.rejected': { type: 'system', subject: 'internalTransfer', sides: [], facts: { reason: 'text' } },
  /** What guards the account changed, and from which address; its withdrawals wait. */
  'account.newDevice': guarded,
  'account.loginPasswordChanged': guarded,
  'account.payPasswordChanged': guarded,
  'account.secondFactorOn': guarded,
  'account.secondFactorOff': guarded,
  'account.recoveryCodesMade': guarded,
  'account.passkeyAdded': guarded,
  'account.passkeyRemoved': guarded,
  /** Where the account is told things outside the site; no withdrawal waits for it. */
  'account.mailConfirmed': guarded,
  'account.mailReplaced': guarded,
  'account.mailRemoved': guarded,
  /** Staff acted on the account itself: to its owner, with the reason. */
  'account.frozen': office,
  'account.unfrozen': office,
  /** An administrator gave the reader a role on the staff, or took it away. */
  'account.appointed': office,
  'account.dismissed': office,
  /** To administrators: what another one proposed waits for one of them. */
  'office.roleWaits': office,
  'office.settingWaits': office,
  /** An administrator ended a session of another member of the staff. */
  'account.staffSessionEnded': { ...office, facts: { reason: 'text', address: 'text' } },
  /** An access token of the account was made: its owner should have done it. */
  'account.tokenCreated': { type: 'system', subject: 'account', sides: [], facts: { name: 'text' } },
  /** Where fiat is paid to the account's owner: whoever changes it could take the money. */
  'account.payeeAdded': { type: 'system', subject: 'account', sides: [], facts: { label: 'text' } },
  'account.payeeChanged': { type: 'system', subject: 'account', sides: [], facts: { label: 'text' } },
  /** An address that withdrawals may go to was kept, and new ones wait no more. */
  'account.addressSaved': { type: 'system', subject: 'account', sides: [], facts: { label: 'text' } },
  'account.addressWaitOff': guarded,
  /** The account's events go to an address outside, are signed with another secret, or go there no more since it took nothing for days. */
  'account.webhookCreated': { type: 'system', subject: 'account', sides: [], facts: { host: 'text' } },
  'account.webhookRotated': { type: 'system', subject: 'account', sides: [], facts: { host: 'text' } },
  'account.webhookStopped': { type: 'system', subject: 'account', sides: [], facts: { host: 'text' } },
  /** The reader’s e-mail address takes no mail: nothing is sent there any more. */
  'account.mailBounced': { type: 'system', subject: 'account', sides: [], facts: {} },
  /** A withdrawal was applied for: its owner should have done it. */
  'withdrawal.applied': payout,
  /** A withdrawal went on without its owner's doing; why the money came back. */
  'withdrawal.approved': payout,
  'withdrawal.rejected': payoutReturned,
  'withdrawal.broadcast': payout,
  'withdrawal.completed': payout,
  'withdrawal.reopened': payout,
  'withdrawal.failed': payoutReturned,
  /** What came back to the reader was paid all the same, and is taken from them again. */
  'withdrawal.paidAfterReturn': payout,
  /** To finance: what a coin's payouts need of them. */
  'finance.payoutsStopped': { type: 'system', subject: 'coin', sides: [], facts: { reason: 'text' } },
  'finance.payoutsWait': { type: 'system', subject: 'coin', sides: [], facts: { why: 'text' } },
  'finance.payoutStuck': payout,
  'finance.payoutLost': payout,
  'finance.paidAfterReturn': payout,
  'finance.depositReversed': { type: 'system', subject: 'deposit', sides: [], facts: {} },
  /** A coin's price moved too suddenly to be believed. */
  'finance.rateHeld': { type: 'system', subject: 'coin', sides: [], facts: { price: 'text', last: 'text' } },
  'account.markedSpam': office,
  'account.warnedSlight': office,
  'account.warnedMalicious': office,
  /** A right of the account ends soon; staff withdrew it, for days or (0) without end, or gave it back. */
  'right.publishEnds': ending,
  'right.replyEnds': ending,
  'right.publishWithdrawn': withdrawn,
  'right.replyWithdrawn': withdrawn,
  'right.publishRestored': office,
  'right.replyRestored': office,
  /** An ad of the reader: staff looked at it or took it down, its time or its clicks are over. */
  'ad.approved': adTold,
  'ad.delisted': adActed,
  'ad.relisted': adActed,
  'ad.ended': adTold,
  'ad.usedUp': adTold,
} as const satisfies Readonly<Record<string, MessageKindRow>>

export type MessageKind = keyof typeof MESSAGES

/** Kinds that tell of a line in a private talk. */
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

/** Everything that the site tells somebody in a stored message. */
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
