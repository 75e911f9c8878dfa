import { reviewRules } from '../rules/review.ts'
import type { ErrorArea } from './area.ts'

/** Reviews of goods by their buyers. Numbers from 11000. */
export const reviewErrors = {
  REVIEW_NOT_FOUND: {
    msCode: 11_001,
    kind: 'missing',
    words: { en: 'There is no such review.', 'zh-CN': '评价不存在' },
  },
  REVIEW_EXISTS: {
    msCode: 11_002,
    kind: 'conflict',
    words: { en: 'This order has a review already.', 'zh-CN': '该订单已评价' },
  },
  REVIEW_ORDER_OPEN: {
    msCode: 11_003,
    kind: 'conflict',
    words: { en: 'An order can be reviewed once it has ended.', 'zh-CN': '订单结束后才能评价' },
  },
  REVIEW_WRONG_PARTY: {
    msCode: 11_004,
    kind: 'forbidden',
    words: { en: 'This review is not yours to act on.', 'zh-CN': '您不能对该评价进行此操作' },
  },
  REVIEW_RATING_REQUIRED: {
    msCode: 11_005,
    kind: 'input',
    words: { en: 'Choose one to five stars.', 'zh-CN': '请选择一到五星' },
  },
  REVIEW_TEXT_TOO_SHORT: {
    msCode: 11_006,
    kind: 'input',
    words: {
      en: 'Write at least {minimum} characters, or leave the text empty.',
      'zh-CN': '至少写 {minimum} 个字符（一个汉字算 3 个），或不写文字',
    },
    details: { minimum: reviewRules.text.minimumCharacters },
  },
  REVIEW_TEXT_TOO_LONG: {
    msCode: 11_007,
    kind: 'input',
    words: { en: 'Write at most {maximum} characters.', 'zh-CN': '最多 {maximum} 个字' },
    details: { maximum: reviewRules.text.maximumCharacters },
  },
  REVIEW_EDIT_CLOSED: {
    msCode: 11_008,
    kind: 'conflict',
    words: { en: 'It can be edited for {days} days after it was written.', 'zh-CN': '写下后 {days} 天内可以修改' },
    details: { days: reviewRules.editSeconds / 86_400 },
  },
  REVIEW_HIDDEN: {
    msCode: 11_009,
    kind: 'conflict',
    words: { en: 'A moderator hid this review.', 'zh-CN': '该评价已被管理员隐藏' },
  },
  REVIEW_NOT_HIDDEN: {
    msCode: 11_010,
    kind: 'conflict',
    words: { en: 'This review is not hidden.', 'zh-CN': '该评价未被隐藏' },
  },
  REVIEW_HIDE_REASON_REQUIRED: {
    msCode: 11_011,
    kind: 'input',
    words: { en: 'Give a reason.', 'zh-CN': '请填写理由' },
  },
} satisfies ErrorArea
