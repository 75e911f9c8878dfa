import type { EntryKind } from './entry.ts'

/** Kind of subject of each kind of entry. A correction refers to the books themselves. */
const REFERENCE_OF_ENTRY = {
  deposit: 'deposit',
  deposit_reversal: 'deposit',
  capital_deposit: 'deposit',
  capital_reversal: 'deposit',
  goods_purchase: 'goodsOrder',
  goods_settlement: 'goodsOrder',
  goods_refund: 'goodsOrder',
  goods_split: 'goodsOrder',
  withdrawal_apply: 'withdrawal',
  withdrawal_sign: 'withdrawal',
  withdrawal_complete: 'withdrawal',
  withdrawal_reopen: 'withdrawal',
  withdrawal_return: 'withdrawal',
  withdrawal_paid_after_return: 'withdrawal',
  // The reverted deposit that caused the debt; the stored entry names the source of the paying coin.
  debt_payment: 'deposit',
  transfer: 'transfer',
  fund_to_otc: 'internalTransfer',
  otc_to_fund: 'internalTransfer',
  internal_transfer_apply: 'internalTransfer',
  internal_transfer_complete: 'internalTransfer',
  internal_transfer_return: 'internalTransfer',
  offer_lock: 'otcOffer',
  offer_release: 'otcOffer',
  otc_take: 'otcOrder',
  otc_release: 'otcOrder',
  otc_cancel: 'otcOrder',
  otc_split: 'otcOrder',
  rights_purchase: 'right',
  ad_purchase: 'ad',
  ad_refund: 'ad',
  correction: 'correction',
} as const satisfies Readonly<Record<EntryKind, string>>

export type ReferenceKind = (typeof REFERENCE_OF_ENTRY)[EntryKind]

/** The subject of a journal entry; the wallet history links to it. */
export interface LedgerReference {
  readonly kind: ReferenceKind
  readonly id: number
}

/**
 * Kind of subject that an entry refers to.
 * @example
 * referenceKindOf('goods_purchase') // 'goodsOrder'
 */
export function referenceKindOf(entry: EntryKind): ReferenceKind {
  return REFERENCE_OF_ENTRY[entry]
}

export const REFERENCE_KINDS: readonly ReferenceKind[] = [...new Set(Object.values(REFERENCE_OF_ENTRY))]
