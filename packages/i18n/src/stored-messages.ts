import type { GoodsOrderTimelineNote } from '@jindu/domain/goods-order'
import type { MessageKind, StoredMessage } from '@jindu/domain/message'
import type { OtcOrderNote } from '@jindu/domain/otc-order'
import { fillMessage } from './fill-message.ts'
import type { Locale, Text } from './locale.ts'
import { timelineText } from './timeline.ts'

type OwnKind = Exclude<MessageKind, GoodsOrderTimelineNote | OtcOrderNote>

/** What messages say that are no steps of an order; those say what its timeline says. */
const MESSAGE_WORDS = {
  'goods.delisted': { en: 'Staff delisted your goods', 'zh-CN': '管理员撤下了您的商品' },
  'goods.relisted': { en: 'Staff relisted your goods', 'zh-CN': '管理员恢复上架了您的商品' },
  'goods.soldOut': { en: 'Sold out: the last unit is bought', 'zh-CN': '已售罄：最后一件已售出' },
  'goods.stockLow': { en: 'Stock is low: {left} left', 'zh-CN': '库存不足：仅剩 {left} 件' },
  'otcOffer.takenDown': { en: 'Staff took your offer down', 'zh-CN': '管理员下架了您的承兑单' },
  'otcOffer.putUp': { en: 'Staff put your offer up again', 'zh-CN': '管理员重新上架了您的承兑单' },
  'otcOffer.withdrawn': { en: 'Staff withdrew your offer', 'zh-CN': '管理员撤销了您的承兑单' },
  'account.frozen': { en: 'Staff froze your account', 'zh-CN': '管理员冻结了您的账号' },
  'account.unfrozen': { en: 'Staff unfroze your account', 'zh-CN': '管理员解冻了您的账号' },
  'withdrawal.rejected': { en: 'Withdrawal refused, the money is back', 'zh-CN': '提币未通过审核，资金已退回' },
  'withdrawal.broadcast': { en: 'Withdrawal sent', 'zh-CN': '提币已发送' },
  'withdrawal.completed': { en: 'Withdrawal completed', 'zh-CN': '提币已完成' },
  'withdrawal.reopened': {
    en: 'Withdrawal waits for confirmations again: the chain was reorganised',
    'zh-CN': '链上重组，提币重新等待确认',
  },
  'withdrawal.failed': { en: 'Withdrawal failed, the money is back', 'zh-CN': '提币未成功，资金已退回' },
} as const satisfies Readonly<Record<OwnKind, Text>>

function hasOwnWords(kind: MessageKind): kind is OwnKind {
  return Object.hasOwn(MESSAGE_WORDS, kind)
}

/** What a stored message says to its reader. */
export function messageText({ kind, side, facts }: Omit<StoredMessage, 'subjectId'>, locale: Locale): string {
  if (hasOwnWords(kind)) return fillMessage(MESSAGE_WORDS[kind], locale, facts)
  return timelineText(kind, locale, side ?? 'staff')
}
