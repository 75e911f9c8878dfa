import type { CurrencyCode } from '../money/index.ts'

/** Kind of entity whose id is the account's owner; `null`: one account for the whole site. */
export type AccountOwner =
  | 'user'
  | 'goods_order'
  | 'otc_offer'
  | 'otc_order'
  | 'withdrawal'
  | 'internal_transfer'
  | null

/** The kinds of ledger accounts. Each account has a single currency. */
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
  /** Whether it holds users' money, which the chain must cover. Revenue is the site's own, whichever user paid it. */
  readonly ofUsers: boolean
  /** Only `chain` is negative: it counterbalances what everybody owns. */
  readonly mayBeNegative: boolean
  readonly mayBePositive: boolean
  /**
   * Sign of the account's units in an entry's sum. A user's debt to the site is on the opposite side of the site's
   * liabilities.
   */
  readonly counts: 1n | -1n
}

const holds = (owner: AccountOwner): AccountRule => ({
  owner,
  ofUsers: true,
  mayBeNegative: false,
  mayBePositive: true,
  counts: 1n,
})

// Revenue has one account per paying user. An entry with a fee locks that user's accounts anyway, so fees of different
// users never wait for each other.
const earns: AccountRule = { ...holds('user'), ofUsers: false }

/**
 * The chart of accounts. For each coin and at any time, payouts in flight included, exactly:
 *
 *     coin in the books = users' fund and fiat-trade + escrow + pending payouts + network fees set aside + revenue
 *                         + operator's capital − users' debts
 *
 * The left side is `chain`, the only negative account. It falls by a payout and its network fee once the payout is
 * confirmed to depth. Until then the payout's inputs, its change included, still count, and none twice. The right side
 * is every other account: `user_debt` holds users' debts, is positive, and is subtracted.
 * - `network_fee`, of a withdrawal: set aside from the operator's capital when a payout is signed, for the part of the
 *   miners' fee that the user's own fee does not pay; empty when the payout is over.
 * - `operator_capital`: the operator's own float and top-ups. A payout that it cannot bear waits.
 * - `user_debt`: a deposit that was credited, spent, and then reverted by the chain. Incoming coin pays it first. It is
 *   no cover: the check whether users are owed more than exists leaves it out.
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

/** Identifies one account. `owner` is the decimal id that `ACCOUNT_KINDS` asks for, absent for accounts of the site. */
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
 * Unique text key of an account: `goods_escrow:LTC:81`, `chain:BTC`.
 * @example
 * accountKey(ownedAccount('user_fund', 'LTC', 100_001)) // 'user_fund:LTC:100001'
 */
export function accountKey(account: AccountRef): string {
  return [account.kind, account.currency, ...(account.owner === undefined ? [] : [account.owner])].join(':')
}
