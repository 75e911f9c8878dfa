import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from '../money/index.ts'
import { MESSAGES, type MessageSubjectKind, type StoredMessage, type TalkMessageKind } from './kinds.ts'

interface Address {
  readonly to: string
  /** Values of the `$name` parameters in `to`. */
  readonly params?: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, string | number>>
}

/** Ids of a subject's parents by kind, such as the goods of a review. */
type Within = Readonly<Record<string, number>>

/** Search parameters that open a page on this coin; `currency` is its wire number. */
function coinOf({ currency }: Within): { readonly search?: { readonly currency: CurrencyCode } } {
  const code = CURRENCY_CODES.find((each) => CURRENCIES[each].id === currency)
  return code === undefined ? {} : { search: { currency: code } }
}

/**
 * The page of each kind of subject (marketplace.md §2), except conversations, whose tab depends on the message kind;
 * null while a needed id is unknown.
 */
const SUBJECT_ADDRESSES = {
  ad: (id: number) => ({ to: '/adDetails', search: { id } }),
  account: () => ({ to: '/personal/userInfo' }),
  comment: (_: number, { goods, ad, notice }: Within) => {
    if (goods !== undefined) return { to: '/goodsDetails', search: { id: goods, type: 'comments' } } as const
    if (ad !== undefined) return { to: '/adDetails', search: { id: ad, tab: 'comments' } } as const
    return notice === undefined ? null : ({ to: '/ruleDetails', search: { id: notice, type: 'info' } } as const)
  },
  coin: () => ({ to: '/staff/payouts' }),
  proof: () => ({ to: '/staff/payouts' }),
  deposit: (_: number, within: Within) => ({ to: '/personal/assets/deposit', ...coinOf(within) }) as const,
  transfer: () => ({ to: '/personal/assets/transfer' }),
  internalTransfer: () => ({ to: '/personal/assets/transition' }),
  goods: (id: number) => ({ to: '/goodsDetails', search: { id } }),
  report: () => null,
  withdrawal: (_: number, within: Within) => ({ to: '/personal/assets/withdraw', ...coinOf(within) }) as const,
  ticket: (id: number) => ({ to: '/personal/feedback/feedback_details', search: { id } }),
  otcOffer: () => ({ to: '/personal/otcManage', search: { tab: 'myReleaseOtcTopic' } }) as const,
  otcAlert: (_: number, { side, ...within }: Within) => {
    const { search } = coinOf(within)
    if (side === undefined) return { to: '/otc', search: { ...search } } as const
    // A reader who waits for offers to buy coin sells it.
    return { to: '/otc', search: { ...search, side: side === 0 ? 'sell' : 'buy' } } as const
  },
  otcOrder: (id: number) => ({ to: '/otcOrderPanel', search: { orderID: id } }),
  goodsOrder: (id: number) => ({ to: '/personal/goodsOrderPanel', search: { id } }),
  review: (_: number, { goods }: Within) =>
    goods === undefined ? null : { to: '/goodsDetails', search: { id: goods } },
} as const satisfies Readonly<
  Record<Exclude<MessageSubjectKind, 'conversation'>, (id: number, within: Within) => Address | null>
>

const fillUp = (id: number) => ({ to: '/personal/editGoods', search: { id, type: 'SHIPMENTS' } }) as const

/** The chat tab that shows a conversation to one of its sides (marketplace.md §2). */
const TALK_TABS = {
  'goodsTalk.said': { owner: 'receive_goods', asker: 'send_goods' },
  'adTalk.said': { owner: 'receive_discuss', asker: 'send_discuss' },
  'otcTalk.said': { owner: 'otc', asker: 'otc' },
  'otcOrderTalk.said': { owner: 'otc', asker: 'otc' },
} as const satisfies Readonly<Record<TalkMessageKind, Readonly<Record<'owner' | 'asker', string>>>>

const talkAt = (kind: TalkMessageKind, side: 'owner' | 'asker', id: number) =>
  ({ to: '/personal/chat/$tab', params: { tab: TALK_TABS[kind][side] }, search: { chat_id: id } }) as const

const ownPayees = () => ({ to: '/personal/otcManage', search: { tab: 'payees' } }) as const

/** Staff actions on an account are appealed with a ticket, which needs no right. */
const appeal = () => ({ to: '/personal/feedback/feedback_publish', search: { about: 'appeal' } }) as const

const payoutDesk = () => ({ to: '/staff/payouts' }) as const

/** Kinds whose next step is on another page than their subject's. */
const KIND_ADDRESSES = {
  'goods.soldOut': fillUp,
  'goods.stockLow': fillUp,
  'finance.payoutStuck': payoutDesk,
  'finance.payoutLost': payoutDesk,
  'finance.paidAfterReturn': payoutDesk,
  'finance.depositReversed': payoutDesk,
  'finance.rateHeld': () => ({ to: '/staff/payouts', search: { part: 'rates' } }) as const,
  'office.roleWaits': () => ({ to: '/staff/members' }) as const,
  'office.settingWaits': () => ({ to: '/staff/settings' }) as const,
  'account.payeeAdded': ownPayees,
  'account.payeeChanged': ownPayees,
  'account.markedSpam': appeal,
  'right.publishWithdrawn': appeal,
  'right.replyWithdrawn': appeal,
} as const

export type MessageAddress = NonNullable<
  ReturnType<
    | (typeof SUBJECT_ADDRESSES)[keyof typeof SUBJECT_ADDRESSES]
    | (typeof KIND_ADDRESSES)[keyof typeof KIND_ADDRESSES]
    | typeof talkAt
  >
>

function hasOwnAddress(kind: string): kind is keyof typeof KIND_ADDRESSES {
  return Object.hasOwn(KIND_ADDRESSES, kind)
}

function isTalk(kind: string): kind is TalkMessageKind {
  return Object.hasOwn(TALK_TABS, kind)
}

/**
 * Link target of a message.
 * @param within ids of what its subject belongs to; some messages have no address without it
 * @example
 * messageAddress({ kind: 'goodsOrder.placed', subjectId: 7 }) // { to: '/personal/goodsOrderPanel', search: { id: 7 } }
 */
export function messageAddress(
  { kind, subjectId, side }: Pick<StoredMessage, 'kind' | 'subjectId'> & Partial<Pick<StoredMessage, 'side'>>,
  within: Within = {},
): MessageAddress | null {
  if (isTalk(kind)) return side === 'owner' || side === 'asker' ? talkAt(kind, side, subjectId) : null
  if (hasOwnAddress(kind)) return KIND_ADDRESSES[kind](subjectId)
  return SUBJECT_ADDRESSES[MESSAGES[kind].subject](subjectId, within)
}

/**
 * An address as a path with query, for links from outside the site.
 * @example
 * addressPath({ to: '/personal/goodsOrderPanel', search: { id: 7 } }) // '/personal/goodsOrderPanel?id=7'
 */
export function addressPath({ to, params = {}, search = {} }: Address): string {
  const path = to.replace(/\$([a-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  )
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
