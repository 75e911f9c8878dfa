import type { Account } from '@jindu/domain/accounts/accounts'
import type { CategoryAd } from '@jindu/domain/promotion/category-ads'
import type { HomeAd } from '@jindu/domain/promotion/home-ads'
import type { InternalTransfer } from '@jindu/domain/wallet/transfers'
import type { OtcOffer } from '@jindu/domain/otc/offers'
import type { RightState } from '@jindu/domain/accounts/rights'
import type { Locale, Text } from './locale.ts'
import {
  GOODS_ORDER_PROGRESS,
  GOODS_ORDER_STATUSES,
  OTC_OFFER_STATUSES,
  OTC_ORDER_PROGRESS,
  OTC_ORDER_STATUSES,
  WITHDRAWAL_STATUSES,
} from './order-actions.ts'

/** State labels by subject. */
export const STATE_LABELS = {
  goodsOrderStatus: GOODS_ORDER_STATUSES,
  goodsOrderProgress: GOODS_ORDER_PROGRESS,
  otcOrderStatus: OTC_ORDER_STATUSES,
  otcOrderProgress: OTC_ORDER_PROGRESS,
  otcOfferStatus: OTC_OFFER_STATUSES,
  otcOffer: {
    shown: { en: 'Ongoing', 'zh-CN': '进行中' },
    takenDown: { en: 'Taken down', 'zh-CN': '已下架' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
    completed: { en: 'Completed', 'zh-CN': '已完成' },
  } satisfies Record<OtcOffer['kind'], Text>,
  withdrawal: WITHDRAWAL_STATUSES,
  internalTransfer: {
    pending: { en: 'In review', 'zh-CN': '待审核' },
    completed: { en: 'Completed', 'zh-CN': '已完成' },
    rejected: { en: 'Refused, returned', 'zh-CN': '审核未通过，已退回' },
  } satisfies Record<InternalTransfer['kind'], Text>,
  deposit: {
    seen: { en: 'Seen on chain', 'zh-CN': '链上已发现' },
    confirming: { en: 'Confirming', 'zh-CN': '确认中' },
    credited: { en: 'Credited', 'zh-CN': '已到账' },
    orphaned: { en: 'Not credited', 'zh-CN': '未到账' },
  },
  account: {
    active: { en: 'Active', 'zh-CN': '正常' },
    frozen: { en: 'Frozen', 'zh-CN': '已冻结' },
  } satisfies Record<Account['kind'], Text>,
  homeAd: {
    notBought: { en: 'Not bought', 'zh-CN': '未购买' },
    shown: { en: 'Shown', 'zh-CN': '展示中' },
    closed: { en: 'Closed', 'zh-CN': '已关闭' },
  } satisfies Record<HomeAd['kind'], Text>,
  categoryAd: {
    notBought: { en: 'Not bought', 'zh-CN': '未购买' },
    shown: { en: 'Shown', 'zh-CN': '展示中' },
    closed: { en: 'Closed', 'zh-CN': '已关闭' },
  } satisfies Record<CategoryAd['kind'], Text>,
  goods: {
    selling: { en: 'Selling', 'zh-CN': '出售中' },
    offline: { en: 'Offline', 'zh-CN': '已下架' },
    delisted: { en: 'Delisted', 'zh-CN': '平台下架' },
  },
  feedback: {
    open: { en: 'Open', 'zh-CN': '处理中' },
    closed: { en: 'Closed', 'zh-CN': '已关闭' },
  },
  right: {
    valid: { en: 'Valid', 'zh-CN': '有效' },
    expired: { en: 'Expired', 'zh-CN': '已过期' },
    not_bought: { en: 'Not activated', 'zh-CN': '未开通' },
    not_required: { en: 'Not required', 'zh-CN': '无需开通' },
    withdrawn: { en: 'Withdrawn', 'zh-CN': '已收回' },
  } satisfies Record<RightState['kind'], Text>,
} as const satisfies Record<string, Readonly<Record<string, Text>>>

/** Subjects with states that are shown to readers. */
export type StateSubject = keyof typeof STATE_LABELS

/** The states of a subject. */
export type StateOf<S extends StateSubject> = keyof (typeof STATE_LABELS)[S] & string

/** Label of a state: `stateLabel('withdrawal', 'pending', 'en')`. */
export function stateLabel<S extends StateSubject>(subject: S, state: StateOf<S>, locale: Locale): string {
  const labels: Readonly<Record<string, Readonly<Record<string, Text>>>> = STATE_LABELS
  return labels[subject]?.[state]?.[locale] ?? state
}
