import { ENTRY_KINDS, type EntryKind } from './entry.ts'

/** Categories by which users filter their ledger. */
export const HISTORY_KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'move',
  'goods',
  'otc',
  'promotion',
  'other',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

const KIND_OF: Readonly<Record<EntryKind, HistoryKind>> = {
  deposit: 'deposit',
  deposit_reversal: 'deposit',
  capital_deposit: 'other',
  capital_reversal: 'other',
  goods_purchase: 'goods',
  goods_settlement: 'goods',
  goods_refund: 'goods',
  goods_split: 'goods',
  withdrawal_apply: 'withdrawal',
  withdrawal_sign: 'withdrawal',
  withdrawal_complete: 'withdrawal',
  withdrawal_reopen: 'withdrawal',
  withdrawal_return: 'withdrawal',
  withdrawal_paid_after_return: 'withdrawal',
  debt_payment: 'other',
  transfer: 'transfer',
  fund_to_otc: 'move',
  otc_to_fund: 'move',
  internal_transfer_apply: 'move',
  internal_transfer_complete: 'move',
  internal_transfer_return: 'move',
  offer_lock: 'otc',
  offer_release: 'otc',
  otc_take: 'otc',
  otc_release: 'otc',
  otc_cancel: 'otc',
  otc_split: 'otc',
  rights_purchase: 'promotion',
  ad_purchase: 'promotion',
  ad_refund: 'promotion',
  correction: 'other',
}

/**
 * The entry kinds in a category.
 * @example
 * entryKindsOf('deposit') // ['deposit', 'deposit_reversal']
 */
export function entryKindsOf(kind: HistoryKind): readonly EntryKind[] {
  return ENTRY_KINDS.filter((each) => KIND_OF[each] === kind)
}
