import type { AccountKind, EntryKind, ReferenceKind } from '@jindu/domain/ledger'
import type { Locale, Text } from './locale.ts'

/** Labels of entries in the wallet history. */
export const ENTRY_LABELS = {
  deposit: { en: 'Deposit', 'zh-CN': '充值' },
  deposit_reversal: { en: 'Deposit taken back by the chain', 'zh-CN': '链上充值失效冲回' },
  capital_deposit: { en: 'Operator’s coin arrived', 'zh-CN': '平台自有资金转入' },
  capital_reversal: { en: 'Operator’s coin taken back by the chain', 'zh-CN': '平台自有资金失效冲回' },
  goods_purchase: { en: 'Paid into escrow', 'zh-CN': '货款转入托管' },
  goods_settlement: { en: 'Goods settled', 'zh-CN': '商品结算' },
  goods_refund: { en: 'Goods refunded', 'zh-CN': '商品退款' },
  goods_split: { en: 'Your share of the split', 'zh-CN': '分配所得' },
  withdrawal_apply: { en: 'Withdrawal applied for', 'zh-CN': '申请提现' },
  withdrawal_sign: { en: 'Network fee set aside', 'zh-CN': '预留矿工费' },
  withdrawal_complete: { en: 'Withdrawal completed', 'zh-CN': '提现完成' },
  withdrawal_reopen: { en: 'Withdrawal unconfirmed again', 'zh-CN': '提现确认被撤销' },
  withdrawal_return: { en: 'Withdrawal returned', 'zh-CN': '提现退回' },
  withdrawal_paid_after_return: { en: 'Returned withdrawal paid after all', 'zh-CN': '已退回的提现最终到账' },
  debt_payment: { en: 'Debt paid', 'zh-CN': '偿还欠款' },
  transfer: { en: 'Transfer between users', 'zh-CN': '用户转账' },
  fund_to_otc: { en: 'Funds to fiat account', 'zh-CN': '资金账户转入法币账户' },
  otc_to_fund: { en: 'Fiat account to funds', 'zh-CN': '法币账户转入资金账户' },
  internal_transfer_apply: { en: 'Internal transfer in review', 'zh-CN': '内部划转待审核' },
  internal_transfer_complete: { en: 'Internal transfer completed', 'zh-CN': '内部划转完成' },
  internal_transfer_return: { en: 'Internal transfer returned', 'zh-CN': '内部划转退回' },
  offer_lock: { en: 'Locked for an OTC offer', 'zh-CN': '发布承兑单锁定' },
  offer_release: { en: 'Unlocked from an OTC offer', 'zh-CN': '承兑单解锁' },
  otc_take: { en: 'Paid into escrow for an OTC order', 'zh-CN': '法币订单托管' },
  otc_release: { en: 'OTC order released', 'zh-CN': '法币订单放币' },
  otc_cancel: { en: 'OTC order cancelled', 'zh-CN': '法币订单取消' },
  otc_split: { en: 'OTC order split', 'zh-CN': '法币订单分配' },
  rights_purchase: { en: 'Right bought', 'zh-CN': '购买权限' },
  ad_purchase: { en: 'Ad bought', 'zh-CN': '购买广告' },
  ad_refund: { en: 'Ad refunded', 'zh-CN': '广告退款' },
  correction: { en: 'Correction', 'zh-CN': '更正' },
} as const satisfies Record<EntryKind, Text>

/** Labels of account kinds. */
export const ACCOUNT_LABELS = {
  user_fund: { en: 'Funds account', 'zh-CN': '资金账户' },
  user_otc: { en: 'Fiat account', 'zh-CN': '法币账户' },
  goods_escrow: { en: 'Escrow of a goods order', 'zh-CN': '商品订单托管' },
  otc_offer_lock: { en: 'Lock of an OTC offer', 'zh-CN': '承兑单锁定' },
  otc_escrow: { en: 'Escrow of an OTC order', 'zh-CN': '法币订单托管' },
  withdrawal_pending: { en: 'Pending withdrawal', 'zh-CN': '待处理提现' },
  internal_transfer_pending: { en: 'Pending internal transfer', 'zh-CN': '待审核划转' },
  chain: { en: 'On chain', 'zh-CN': '链上' },
  network_fee: { en: 'Network fee set aside', 'zh-CN': '预留矿工费' },
  operator_capital: { en: 'Operator’s capital', 'zh-CN': '平台自有资金' },
  user_debt: { en: 'Owed by the user', 'zh-CN': '用户欠款' },
  revenue_goods_fee: { en: 'Goods fees', 'zh-CN': '商品手续费' },
  revenue_otc_fee: { en: 'OTC fees', 'zh-CN': '法币交易手续费' },
  revenue_withdrawal_fee: { en: 'Withdrawal fees', 'zh-CN': '提现手续费' },
  revenue_rights: { en: 'Rights', 'zh-CN': '权限收入' },
  revenue_ads: { en: 'Ads', 'zh-CN': '广告收入' },
} as const satisfies Record<AccountKind, Text>

/** Label of a ledger entry in the reader's language. */
export function entryLabel(kind: EntryKind, locale: Locale): string {
  return ENTRY_LABELS[kind][locale]
}

/** Label of an account kind in the reader's language. */
export function accountLabel(kind: AccountKind, locale: Locale): string {
  return ACCOUNT_LABELS[kind][locale]
}

const REFERENCE_LABELS = {
  deposit: { en: 'Deposit', 'zh-CN': '充值' },
  goodsOrder: { en: 'Order', 'zh-CN': '订单' },
  withdrawal: { en: 'Withdrawal', 'zh-CN': '提现' },
  transfer: { en: 'Transfer', 'zh-CN': '转账' },
  internalTransfer: { en: 'Move', 'zh-CN': '划转' },
  otcOffer: { en: 'Offer', 'zh-CN': '承兑单' },
  otcOrder: { en: 'Fiat order', 'zh-CN': '法币订单' },
  right: { en: 'Right', 'zh-CN': '发布权或回复权' },
  ad: { en: 'Ad', 'zh-CN': '广告' },
  correction: { en: 'Correction', 'zh-CN': '更正' },
} as const satisfies Record<ReferenceKind, Text>

/** Label of the subject of an entry, in the reader's language. */
export function referenceLabel(kind: ReferenceKind, locale: Locale): string {
  return REFERENCE_LABELS[kind][locale]
}
