import type { Text } from '../text/locale.ts'

/** Success messages in both languages (marketplace.md §8, wallet-and-otc.md §8). */
export const SUCCESS_MESSAGES = {
  OK: { en: 'Success', 'zh-CN': '操作成功' },
  LOGGED_IN: { en: 'Logged in', 'zh-CN': '登录成功' },
  REGISTERED: { en: 'Registered', 'zh-CN': '注册成功' },
  SUBMITTED: { en: 'Submitted', 'zh-CN': '提交成功' },
  PUBLISHED: { en: 'Published', 'zh-CN': '发布成功' },
  CHANGED: { en: 'Changed', 'zh-CN': '修改成功' },
  DELETED: { en: 'Deleted', 'zh-CN': '删除成功' },
  CANCELLED: { en: 'Cancelled', 'zh-CN': '取消成功' },
  DONE: { en: 'Done', 'zh-CN': '操作成功' },
  VERIFIED: { en: 'Success', 'zh-CN': '验证成功' },
  ORDER_PLACED: { en: 'Order placed', 'zh-CN': '下单成功' },
  BOUGHT: { en: 'Bought', 'zh-CN': '购买成功' },
  COMMENTED: { en: 'comment successful', 'zh-CN': '评论成功' },
  COMMENT_DELETED: { en: 'comment deleted', 'zh-CN': '删除成功' },
  PASSWORD_RESET: { en: 'Password reset', 'zh-CN': '重置密码成功' },
  WITHDRAWAL_APPLIED: { en: 'Withdrawal applied for', 'zh-CN': '提币成功' },
  REVOKED: { en: 'Revoked', 'zh-CN': '撤销成功' },
  RIGHT_BOUGHT: { en: 'Activated', 'zh-CN': '开通/续费成功' },
  AD_TOGGLED: { en: 'Done', 'zh-CN': '操作成功!' },
} as const satisfies Readonly<Record<string, Text>>

export type SuccessCode = keyof typeof SUCCESS_MESSAGES
