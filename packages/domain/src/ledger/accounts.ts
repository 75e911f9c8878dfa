import type { CurrencyCode } from '../money/index.ts'

/** Whose id an account carries as its owner; `null` is one account for the whole site. */
export type AccountOwner =
  | 'user'
  | 'goods_order'
  | 'otc_offer'
  | 'otc_order'
  | 'withdrawal'
  | 'internal_transfer'
  | null

/** The kinds of ledger accounts. Every one is of a single currency. */
export type AccountKind =
  | 'user_fund'
  | 'user_otc'
  | 'goods_escrow'
  | 'otc_offer_lock'
  | 'otc_escrow'
  | 'withdrawal_pending'
  | 'internal_transfer_pending'
  | 'chain'
  | 'network_fee'
  | 'operator_capital'
  | 'user_debt'
  | 'revenue_goods_fee'
  | 'revenue_otc_fee'
  | 'revenue_withdrawal_fee'
  | 'revenue_rights'
  | 'revenue_ads'

export interface AccountRule {
  readonly owner: AccountOwner
  /** Whether it holds what users own, which the chain must cover; revenue is the site's own, whoever it came from. */
  readonly ofUsers: boolean
  /** Only what the chain holds for us counts below zero: it owes what everybody else owns. */
  readonly mayBeNegative: boolean
  readonly mayBePositive: boolean
  /** What a unit counts in an entry's sum. What a user owes the site stands on the other side than what the site owes. */
  readonly counts: 1n | -1n
}

const holds = (owner: AccountOwner): AccountRule => ({
  owner,
  ofUsers: true,
  mayBeNegative: false,
  mayBePositive: true,
  counts: 1n,
})

// What the site earns lies in one account for each user it came from: an entry that takes a fee moves that user's money anyway,
// so a fee queues behind nobody else's.
const earns: AccountRule = { ...holds('user'), ofUsers: false }

/**
 * The chart of accounts. For each coin and at any moment, payouts in flight included, to the unit:
 *
 *     coin in the books = users' fund and fiat-trade + escrow + pending payouts + network fees set aside + revenue
 *                         + operator's capital − users' debts
 *
 * The left side is `chain`, the only account below zero (it owes what it holds). It falls by a payout and its network fee when that
 * is confirmed to depth: until then the coins that the payout spends, its change among them, still count, and none twice.
 * The right side is every other account: `user_debt` holds what a user owes, above zero, and counts against.
 * - `network_fee`, of a withdrawal: set aside out of the operator's capital when a payout is signed, for the part of the miners' fee
 *   that the user's own fee does not pay; empty when the payout is over.
 * - `operator_capital`: float and top-ups, the operator's own. A payout that it cannot bear waits.
 * - `user_debt`: credited, spent, and then taken back by the chain. Whatever comes in pays it first. It is no cover:
 *   whether users are owed more than there is, is asked without it.
 */
export const ACCOUNT_KINDS: Readonly<Record<AccountKind, AccountRule>> = {
  user_fund: holds('user'),
  user_otc: holds('user'),
  goods_escrow: holds('goods_order'),
  otc_offer_lock: holds('otc_offer'),
  otc_escrow: holds('otc_order'),
  withdrawal_pending: holds('withdrawal'),
  internal_transfer_pending: holds('internal_transfer'),
  chain: { owner: null, ofUsers: false, mayBeNegative: true, mayBePositive: false, counts: 1n },
  network_fee: { ...holds('withdrawal'), ofUsers: false },
  operator_capital: { ...holds(null), ofUsers: false },
  user_debt: { ...holds('user'), ofUsers: false, counts: -1n },
  revenue_goods_fee: earns,
  revenue_otc_fee: earns,
  revenue_withdrawal_fee: earns,
  revenue_rights: earns,
  revenue_ads: earns,
}

/** Names one account. `owner` is the decimal id that `ACCOUNT_KINDS` asks for, absent for accounts of the site. */
export interface AccountRef {
  readonly kind: AccountKind
  readonly currency: CurrencyCode
  readonly owner?: string
}

/**
 * One account of a user, an order, an offer, a withdrawal or a transfer.
 * @example
 * ownedAccount('user_fund', 'LTC', 100_001) // { kind: 'user_fund', currency: 'LTC', owner: '100001' }
 */
export function ownedAccount(kind: AccountKind, currency: CurrencyCode, owner: number): AccountRef {
  return { kind, currency, owner: String(owner) }
}

/**
 * One account of the site.
 * @example
 * siteAccount('operator_capital', 'LTC') // { kind: 'operator_capital', currency: 'LTC' }
 */
export function siteAccount(kind: AccountKind, currency: CurrencyCode): AccountRef {
  return { kind, currency }
}

/**
 * One text for one account: `goods_escrow:LTC:81`, `chain:BTC`.
 * @example
 * accountKey(ownedAccount('user_fund', 'LTC', 100_001)) // 'user_fund:LTC:100001'
 */
export function accountKey(account: AccountRef): string {
  return [account.kind, account.currency, ...(account.owner === undefined ? [] : [account.owner])].join(':')
}
