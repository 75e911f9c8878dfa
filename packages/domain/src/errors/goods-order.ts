import { goodsOrderRules, goodsRules } from '../rules/goods.ts'
import type { ErrorArea } from './area.ts'

/** The escrow order over goods. Numbers from 4000. */
export const goodsOrderErrors = {
  ORDER_NOT_FOUND: { msCode: 4001, kind: 'missing', words: { en: 'There is no such order.', 'zh-CN': '订单不存在' } },
  ORDER_NOT_OPEN: { msCode: 4002, kind: 'conflict', words: { en: 'This order has ended.', 'zh-CN': '订单已结束' } },
  ORDER_CHANGED: {
    msCode: 4003,
    kind: 'conflict',
    words: { en: 'The order changed meanwhile. Look at its new state.', 'zh-CN': '订单状态已变更，请查看最新状态' },
  },
  ORDER_WRONG_PARTY: {
    msCode: 4004,
    kind: 'forbidden',
    words: { en: 'This is not your step in this order.', 'zh-CN': '您不能在该订单中进行此操作' },
  },
  ORDER_ALREADY_CONFIRMED: {
    msCode: 4005,
    kind: 'conflict',
    words: { en: 'Receipt was confirmed already.', 'zh-CN': '已确认收货' },
  },
  ORDER_ALREADY_HELD: {
    msCode: 4006,
    kind: 'conflict',
    words: { en: 'This order is on hold already.', 'zh-CN': '订单已处于暂停状态' },
  },
  ORDER_NOT_HELD: {
    msCode: 4007,
    kind: 'conflict',
    words: { en: 'This order is not on hold.', 'zh-CN': '订单未处于暂停状态' },
  },
  ORDER_HOLD_DISABLED: {
    msCode: 4008,
    kind: 'conflict',
    words: { en: 'The hold was lifted once. This order cannot be held again.', 'zh-CN': '暂停已解除过，不能再次暂停' },
  },
  ORDER_PROTECTION_PASSED: {
    msCode: 4009,
    kind: 'conflict',
    words: { en: 'The protection time has passed.', 'zh-CN': '保护期已过' },
  },
  ORDER_PROTECTION_RUNNING: {
    msCode: 4010,
    kind: 'conflict',
    words: {
      en: 'The protection time is still running{secondsLeft, select, undefined {} other {, {secondsLeft} left}}.',
      'zh-CN': '保护期尚未结束{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
    },
  },
  ORDER_COMPLAINT_STANDS: {
    msCode: 4011,
    kind: 'conflict',
    words: { en: 'A complaint stands. Take it back first.', 'zh-CN': '投诉仍在，请先撤回投诉' },
  },
  ORDER_UNDELIVERED: {
    msCode: 4012,
    kind: 'conflict',
    words: { en: 'The seller has not delivered yet.', 'zh-CN': '卖家尚未发货' },
  },
  ORDER_DELIVERED: {
    msCode: 4013,
    kind: 'conflict',
    words: { en: 'The order is delivered already.', 'zh-CN': '订单已发货' },
  },
  ORDER_PROMISE_RUNNING: {
    msCode: 4014,
    kind: 'conflict',
    words: {
      en: 'The seller may still deliver in time{secondsLeft, select, undefined {} other {, {secondsLeft} left}}.',
      'zh-CN': '卖家承诺的发货时间未到{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
    },
  },
  DELIVERY_COUNT: {
    msCode: 4015,
    kind: 'input',
    words: { en: 'Deliver 1 to {maximum} pieces.', 'zh-CN': '请填写 1 至 {maximum} 件发货内容' },
    details: { maximum: goodsRules.stock.maximumUnitsAnOrder },
  },
  PROMISED_HOURS: {
    msCode: 4016,
    kind: 'input',
    words: { en: 'Promise 1 to {maximum} hours.', 'zh-CN': '承诺发货时间须为 1 至 {maximum} 小时' },
    details: { maximum: goodsOrderRules.promise.maximumHours },
  },
} satisfies ErrorArea
