import { goodsRules } from '../rules/goods.ts'
import type { ErrorArea } from './area.ts'

const { discount } = goodsRules

/** Discount codes of sellers. Numbers from 3700. */
export const discountErrors = {
  DISCOUNT_NOT_FOUND: {
    msCode: 3701,
    kind: 'missing',
    words: { en: 'This seller has no such code.', 'zh-CN': '该卖家没有此优惠码' },
  },
  DISCOUNT_ENDED: {
    msCode: 3702,
    kind: 'conflict',
    words: { en: 'This code is no longer valid.', 'zh-CN': '该优惠码已失效' },
  },
  DISCOUNT_NOT_STARTED: {
    msCode: 3703,
    kind: 'conflict',
    words: { en: 'This code is not valid yet.', 'zh-CN': '该优惠码尚未生效' },
  },
  DISCOUNT_NOT_FOR_GOODS: {
    msCode: 3704,
    kind: 'conflict',
    words: { en: 'This code is not for these goods.', 'zh-CN': '该优惠码不适用于此商品' },
  },
  DISCOUNT_USED: {
    msCode: 3705,
    kind: 'conflict',
    words: {
      en: 'You have used this code. Each buyer may use it once.',
      'zh-CN': '您已使用过该优惠码，每位买家限用一次',
    },
  },
  DISCOUNT_FIRST_ONLY: {
    msCode: 3706,
    kind: 'conflict',
    words: {
      en: 'This code is for a first purchase from the seller.',
      'zh-CN': '该优惠码仅限首次向该卖家购买时使用',
    },
  },
  DISCOUNT_USED_UP: {
    msCode: 3707,
    kind: 'conflict',
    words: { en: 'This code has been used up.', 'zh-CN': '该优惠码已用完' },
  },
  DISCOUNT_MINIMUM: {
    msCode: 3708,
    kind: 'conflict',
    words: {
      en: 'This code needs goods for more{minimum, select, undefined {} other {: at least {minimum}}}.',
      'zh-CN': '未达到该优惠码的最低消费{minimum, select, undefined {} other { {minimum}}}',
    },
  },
  DISCOUNT_CODE_INVALID: {
    msCode: 3709,
    kind: 'input',
    words: {
      en: 'A code has {minimum} to {maximum} letters, digits or hyphens.',
      'zh-CN': '优惠码为 {minimum} 至 {maximum} 个字母、数字或连字符',
    },
    details: { minimum: discount.minimumCharacters, maximum: discount.maximumCharacters },
  },
  DISCOUNT_EXISTS: {
    msCode: 3710,
    kind: 'conflict',
    words: { en: 'You have a code of this name already.', 'zh-CN': '您已有同名的优惠码' },
  },
  DISCOUNT_PERCENT: {
    msCode: 3711,
    kind: 'input',
    words: {
      en: 'The discount is a whole number from 1 to {maximum} percent.',
      'zh-CN': '折扣须为 1 至 {maximum} 之间的整数（%）',
    },
    details: { maximum: discount.maximumPercent },
  },
  DISCOUNT_COUNT: {
    msCode: 3712,
    kind: 'input',
    words: {
      en: 'The number of uses is a whole number from 1 to {maximum}.',
      'zh-CN': '使用次数须为 1 至 {maximum} 之间的整数',
    },
    details: { maximum: discount.maximumUses.toLocaleString('en-US') },
  },
  DISCOUNT_DATES: {
    msCode: 3713,
    kind: 'input',
    words: {
      en: 'The end lies after the start and in the future.',
      'zh-CN': '结束时间须晚于开始时间，且在未来',
    },
  },
  DISCOUNT_GOODS: {
    msCode: 3714,
    kind: 'input',
    words: {
      en: 'Choose 1 to {maximum} of your goods, or all of them.',
      'zh-CN': '请选择 1 至 {maximum} 件您的商品，或全部商品',
    },
    details: { maximum: discount.maximumGoods },
  },
  DISCOUNT_TOO_MANY: {
    msCode: 3715,
    kind: 'limit',
    words: {
      en: 'A seller has at most {maximum} codes that are valid. End one first.',
      'zh-CN': '每位卖家最多有 {maximum} 个有效的优惠码，请先结束一个',
    },
    details: { maximum: discount.maximumValid },
  },
} satisfies ErrorArea
