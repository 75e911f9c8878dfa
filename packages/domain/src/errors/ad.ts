import { adRules } from '../rules/promotion.ts'
import type { ErrorArea } from './area.ts'

/** Ads: texts, home slots, category slots. Numbers from 8000. */
export const adErrors = {
  AD_NOT_FOUND: { msCode: 8001, kind: 'missing', words: { en: 'There is no such ad.', 'zh-CN': '广告不存在' } },
  AD_WRONG_PARTY: { msCode: 8002, kind: 'forbidden', words: { en: 'This is not your ad.', 'zh-CN': '这不是您的广告' } },
  AD_TITLE_REQUIRED: { msCode: 8003, kind: 'input', words: { en: 'Enter a title.', 'zh-CN': '请输入广告标题' } },
  AD_TITLE_LENGTH: {
    msCode: 8004,
    kind: 'input',
    words: {
      en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
      'zh-CN':
        '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
    },
    details: { minimum: adRules.title.minimumCharacters, maximum: adRules.title.maximumCharacters },
  },
  AD_TITLE_CHARACTERS: {
    msCode: 8005,
    kind: 'input',
    words: {
      en: '{character, select, undefined {} other {“{character}” cannot be part of a title. }}{before, select, undefined {} other {Two spaces stand together after “{before}”. }}{first, select, undefined {} other {A title cannot begin with “{first}”. }}The title consists of letters, digits and underscores with single spaces, and starts with a letter.',
      'zh-CN':
        '{character, select, undefined {} other {标题不能含有“{character}”。}}{before, select, undefined {} other {“{before}”后面连着两个空格。}}{first, select, undefined {} other {标题不能以“{first}”开头。}}标题只能包含文字、数字和下划线，词间可用单个空格，且不能以数字或下划线开头',
    },
  },
  AD_CONTENT_REQUIRED: { msCode: 8006, kind: 'input', words: { en: 'Enter the content.', 'zh-CN': '请输入广告内容' } },
  AD_WEEKS_INVALID: {
    msCode: 8007,
    kind: 'input',
    words: { en: 'Choose 1 to {maximum} weeks.', 'zh-CN': '请选择 1 至 {maximum} 周' },
    details: { maximum: adRules.home.maximumWeeks },
  },
  AD_PACKAGES_INVALID: {
    msCode: 8008,
    kind: 'input',
    words: { en: 'Choose 1 to {maximum} packages.', 'zh-CN': '请选择 1 至 {maximum} 个套餐' },
    details: { maximum: adRules.category.maximumPackages },
  },
  AD_CATEGORIES_REQUIRED: {
    msCode: 8009,
    kind: 'input',
    words: { en: 'Choose at least one category.', 'zh-CN': '请选择广告分类' },
  },
  AD_NOT_BOUGHT: {
    msCode: 8010,
    kind: 'conflict',
    words: { en: 'This ad has no slot. Buy one first.', 'zh-CN': '广告位尚未购买' },
  },
  AD_EXPIRED: {
    msCode: 8011,
    kind: 'conflict',
    words: { en: 'The time of this slot is over. Renew it first.', 'zh-CN': '广告位已到期，请先续费' },
  },
  AD_ALREADY_SHOWN: {
    msCode: 8012,
    kind: 'conflict',
    words: { en: 'This ad is shown already.', 'zh-CN': '广告已展示' },
  },
  AD_ALREADY_CLOSED: {
    msCode: 8013,
    kind: 'conflict',
    words: { en: 'This ad is hidden already.', 'zh-CN': '广告已关闭' },
  },
  AD_NO_HITS_LEFT: {
    msCode: 8014,
    kind: 'conflict',
    words: { en: 'No clicks are left. Buy another package first.', 'zh-CN': '点击次数已用完，请先续费' },
  },
  AD_CATEGORIES_FAILED: {
    msCode: 8015,
    kind: 'internal',
    words: { en: 'The categories could not be read.', 'zh-CN': '请求失败' },
  },
  AD_NOT_EXPIRED: {
    msCode: 8016,
    kind: 'conflict',
    words: {
      en: 'The time of this ad is not over{secondsLeft, select, undefined {} other {, {secondsLeft} left}}.',
      'zh-CN': '广告尚未到期{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
    },
  },
  AD_CLOSED_BY_STAFF: {
    msCode: 8017,
    kind: 'forbidden',
    words: { en: 'Staff closed this ad.', 'zh-CN': '该广告已被管理员关闭' },
  },
  AD_UNDER_REVIEW: {
    msCode: 8018,
    kind: 'conflict',
    words: { en: 'Staff are looking at this ad.', 'zh-CN': '广告正在审核' },
  },
  AD_NOT_UNDER_REVIEW: {
    msCode: 8019,
    kind: 'conflict',
    words: { en: 'This ad waits for nobody.', 'zh-CN': '该广告无须处理' },
  },
  AD_TYPE_INVALID: {
    msCode: 8020,
    kind: 'input',
    words: { en: 'Choose the home page or a category.', 'zh-CN': '广告类型不正确' },
  },
} satisfies ErrorArea
