import type { PaidStep, PaidTo } from '@jindu/domain/accounts/accounts'
import type { Locale, Text } from './locale.ts'
import { GOODS_ORDER_ACTIONS, OTC_OFFER_ACTIONS, OTC_ORDER_ACTIONS } from './order-actions.ts'

/** Steps that ask for the pay password, as a passkey's owner reads them before they confirm one. */
export const PAID_STEP_WORDS: Readonly<Record<PaidStep, Text>> = {
  'accounts.setPhrase': { en: 'Change the anti-phishing phrase', 'zh-CN': '修改防钓鱼码' },
  'rights.buy': { en: 'Buy a right', 'zh-CN': '购买权限' },
  'goodsOrders.place': { en: 'Buy goods', 'zh-CN': '购买商品' },
  'goodsOrders.confirm': GOODS_ORDER_ACTIONS.confirm,
  'goodsOrders.refund': GOODS_ORDER_ACTIONS.refund,
  'goodsOrders.acceptSplit': GOODS_ORDER_ACTIONS.acceptSplit,
  'otcOffers.publish': { en: 'Publish an offer', 'zh-CN': '发布承兑单' },
  'otcOffers.edit': { en: 'Change an offer', 'zh-CN': '修改承兑单' },
  'otcOffers.takeDown': OTC_OFFER_ACTIONS.takeDown,
  'otcOffers.putUp': OTC_OFFER_ACTIONS.putUp,
  'otcOffers.withdraw': OTC_OFFER_ACTIONS.withdraw,
  'otcOrders.take': { en: 'Take an offer', 'zh-CN': '承兑下单' },
  'otcOrders.pay': OTC_ORDER_ACTIONS.pay,
  'otcOrders.giveEvidence': OTC_ORDER_ACTIONS.giveEvidence,
  'otcOrders.cancel': OTC_ORDER_ACTIONS.cancel,
  'otcOrders.release': OTC_ORDER_ACTIONS.release,
  'otcOrders.requireSettle': OTC_ORDER_ACTIONS.requireSettle,
  'otcOrders.requireCancel': OTC_ORDER_ACTIONS.requireCancel,
  'otcOrders.requireCancelOrRefund': OTC_ORDER_ACTIONS.requireCancel,
  'otcOrders.hold': OTC_ORDER_ACTIONS.hold,
  'otcOrders.cancelHold': OTC_ORDER_ACTIONS.cancelHold,
  'otcOrders.recordArrival': OTC_ORDER_ACTIONS.recordArrival,
  'otcOrders.requestRefund': OTC_ORDER_ACTIONS.requestRefund,
  'otcOrders.proposeReturn': OTC_ORDER_ACTIONS.proposeReturn,
  'otcOrders.acceptReturn': OTC_ORDER_ACTIONS.acceptReturn,
  'otcOrders.complain': OTC_ORDER_ACTIONS.complain,
  'otcOrders.cancelComplaint': OTC_ORDER_ACTIONS.cancelComplaint,
  'otcOrders.proposeSplit': OTC_ORDER_ACTIONS.proposeSplit,
  'otcOrders.withdrawSplit': OTC_ORDER_ACTIONS.withdrawSplit,
  'otcOrders.acceptSplit': OTC_ORDER_ACTIONS.acceptSplit,
  'otcOrders.toggleHold': OTC_ORDER_ACTIONS.hold,
  'otcOrders.toggleComplaint': OTC_ORDER_ACTIONS.complain,
  'otcPayees.add': { en: 'Add a receiving account', 'zh-CN': '添加收款账户' },
  'otcPayees.edit': { en: 'Change a receiving account', 'zh-CN': '修改收款账户' },
  'transfers.send': { en: 'Transfer to a user', 'zh-CN': '站内转账' },
  'transfers.move': { en: 'Move between own balances', 'zh-CN': '资金划转' },
  'withdrawals.waitForNew': { en: 'Change the wait of new addresses', 'zh-CN': '更改新地址等待设置' },
  'withdrawals.request': { en: 'Withdraw', 'zh-CN': '提现' },
  'ads.payHome': { en: 'Buy weeks on the home page', 'zh-CN': '购买首页广告' },
  'ads.payCategory': { en: 'Buy clicks in categories', 'zh-CN': '购买分类广告' },
}

const TO_NAMES: Readonly<Record<PaidTo, Text>> = {
  address: { en: 'To the address', 'zh-CN': '收币地址' },
  user: { en: 'To the user', 'zh-CN': '收款人 UID' },
  balance: { en: 'To the balance', 'zh-CN': '转入账户' },
  goods: { en: 'Goods', 'zh-CN': '商品编号' },
  goodsOrder: { en: 'Order', 'zh-CN': '订单号' },
  otcOffer: { en: 'Offer', 'zh-CN': '承兑单号' },
  otcOrder: { en: 'Fiat order', 'zh-CN': '法币订单号' },
  payee: { en: 'Receiving account', 'zh-CN': '收款账户编号' },
  right: { en: 'Right', 'zh-CN': '权限' },
  ad: { en: 'Ad', 'zh-CN': '广告编号' },
}

/** Destinations that have names of their own, not numbers. */
const NAMED: Readonly<Record<string, Text>> = {
  'balance fund': { en: 'Fund balance', 'zh-CN': '资金余额' },
  'balance otc': { en: 'Fiat-trade balance', 'zh-CN': '承兑余额' },
  'right publish': { en: 'Publishing', 'zh-CN': '发布权限' },
  'right reply': { en: 'Replying', 'zh-CN': '回复权限' },
}

const isKind = (kind: string): kind is PaidTo => Object.hasOwn(TO_NAMES, kind)

/** Where the money of a step goes, as name and value. */
export function paidToText({ kind, id }: { readonly kind: string; readonly id: string }, locale: Locale) {
  return { name: isKind(kind) ? TO_NAMES[kind][locale] : kind, value: NAMED[`${kind} ${id}`]?.[locale] ?? id }
}
