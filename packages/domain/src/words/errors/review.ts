import type { Text } from '../locale.ts'

export const reviewMessages = {
  REVIEW_NOT_FOUND: { en: 'There is no such review.', 'zh-CN': '评价不存在' },
  REVIEW_EXISTS: { en: 'This order has a review already.', 'zh-CN': '该订单已评价' },
  REVIEW_ORDER_OPEN: {
    en: 'An order can be reviewed once it has ended.',
    'zh-CN': '订单结束后才能评价',
  },
  REVIEW_WRONG_PARTY: { en: 'This review is not yours to act on.', 'zh-CN': '您不能对该评价进行此操作' },
  REVIEW_RATING_REQUIRED: { en: 'Choose one to five stars.', 'zh-CN': '请选择一到五星' },
  REVIEW_TEXT_TOO_SHORT: {
    en: 'Write at least {minimum} characters, or leave the text empty.',
    'zh-CN': '至少写 {minimum} 个字符（一个汉字算 3 个），或不写文字',
  },
  REVIEW_TEXT_TOO_LONG: { en: 'Write at most {maximum} characters.', 'zh-CN': '最多 {maximum} 个字' },
  REVIEW_EDIT_CLOSED: {
    en: 'It can be edited for {days} days after it was written.',
    'zh-CN': '写下后 {days} 天内可以修改',
  },
  REVIEW_HIDDEN: { en: 'A moderator hid this review.', 'zh-CN': '该评价已被管理员隐藏' },
  REVIEW_NOT_HIDDEN: { en: 'This review is not hidden.', 'zh-CN': '该评价未被隐藏' },
  REVIEW_HIDE_REASON_REQUIRED: { en: 'Give a reason.', 'zh-CN': '请填写理由' },
} as const satisfies Record<string, Text>
