import type { AdChange } from '../events/events.ts'
import type { GoodsOrderEvent } from '../goods/orders/index.ts'
import type { OtcOfferEvent } from '../otc/offers/index.ts'
import type { OtcOrderEvent } from '../otc/orders/index.ts'
import type { WithdrawalEvent } from '../wallet/withdrawals/index.ts'

type GoodsAction =
  | 'publish'
  | 'edit'
  | 'push'
  | 'takeOffline'
  | 'putOnline'
  | 'delisted'
  | 'relisted'
  | 'setDelivery'
  | 'setPricing'
  | 'stock.add'
  | 'stock.withdraw'
  | 'stock.export'
  | 'stock.reveal'
  | 'stock.setLow'

type CategoryAction = 'created' | 'renamed' | 'merged' | 'commentsHidden' | 'commentsShown' | 'arranged' | 'released'

type RightAction = 'bought' | 'withdrawn' | 'restored' | 'markedSpam'

/** Actions on an order that are not events of its transition table. */
type AroundAnOrder = 'place' | 'open' | 'inspectDelivery' | 'replaceUnits'

/** Actions of an owner or staff on an offer. */
type OfferAction = 'publish' | Exclude<OtcOfferEvent['kind'], 'take' | 'orderEnded'>

/** Actions on an order of the fiat market. */
type OtcOrderAction = 'take' | 'rate' | 'viewPayees' | OtcOrderEvent['kind']

/** Actions of an account's owner or of somebody posing as the owner, and expiry of its sessions. */
export type AccountAuditEvent =
  | 'registered'
  | 'loggedIn'
  | 'loginFailed'
  | 'recoveryFailed'
  | 'factorFailed'
  | 'newDevice'
  | 'loggedOut'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'loginPasswordChanged'
  | 'payPasswordChanged'
  | 'payPasswordLocked'
  | 'addressSaved'
  | 'addressRemoved'
  | 'addressWaitOn'
  | 'addressWaitOff'
  | 'phraseSet'
  | 'phraseRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesMade'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyPays'
  | 'passkeyPaysNoMore'
  | 'recoveryCodeUsed'
  | 'tokenCreated'
  | 'tokenRevoked'
  | 'webhookCreated'
  | 'webhookRotated'
  | 'webhookPaused'
  | 'webhookResumed'
  | 'webhookDeleted'
  | 'mailConfirmed'
  | 'mailReplaced'
  | 'mailRemoved'
  | 'payeeAdded'
  | 'payeeChanged'
  | 'payeeRemoved'
  | 'staffConfirmed'

/** Actions from an IP address that belong to no account. */
export type AddressAuditEvent = 'unknownAccount' | 'triesRefused'

/** Every audit code: each has a label, and each label has a code that is written. */
export type AuditAction =
  | `goods.${GoodsAction}`
  | `category.${CategoryAction}`
  | `goodsOrder.${GoodsOrderEvent['kind'] | AroundAnOrder}`
  | `otcOffer.${OfferAction}`
  | `otcOrder.${OtcOrderAction}`
  | `account.${AccountAuditEvent | 'frozen' | 'unfrozen'}`
  | `address.${AddressAuditEvent}`
  | `discount.${'create' | 'end'}`
  | `review.${'write' | 'edit' | 'reply' | 'hide' | 'show'}`
  | `notice.${'published' | 'edited' | 'withdrawn' | 'restored'}`
  | `ticket.${'opened' | 'answered' | 'assigned' | 'takenOver' | 'released' | 'closed' | 'reopened'}`
  | `dispute.${'taken' | 'takenOver' | 'givenBack'}`
  | `comment.${'write' | 'remove' | 'hide' | 'show'}`
  | `moderation.${'reported' | 'claimed' | 'released' | 'closed' | 'warned'}`
  | `staff.${'proposed' | 'withdrawn' | 'appointed' | 'dismissed' | 'read' | 'sessionEnded' | 'eyesFlagged'}`
  | `right.${RightAction}`
  | `ad.${AdChange}`
  | `setting.${'proposed' | 'changed' | 'withdrawn'}`
  | `wallet.${'creditDeposit' | 'reverseDeposit'}`
  | `withdrawal.${WithdrawalEvent['kind'] | 'apply'}`
  | `treasury.${'topUpAddress' | 'writeOffProposed' | 'writeOffWithdrawn' | 'writtenOff' | 'coinFound'}`
  | `treasury.${'moveMade' | 'moveSigned' | 'moveAgreed' | 'moveCompleted' | 'moveWithdrawn'}`
  | `transfer.${'send' | 'move' | 'approve' | 'reject'}`
  | `breaker.${'opened' | 'askedToClose' | 'closed'}`
  | `rate.${'proposed' | 'confirmed' | 'ended'}`
  | `proof.${'taken' | 'reserveAdded' | 'reserveWithdrawn' | 'reservesPublished'}`
  | `launch.${'marked' | 'unmarked' | 'mailTested'}`
  | 'android.published'
  | 'ledger.exported'
  | 'audit.exported'

/** The kinds of subjects that an audit action is done to. */
export type AuditSubject =
  | 'ad'
  | 'goods'
  | 'category'
  | 'setting'
  | 'account'
  | 'address'
  | 'discount'
  | 'goodsOrder'
  | 'otcOffer'
  | 'otcOrder'
  | 'review'
  | 'comment'
  | 'notice'
  | 'ticket'
  | 'moderation'
  | 'deposit'
  | 'withdrawal'
  | 'coin'
  | 'fiat'
  | 'proof'
  | 'launch'
  | 'android'
  | 'transfer'
  | 'internalTransfer'
