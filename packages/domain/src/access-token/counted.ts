import type { EntryDraft, EntryKind } from '../ledger/index.ts'
import { CURRENCY_CODES, money, type CurrencyCode, type Money } from '../money/index.ts'

/** `bound`: what leaves the owner's balances counts. `released`: what an escrow lets go to anybody but the owner. */
type Counted = 'bound' | 'released' | 'nothing'

/**
 * What counts towards a token's limit for a day. Coin that a token binds counts, and coin that it lets go of in the fiat market,
 * whoever bound it: an order that the owner took by hand must not be released by a program without bound.
 */
const COUNTED: Readonly<Record<EntryKind, Counted>> = {
  deposit: 'nothing',
  deposit_reversal: 'nothing',
  capital_deposit: 'nothing',
  capital_reversal: 'nothing',
  goods_purchase: 'bound',
  goods_settlement: 'nothing',
  goods_refund: 'nothing',
  goods_split: 'nothing',
  withdrawal_apply: 'bound',
  withdrawal_sign: 'nothing',
  withdrawal_complete: 'nothing',
  withdrawal_reopen: 'nothing',
  withdrawal_return: 'nothing',
  withdrawal_paid_after_return: 'nothing',
  transfer: 'bound',
  fund_to_otc: 'nothing',
  otc_to_fund: 'nothing',
  internal_transfer_apply: 'nothing',
  internal_transfer_complete: 'nothing',
  internal_transfer_return: 'nothing',
  offer_lock: 'bound',
  offer_release: 'nothing',
  otc_take: 'bound',
  otc_release: 'released',
  otc_cancel: 'nothing',
  otc_split: 'released',
  rights_purchase: 'bound',
  ad_purchase: 'bound',
  ad_refund: 'nothing',
  correction: 'nothing',
}

/** Units of a currency that an entry puts into (below zero: takes out of) the accounts that `which` names. */
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
 * What an entry that `uid` causes counts towards the limit of a token, in coin; nothing of a currency leaves none.
 * @param uid the token's owner
 * @example
 * const bought = entryTemplates.purchase({ buyerUid: 100_001, orderId: 7, money: money('LTC', 500n) })
 * countedAmounts(100_001, bought) // [{ asset: 'LTC', units: 500n }]
 * countedAmounts(100_002, bought) // []
 */
export function countedAmounts(uid: number, entry: EntryDraft): readonly Money<CurrencyCode>[] {
  const how = COUNTED[entry.kind]
  if (how === 'nothing') return []
  const own = String(uid)
  return CURRENCY_CODES.flatMap((currency) => {
    const kept = moved(entry, currency, (kind, owner) => owner === own && (kind === 'user_fund' || kind === 'user_otc'))
    const freed = how === 'bound' ? 0n : -moved(entry, currency, (kind) => kind === 'otc_escrow')
    const gone = freed - kept
    return gone > 0n ? [money(currency, gone)] : []
  })
}
