import { MESSAGES, type MessageSubjectKind, type StoredMessage } from './kinds.ts'

interface Address {
  readonly to: string
  readonly search?: Readonly<Record<string, string | number>>
}

/** Things that a subject belongs to, by their kind: the goods of a review. */
type Within = Readonly<Record<string, number>>

/** The page of each kind of subject (marketplace.md §2); null while it is not known where a thing belongs. */
const SUBJECT_ADDRESSES = {
  ad: (id: number) => ({ to: '/adDetails', search: { id } }),
  account: () => ({ to: '/personal/userInfo' }),
  comment: (_: number, { goods, ad, notice }: Within) => {
    if (goods !== undefined) return { to: '/goodsDetails', search: { id: goods, type: 'comments' } } as const
    if (ad !== undefined) return { to: '/adDetails', search: { id: ad, tab: 'comments' } } as const
    return notice === undefined ? null : ({ to: '/ruleDetails', search: { id: notice, type: 'info' } } as const)
  },
  coin: () => ({ to: '/staff/payouts' }),
  deposit: () => ({ to: '/personal/assets/deposit' }),
  goods: (id: number) => ({ to: '/goodsDetails', search: { id } }),
  report: () => null,
  withdrawal: () => ({ to: '/personal/assets/withdraw' }),
  ticket: (id: number) => ({ to: '/personal/feedback/feedback_details', search: { id } }),
  otcOffer: () => ({ to: '/personal/otcManage', search: { tab: 'myReleaseOtcTopic' } }) as const,
  otcOrder: (id: number) => ({ to: '/otcOrderPanel', search: { orderID: id } }),
  goodsOrder: (id: number) => ({ to: '/personal/goodsOrderPanel', search: { id } }),
  review: (_: number, { goods }: Within) =>
    goods === undefined ? null : { to: '/goodsDetails', search: { id: goods } },
} as const satisfies Readonly<Record<MessageSubjectKind, (id: number, within: Within) => Address | null>>

const fillUp = (id: number) => ({ to: '/personal/editGoods', search: { id, type: 'SHIPMENTS' } }) as const

const ownPayees = () => ({ to: '/personal/otcManage', search: { tab: 'payees' } }) as const

const payoutDesk = () => ({ to: '/staff/payouts' }) as const

/** Kinds that ask for a step which another page than their subject's takes. */
const KIND_ADDRESSES = {
  'goods.soldOut': fillUp,
  'goods.stockLow': fillUp,
  'finance.payoutStuck': payoutDesk,
  'finance.payoutLost': payoutDesk,
  'finance.paidAfterReturn': payoutDesk,
  'finance.depositReversed': payoutDesk,
  'account.payeeAdded': ownPayees,
  'account.payeeChanged': ownPayees,
} as const

export type MessageAddress = NonNullable<
  ReturnType<(typeof SUBJECT_ADDRESSES)[MessageSubjectKind] | (typeof KIND_ADDRESSES)[keyof typeof KIND_ADDRESSES]>
>

function hasOwnAddress(kind: string): kind is keyof typeof KIND_ADDRESSES {
  return Object.hasOwn(KIND_ADDRESSES, kind)
}

/**
 * Where a message leads its reader.
 * @param within what its subject belongs to; without it some have no address
 * @example
 * messageAddress({ kind: 'goodsOrder.placed', subjectId: 7 }) // { to: '/personal/goodsOrderPanel', search: { id: 7 } }
 */
export function messageAddress(
  { kind, subjectId }: Pick<StoredMessage, 'kind' | 'subjectId'>,
  within: Within = {},
): MessageAddress | null {
  if (hasOwnAddress(kind)) return KIND_ADDRESSES[kind](subjectId)
  return SUBJECT_ADDRESSES[MESSAGES[kind].subject](subjectId, within)
}
