import type { Text } from '../locale.ts'

export const goodsOrderMessages = {
  ORDER_NOT_FOUND: { en: 'There is no such order.', 'zh-CN': '订单不存在' },
  ORDER_NOT_OPEN: { en: 'This order has ended.', 'zh-CN': '订单已结束' },
  ORDER_CHANGED: {
    en: 'The order changed meanwhile. Look at its new state.',
    'zh-CN': '订单状态已变更，请查看最新状态',
  },
  ORDER_WRONG_PARTY: { en: 'This is not your step in this order.', 'zh-CN': '您不能在该订单中进行此操作' },
  ORDER_ALREADY_CONFIRMED: { en: 'Receipt was confirmed already.', 'zh-CN': '已确认收货' },
  ORDER_ALREADY_HELD: { en: 'This order is on hold already.', 'zh-CN': '订单已处于暂停状态' },
  ORDER_NOT_HELD: { en: 'This order is not on hold.', 'zh-CN': '订单未处于暂停状态' },
  ORDER_HOLD_DISABLED: {
    en: 'The hold was lifted once. This order cannot be held again.',
    'zh-CN': '暂停已解除过，不能再次暂停',
  },
  ORDER_PROTECTION_PASSED: { en: 'The protection time has passed.', 'zh-CN': '保护期已过' },
  ORDER_PROTECTION_RUNNING: {
    en: 'The protection time is still running{secondsLeft, select, undefined {} other {, {secondsLeft} left}}.',
    'zh-CN': '保护期尚未结束{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
  },
  ORDER_COMPLAINT_STANDS: { en: 'A complaint stands. Take it back first.', 'zh-CN': '投诉仍在，请先撤回投诉' },
  ORDER_ALREADY_COMPLAINED: { en: 'Your complaint stands already.', 'zh-CN': '您已投诉' },
  ORDER_NO_COMPLAINT: { en: 'You have no complaint to take back.', 'zh-CN': '没有可撤回的投诉' },
  ORDER_SPLIT_INVALID: {
    en: 'A split leaves something to both parties{whole, select, undefined {} other {: more than 0, less than {whole}}}.',
    'zh-CN': '分配须给双方都留有金额{whole, select, undefined {} other {：大于 0，小于 {whole}}}',
  },
  ORDER_RESPONSE_RUNNING: {
    en: 'The time to answer still runs{secondsLeft, select, undefined {} other {, {secondsLeft} left}}. A ruling can follow then.',
    'zh-CN': '答复期未满{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}，期满后方可裁决',
  },
  ORDER_NO_PROPOSAL: { en: 'No such proposal stands.', 'zh-CN': '没有这样的分配方案' },
  ORDER_PROPOSAL_OWN: {
    en: 'This is your own proposal. The other side accepts it.',
    'zh-CN': '这是您提出的方案，须由对方接受',
  },
  ORDER_PROPOSAL_CHANGED: {
    en: 'The proposal changed meanwhile. Look at its new amount.',
    'zh-CN': '分配方案已变更，请查看新的金额',
  },
  ORDER_RULING_PENDING: { en: 'A ruling awaits a second arbiter already.', 'zh-CN': '已有裁决在等待第二位仲裁员确认' },
  ORDER_NO_RULING_PENDING: { en: 'No ruling awaits a second arbiter.', 'zh-CN': '没有等待第二位仲裁员确认的裁决' },
  ORDER_RULING_OWN: { en: 'Another arbiter decides on your ruling.', 'zh-CN': '您的裁决须由另一位仲裁员决定' },
  ORDER_STATEMENT_INVALID: {
    en: 'A statement has {minimum} to {maximum} characters and at most {files} pictures.',
    'zh-CN': '陈述须为 {minimum} 至 {maximum} 个字符，图片不超过 {files} 张',
  },
  ORDER_STATEMENTS_TOO_MANY: {
    en: 'You have made all the statements that one side can make.',
    'zh-CN': '您的陈述次数已用完',
  },
} as const satisfies Record<string, Text>
