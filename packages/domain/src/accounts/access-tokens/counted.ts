import type { AccountKind, EntryDraft, EntryKind } from '../../ledger/index.ts'
import { CURRENCY_CODES, money, type CurrencyCode, type Money } from '../../money/index.ts'

/**
 * `bound`: coin that leaves the owner's balances counts. `released`: coin that an escrow releases to anybody but the
 * owner counts, whoever put it in. A kind that counts nothing gives its reason.
 */
type Counted = 'bound' | 'released' | { readonly nothing: string }

const chain = (what: string): Counted => ({ nothing: `The chain ${what}, and no call asks for it.` })
const back: Counted = { nothing: 'The coin comes back to its owner.' }
const stays: Counted = { nothing: 'The coin stays the owner’s, in the other balance.' }
const sites: Counted = { nothing: 'The site’s own coin; no token reaches it.' }

/**
 * How each kind of entry counts towards a token's daily limit. Coin that a token moves into escrow counts, and coin
 * that it releases from escrow, in the goods market as in the fiat market: a program must not confirm or release
 * without limit what the owner ordered by hand.
 */
const COUNTED: Readonly<Record<EntryKind, Counted>> = {
  deposit: chain('brings coin'),
  deposit_reversal: chain('takes a deposit back'),
  capital_deposit: sites,
  capital_reversal: sites,
  goods_purchase: 'bound',
  // The buyer confirms, which pays the seller.
  goods_settlement: 'released',
  // A seller refunds the amount that the order would have paid.
  goods_refund: 'released',
  goods_split: 'released',
  withdrawal_apply: 'bound',
  withdrawal_sign: sites,
  withdrawal_complete: chain('pays out what was counted when it was applied for'),
  withdrawal_reopen: chain('takes a payout back'),
  withdrawal_return: back,
  withdrawal_paid_after_return: chain('paid what had come back'),
  debt_payment: { nothing: 'What the site is owed is taken; the owner decides nothing.' },
  transfer: 'bound',
  fund_to_otc: stays,
  otc_to_fund: stays,
  internal_transfer_apply: stays,
  internal_transfer_complete: stays,
  internal_transfer_return: stays,
  offer_lock: 'bound',
  offer_release: back,
  otc_take: 'bound',
  otc_release: 'released',
  otc_cancel: { nothing: 'Nobody has paid the order: its coin was never the buyer’s, and goes back to the seller.' },
  otc_split: 'released',
  rights_purchase: 'bound',
  ad_purchase: 'bound',
  ad_refund: { nothing: 'Staff give it back to who paid.' },
  correction: { nothing: 'Staff set the books right; no token lets staff procedures in.' },
}

/** Escrow accounts whose releases count. */
const ESCROWS: ReadonlySet<string> = new Set(['goods_escrow', 'otc_escrow'] satisfies AccountKind[])

/**
 * Reason why a kind of entry does not count towards a token's daily limit; null if it counts (docs/access-tokens.md).
 * @example
 * uncountedBecause('goods_settlement') // null
 * uncountedBecause('fund_to_otc') // 'The coin stays the owner’s, in the other balance.'
 */
export function uncountedBecause(kind: EntryKind): string | null {
  const how = COUNTED[kind]
  return typeof how === 'string' ? null : how.nothing
}

/** Net units of a currency that an entry posts to the accounts that `which` selects; negative if it takes out. */
function moved(
  { postings }: EntryDraft,
  currency: CurrencyCode,
  which: (kind: string, owner: string | undefined) => boolean,
): bigint {
  return postings
    .filter(({ account }) => account.currency === currency && which(account.kind, account.owner))
    .reduce((sum, { units }) => sum + units, 0n)
}

/**
 * Amounts that an entry caused by `uid` counts towards its token's daily limit, in coin; currencies that count nothing
 * are left out.
 * @param uid the token's owner
 * @example
 * const bought = entryTemplates.purchase({ buyerUid: 100_001, orderId: 7, money: money('LTC', 500n) })
 * countedAmounts(100_001, bought) // [{ asset: 'LTC', units: 500n }]
 * countedAmounts(100_002, bought) // []
 */
export function countedAmounts(uid: number, entry: EntryDraft): readonly Money<CurrencyCode>[] {
  const how = COUNTED[entry.kind]
  if (typeof how !== 'string') return []
  const own = String(uid)
  return CURRENCY_CODES.flatMap((currency) => {
    const kept = moved(entry, currency, (kind, owner) => owner === own && (kind === 'user_fund' || kind === 'user_otc'))
    const freed = how === 'bound' ? 0n : -moved(entry, currency, (kind) => ESCROWS.has(kind))
    const gone = freed - kept
    return gone > 0n ? [money(currency, gone)] : []
  })
}
