import type { Text } from '../locale.ts'

export const goodsMessages = {
  GOODS_WRONG_PARTY: { en: 'These are not your goods.', 'zh-CN': '这不是您的商品' },
  CATEGORY_REQUIRED: { en: 'Choose a category.', 'zh-CN': '请选择商品分类' },
  GOODS_TITLE_REQUIRED: { en: 'Enter a title.', 'zh-CN': '请输入商品标题' },
  GOODS_TITLE_TOO_SHORT: { en: 'The title has at least {minimum} characters.', 'zh-CN': '标题字数至少{minimum}位数' },
  GOODS_TITLE_LENGTH: {
    en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
    'zh-CN':
      '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
  },
  GOODS_TITLE_CHARACTERS: {
    en: '{character, select, undefined {} other {“{character}” cannot be part of a title. }}{before, select, undefined {} other {Two spaces stand together after “{before}”. }}{first, select, undefined {} other {A title cannot begin with “{first}”. }}The title consists of letters, digits, Chinese characters and underscores with single spaces, and starts with a letter or Chinese character.',
    'zh-CN':
      '{character, select, undefined {} other {标题不能含有“{character}”。}}{before, select, undefined {} other {“{before}”后面连着两个空格。}}{first, select, undefined {} other {标题不能以“{first}”开头。}}标题只能包含字母、数字、汉字和下划线，词间可用单个空格，且不能以数字或下划线开头',
  },
  GOODS_PRICE_REQUIRED: { en: 'Set a price.', 'zh-CN': '请设置商品价格' },
  GOODS_PRICE_INVALID: {
    en: 'The price is an amount in USD, for example 12.50.',
    'zh-CN': '价格须为美元金额，例如 12.50',
  },
  GOODS_PRICE_TOO_PRECISE: {
    en: 'The price has at most {decimals} decimals.',
    'zh-CN': '价格最多 {decimals} 位小数',
  },
  GOODS_PRICE_NEGATIVE: { en: 'A price cannot be negative.', 'zh-CN': '价格不能为负数' },
  GOODS_PRICE_NOT_POSITIVE: { en: 'The price must be more than 0.', 'zh-CN': '价格必须大于 0' },
  GOODS_PRICE_TOO_HIGH: { en: 'The price is at most {maximum} USD.', 'zh-CN': '价格最高为 {maximum} 美元' },
  GOODS_DESCRIPTION_REQUIRED: { en: 'Enter a description.', 'zh-CN': '请输入商品描述' },
  GOODS_DESCRIPTION_TOO_SHORT: {
    en: 'The description has at least {minimum} characters.',
    'zh-CN': '商品描述至少 {minimum} 个字符',
  },
  GOODS_SHIPMENT_REQUIRED: { en: 'Enter what the buyer receives after paying.', 'zh-CN': '请输入商品售后信息' },
  GOODS_SHIPMENT_TOO_SHORT: {
    en: 'The after-sales text has at least {minimum} characters.',
    'zh-CN': '售后信息至少 {minimum} 个字符',
  },
  CATEGORY_TITLE_INVALID: {
    en: '{character, select, undefined {} other {“{character}” cannot be part of it. }}{before, select, undefined {} other {Two spaces stand together after “{before}”. }}A category has up to {maximum} letters, digits or Chinese characters, and not digits alone.{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
    'zh-CN':
      '{character, select, undefined {} other {分类名不能含有“{character}”。}}{before, select, undefined {} other {“{before}”后面连着两个空格。}}分类名最多 {maximum} 个汉字、字母或数字，不能为纯数字{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
  },
  CATEGORY_NAMES_LANGUAGE: {
    en: 'One of the two names is in Chinese characters, the other has none.',
    'zh-CN': '两个名称须一个用汉字，另一个不用汉字',
  },
  CATEGORY_EXISTS: { en: 'This category exists already.', 'zh-CN': '该分类已存在' },
  CATEGORY_NOT_FOUND: { en: 'There is no such category.', 'zh-CN': '分类不存在' },
  GOODS_NOT_FOUND: { en: 'There are no such goods.', 'zh-CN': '商品不存在' },
  GOODS_OFFLINE: { en: 'The seller took these goods offline. Nothing was charged.', 'zh-CN': '商品已下架，未扣款' },
  GOODS_DELISTED: { en: 'These goods were delisted. Nothing was charged.', 'zh-CN': '商品已被撤下，未扣款' },
  GOODS_TAKEN_DOWN: { en: 'These goods were taken down.', 'zh-CN': '商品已被平台撤下' },
  GOODS_CHANGED: { en: 'The goods changed meanwhile. Look at the new version.', 'zh-CN': '商品已变更，请查看最新内容' },
  PUSH_TOO_SOON: {
    en: 'These goods were pushed a short while ago.{secondsLeft, select, undefined {} other { Again in {secondsLeft}.}}',
    'zh-CN': '刚刚顶到过最前{secondsLeft, select, undefined {} other {，{secondsLeft}后可再次操作}}',
  },
  FAVORITE_EXISTS: { en: 'This is among your favourites already.', 'zh-CN': '已在收藏中' },
  FAVORITE_NOT_FOUND: { en: 'This is not among your favourites.', 'zh-CN': '收藏不存在' },
  FAVORITE_UNAVAILABLE: { en: 'These goods can no longer be opened.', 'zh-CN': '该商品已无法打开' },
  SEEN_PRICE_REQUIRED: {
    en: 'Say at which price you buy. Nothing was charged.',
    'zh-CN': '请提供您看到的商品价格，未扣款',
  },
  OWN_GOODS_OFFLINE: {
    en: 'These goods are off sale. Put them back on sale first.',
    'zh-CN': '商品已下架，请先重新上架',
  },
  OWN_GOODS_DELISTED: {
    en: 'Staff delisted these goods. Only staff can relist them.',
    'zh-CN': '商品已被平台下架，只能由平台恢复',
  },
  FAVORITE_OWN: { en: 'Your own goods cannot be among your favourites.', 'zh-CN': '不能收藏自己的商品' },
  SELLER_FROZEN: { en: 'The seller’s account is frozen. Nothing was charged.', 'zh-CN': '卖家账号已冻结，未扣款' },
  OWN_GOODS: { en: 'You cannot buy your own goods.', 'zh-CN': '不能购买自己的商品' },
  PRICE_CHANGED: {
    en: 'The price changed{price, select, undefined {} other { to {price}}}. Nothing was charged.',
    'zh-CN': '价格已变{price, select, undefined {} other {为 {price}}}，未扣款',
  },
  QUANTITY_REQUIRED: { en: 'Enter a quantity.', 'zh-CN': '请输入数量' },
  QUANTITY_NOT_INTEGER: { en: 'You can only enter integers', 'zh-CN': '只能输入整数' },
  QUANTITY_NEGATIVE: { en: 'A quantity cannot be negative.', 'zh-CN': '数量不能为负数' },
  QUANTITY_NOT_POSITIVE: { en: 'The quantity must be more than 0.', 'zh-CN': '数量必须大于 0' },
  QUANTITY_TOO_LARGE: { en: 'One order takes at most {maximum}.', 'zh-CN': '单笔订单最多购买 {maximum} 件' },
  SEARCH_PRICE_RANGE: { en: 'The lowest price is above the highest.', 'zh-CN': '最低价高于最高价' },
  SEARCH_DIGITS_ONLY: { en: 'Only digits are allowed here.', 'zh-CN': '只能输入数字' },
  SHIPMENT_FORBIDDEN: {
    en: 'Only the seller and buyers who paid may read this.',
    'zh-CN': '仅卖家和已付款的买家可查看',
  },
} as const satisfies Record<string, Text>
