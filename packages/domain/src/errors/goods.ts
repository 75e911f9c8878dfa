import { goodsRules } from '../rules/goods.ts'
import type { ErrorArea } from './area.ts'

/** Publishing, categories, favourites, purchases. Numbers from 3000. */
export const goodsErrors = {
  CATEGORY_REQUIRED: { msCode: 3001, kind: 'input', words: { en: 'Choose a category.', 'zh-CN': '请选择商品分类' } },
  GOODS_TITLE_REQUIRED: { msCode: 3002, kind: 'input', words: { en: 'Enter a title.', 'zh-CN': '请输入商品标题' } },
  GOODS_TITLE_TOO_SHORT: {
    msCode: 3003,
    kind: 'input',
    words: { en: 'The title has at least {minimum} characters.', 'zh-CN': '标题字数至少{minimum}位数' },
    details: { minimum: goodsRules.title.wizardMinimumCharacters },
  },
  GOODS_TITLE_LENGTH: {
    msCode: 3004,
    kind: 'input',
    words: {
      en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
      'zh-CN':
        '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
    },
    details: { minimum: goodsRules.title.minimumCharacters, maximum: goodsRules.title.maximumCharacters },
  },
  GOODS_TITLE_CHARACTERS: {
    msCode: 3005,
    kind: 'input',
    words: {
      en: '{character, select, undefined {} other {“{character}” cannot be part of a title. }}{before, select, undefined {} other {Two spaces stand together after “{before}”. }}{first, select, undefined {} other {A title cannot begin with “{first}”. }}The title consists of letters, digits, Chinese characters and underscores with single spaces, and starts with a letter or Chinese character.',
      'zh-CN':
        '{character, select, undefined {} other {标题不能含有“{character}”。}}{before, select, undefined {} other {“{before}”后面连着两个空格。}}{first, select, undefined {} other {标题不能以“{first}”开头。}}标题只能包含字母、数字、汉字和下划线，词间可用单个空格，且不能以数字或下划线开头',
    },
  },
  GOODS_PRICE_REQUIRED: { msCode: 3006, kind: 'input', words: { en: 'Set a price.', 'zh-CN': '请设置商品价格' } },
  GOODS_PRICE_INVALID: {
    msCode: 3007,
    kind: 'input',
    words: { en: 'The price is an amount in USD, for example 12.50.', 'zh-CN': '价格须为美元金额，例如 12.50' },
  },
  GOODS_DESCRIPTION_REQUIRED: {
    msCode: 3008,
    kind: 'input',
    words: { en: 'Enter a description.', 'zh-CN': '请输入商品描述' },
  },
  GOODS_DESCRIPTION_TOO_SHORT: {
    msCode: 3009,
    kind: 'input',
    words: { en: 'The description has at least {minimum} characters.', 'zh-CN': '商品描述至少 {minimum} 个字符' },
    details: { minimum: goodsRules.description.minimumVisibleCharacters },
  },
  GOODS_SHIPMENT_REQUIRED: {
    msCode: 3010,
    kind: 'input',
    words: { en: 'Enter what the buyer receives after paying.', 'zh-CN': '请输入商品售后信息' },
  },
  GOODS_SHIPMENT_TOO_SHORT: {
    msCode: 3011,
    kind: 'input',
    words: { en: 'The after-sales text has at least {minimum} characters.', 'zh-CN': '售后信息至少 {minimum} 个字符' },
    details: { minimum: goodsRules.shipment.minimumVisibleCharacters },
  },
  CATEGORY_TITLE_INVALID: {
    msCode: 3012,
    kind: 'input',
    words: {
      en: '{character, select, undefined {} other {“{character}” cannot be part of it. }}{before, select, undefined {} other {Two spaces stand together after “{before}”. }}A category has up to {maximum} letters, digits or Chinese characters, and not digits alone.{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
      'zh-CN':
        '{character, select, undefined {} other {分类名不能含有“{character}”。}}{before, select, undefined {} other {“{before}”后面连着两个空格。}}分类名最多 {maximum} 个汉字、字母或数字，不能为纯数字{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
    },
    details: { maximum: goodsRules.category.maximumTitleCharacters },
  },
  CATEGORY_EXISTS: {
    msCode: 3013,
    kind: 'conflict',
    words: { en: 'This category exists already.', 'zh-CN': '该分类已存在' },
  },
  CATEGORY_NOT_FOUND: {
    msCode: 3014,
    kind: 'missing',
    words: { en: 'There is no such category.', 'zh-CN': '分类不存在' },
  },
  GOODS_NOT_FOUND: { msCode: 3015, kind: 'missing', words: { en: 'There are no such goods.', 'zh-CN': '商品不存在' } },
  GOODS_OFFLINE: {
    msCode: 3016,
    kind: 'conflict',
    words: { en: 'The seller took these goods offline. Nothing was charged.', 'zh-CN': '商品已下架，未扣款' },
  },
  GOODS_DELISTED: {
    msCode: 3017,
    kind: 'conflict',
    words: { en: 'These goods were delisted. Nothing was charged.', 'zh-CN': '商品已被撤下，未扣款' },
  },
  GOODS_CHANGED: {
    msCode: 3018,
    kind: 'conflict',
    words: { en: 'The goods changed meanwhile. Look at the new version.', 'zh-CN': '商品已变更，请查看最新内容' },
  },
  PUSH_TOO_SOON: {
    msCode: 3019,
    kind: 'limit',
    words: {
      en: 'These goods were pushed a short while ago.{secondsLeft, select, undefined {} other { Again in {secondsLeft}.}}',
      'zh-CN': '刚刚顶到过最前{secondsLeft, select, undefined {} other {，{secondsLeft}后可再次操作}}',
    },
  },
  FAVORITE_EXISTS: {
    msCode: 3020,
    kind: 'conflict',
    words: { en: 'This is among your favourites already.', 'zh-CN': '已在收藏中' },
  },
  FAVORITE_NOT_FOUND: {
    msCode: 3021,
    kind: 'missing',
    words: { en: 'This is not among your favourites.', 'zh-CN': '收藏不存在' },
  },
  FAVORITE_UNAVAILABLE: {
    msCode: 3022,
    kind: 'conflict',
    words: { en: 'These goods can no longer be opened.', 'zh-CN': '该商品已无法打开' },
  },
  SELLER_FROZEN: {
    msCode: 3023,
    kind: 'conflict',
    words: { en: 'The seller’s account is frozen. Nothing was charged.', 'zh-CN': '卖家账号已冻结，未扣款' },
  },
  OWN_GOODS: {
    msCode: 3024,
    kind: 'forbidden',
    words: { en: 'You cannot buy your own goods.', 'zh-CN': '不能购买自己的商品' },
  },
  PRICE_CHANGED: {
    msCode: 3025,
    kind: 'conflict',
    words: {
      en: 'The price changed{price, select, undefined {} other { to {price}}}. Nothing was charged.',
      'zh-CN': '价格已变{price, select, undefined {} other {为 {price}}}，未扣款',
    },
  },
  QUANTITY_REQUIRED: { msCode: 3026, kind: 'input', words: { en: 'Enter a quantity.', 'zh-CN': '请输入数量' } },
  QUANTITY_NOT_INTEGER: {
    msCode: 3027,
    kind: 'input',
    words: { en: 'You can only enter integers', 'zh-CN': '只能输入整数' },
  },
  QUANTITY_TOO_LARGE: {
    msCode: 3028,
    kind: 'input',
    words: { en: 'One order takes at most {maximum}.', 'zh-CN': '单笔订单最多购买 {maximum} 件' },
    details: { maximum: goodsRules.purchase.maximumVolume },
  },
  SEARCH_DIGITS_ONLY: {
    msCode: 3029,
    kind: 'input',
    words: { en: 'Only digits are allowed here.', 'zh-CN': '只能输入数字' },
  },
  SHIPMENT_FORBIDDEN: {
    msCode: 3030,
    kind: 'forbidden',
    words: { en: 'Only the seller and buyers who paid may read this.', 'zh-CN': '仅卖家和已付款的买家可查看' },
  },
  GOODS_PRICE_TOO_PRECISE: {
    msCode: 3031,
    kind: 'input',
    words: { en: 'The price has at most {decimals} decimals.', 'zh-CN': '价格最多 {decimals} 位小数' },
    details: { decimals: goodsRules.price.decimals },
  },
  GOODS_PRICE_NEGATIVE: {
    msCode: 3032,
    kind: 'input',
    words: { en: 'A price cannot be negative.', 'zh-CN': '价格不能为负数' },
  },
  GOODS_PRICE_NOT_POSITIVE: {
    msCode: 3033,
    kind: 'input',
    words: { en: 'The price must be more than 0.', 'zh-CN': '价格必须大于 0' },
  },
  GOODS_PRICE_TOO_HIGH: {
    msCode: 3034,
    kind: 'input',
    words: { en: 'The price is at most {maximum} USD.', 'zh-CN': '价格最高为 {maximum} 美元' },
    details: { maximum: (goodsRules.price.maximumCents / 100).toLocaleString('en-US') },
  },
  SEARCH_PRICE_RANGE: {
    msCode: 3035,
    kind: 'input',
    words: { en: 'The lowest price is above the highest.', 'zh-CN': '最低价高于最高价' },
  },
  QUANTITY_NEGATIVE: {
    msCode: 3036,
    kind: 'input',
    words: { en: 'A quantity cannot be negative.', 'zh-CN': '数量不能为负数' },
  },
  QUANTITY_NOT_POSITIVE: {
    msCode: 3037,
    kind: 'input',
    words: { en: 'The quantity must be more than 0.', 'zh-CN': '数量必须大于 0' },
  },
  FAVORITE_OWN: {
    msCode: 3038,
    kind: 'forbidden',
    words: { en: 'Your own goods cannot be among your favourites.', 'zh-CN': '不能收藏自己的商品' },
  },
  SEEN_PRICE_REQUIRED: {
    msCode: 3039,
    kind: 'input',
    words: { en: 'Say at which price you buy. Nothing was charged.', 'zh-CN': '请提供您看到的商品价格，未扣款' },
  },
  OWN_GOODS_OFFLINE: {
    msCode: 3040,
    kind: 'conflict',
    words: { en: 'These goods are off sale. Put them back on sale first.', 'zh-CN': '商品已下架，请先重新上架' },
  },
  OWN_GOODS_DELISTED: {
    msCode: 3041,
    kind: 'conflict',
    words: {
      en: 'Staff delisted these goods. Only staff can relist them.',
      'zh-CN': '商品已被平台下架，只能由平台恢复',
    },
  },
  CATEGORY_NAMES_LANGUAGE: {
    msCode: 3042,
    kind: 'input',
    words: {
      en: 'One of the two names is in Chinese characters, the other has none.',
      'zh-CN': '两个名称须一个用汉字，另一个不用汉字',
    },
  },
  GOODS_WRONG_PARTY: {
    msCode: 3043,
    kind: 'forbidden',
    words: { en: 'These are not your goods.', 'zh-CN': '这不是您的商品' },
  },
  GOODS_TAKEN_DOWN: {
    msCode: 3044,
    kind: 'missing',
    words: { en: 'These goods were taken down.', 'zh-CN': '商品已被平台撤下' },
  },
  PRICE_STEPS: {
    msCode: 3045,
    kind: 'input',
    words: {
      en: 'Up to {maximum} steps, each from more pieces at a lower price.',
      'zh-CN': '最多 {maximum} 档，件数逐档增加，价格逐档降低',
    },
    details: { maximum: goodsRules.price.maximumSteps },
  },
  PRICE_NOT_LOWER: {
    msCode: 3046,
    kind: 'input',
    words: {
      en: 'Sale and quantity prices must be lower than the price of one piece.',
      'zh-CN': '促销价与批量价须低于单件价格',
    },
  },
  PRICE_BELOW_MINIMUM: {
    msCode: 3047,
    kind: 'input',
    words: {
      en: 'The price of a piece is below the minimum{minimum, select, undefined {} other { of {minimum}}}. Nothing was charged.',
      'zh-CN': '单价低于最低价{minimum, select, undefined {} other { {minimum}}}，未扣款',
    },
  },
} satisfies ErrorArea
