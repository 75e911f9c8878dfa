import type { MessageNote, StoredMessage } from '@jindu/domain/message'
import { interpolate } from './interpolate.ts'
import type { Locale, Text } from './locale.ts'
import { timelineText } from './timeline.ts'

type OwnNote = Exclude<MessageNote, Extract<StoredMessage, { kind: 'goodsOrder' }>['note']>

/** What messages say that are not steps of an order; those say what its timeline says. */
const MESSAGE_NOTES = {
  'goods.delisted': { en: 'Staff delisted your goods', 'zh-CN': '管理员撤下了您的商品' },
  'goods.relisted': { en: 'Staff relisted your goods', 'zh-CN': '管理员恢复上架了您的商品' },
  'goods.soldOut': { en: 'Sold out: the last unit is bought', 'zh-CN': '已售罄：最后一件已售出' },
  'goods.stockLow': { en: 'Stock is low: {left} left', 'zh-CN': '库存不足：仅剩 {left} 件' },
  'account.frozen': { en: 'Staff froze your account', 'zh-CN': '管理员冻结了您的账号' },
  'account.unfrozen': { en: 'Staff unfroze your account', 'zh-CN': '管理员解冻了您的账号' },
} as const satisfies Record<OwnNote, Text>

/** What a stored message says to its reader. */
export function messageText(message: StoredMessage, locale: Locale): string {
  if (message.kind === 'goodsOrder') return timelineText(message.note, locale, message.isSeller ? 'seller' : 'buyer')
  return interpolate(MESSAGE_NOTES[message.note][locale], locale, 'left' in message ? { left: message.left } : {})
}
