import { goodsRules } from '../rules/goods.ts'
import type { ErrorArea } from './area.ts'

/** Stock of secrets, and the sealed delivery of an order. Numbers from 3500. */
export const stockErrors = {
  GOODS_SOLD_OUT: {
    msCode: 3501,
    kind: 'conflict',
    words: { en: 'These goods are sold out. Nothing was charged.', 'zh-CN': '商品已售罄，未扣款' },
  },
  STOCK_TOO_LOW: {
    msCode: 3502,
    kind: 'conflict',
    words: {
      en: 'Fewer are left than you want{left, select, undefined {} other {: {left}}}. Nothing was charged.',
      'zh-CN': '库存不足{left, select, undefined {} other {，仅剩 {left} 件}}，未扣款',
    },
  },
  STOCK_SECRETS_REQUIRED: {
    msCode: 3503,
    kind: 'input',
    words: {
      en: 'Enter what each buyer receives, such as a licence key.',
      'zh-CN': '请输入每位买家收到的内容，例如授权码',
    },
  },
  STOCK_SECRET_TOO_LONG: {
    msCode: 3504,
    kind: 'input',
    words: {
      en: 'One unit has at most {maximum} characters{line, select, undefined {} other {; look at line {line}}}.',
      'zh-CN': '每件最多 {maximum} 个字符{line, select, undefined {} other {，请检查第 {line} 行}}',
    },
    details: { maximum: goodsRules.stock.maximumSecretCharacters },
  },
  STOCK_TOO_MANY_SECRETS: {
    msCode: 3505,
    kind: 'input',
    words: { en: 'At most {maximum} units are added at a time.', 'zh-CN': '一次最多添加 {maximum} 件' },
    details: { maximum: goodsRules.stock.maximumSecretsACall },
  },
  STOCK_FULL: {
    msCode: 3506,
    kind: 'limit',
    words: {
      en: 'At most {maximum} unsold units are kept for one goods.',
      'zh-CN': '每件商品最多保留 {maximum} 件未售库存',
    },
    details: { maximum: goodsRules.stock.maximumUnsold },
  },
  STOCK_REMAINS: {
    msCode: 3507,
    kind: 'conflict',
    words: {
      en: 'Unsold units are still in stock{left, select, undefined {} other {: {left}}}. Withdraw them first.',
      'zh-CN': '仍有未售库存{left, select, undefined {} other { {left} 件}}，请先撤回',
    },
  },
  STOCK_NOT_UNITS: {
    msCode: 3508,
    kind: 'conflict',
    words: { en: 'These goods are not delivered from stock.', 'zh-CN': '该商品不按库存发货' },
  },
  STOCK_SECRET_NOT_FOUND: {
    msCode: 3509,
    kind: 'missing',
    words: { en: 'There is no such unit in stock.', 'zh-CN': '库存中没有这一件' },
  },
  STOCK_SECRET_SOLD: {
    msCode: 3510,
    kind: 'conflict',
    words: { en: 'A unit was sold meanwhile and stays with its buyer.', 'zh-CN': '其中一件刚刚售出，归买家所有' },
  },
  LOW_STOCK_INVALID: {
    msCode: 3511,
    kind: 'input',
    words: { en: 'The warning comes at 0 to {maximum} units.', 'zh-CN': '低库存提醒数量为 0 至 {maximum}' },
    details: { maximum: goodsRules.stock.maximumLowStock },
  },
  CSV_INVALID: {
    msCode: 3512,
    kind: 'input',
    words: {
      en: 'This file is no CSV that can be read{line, select, undefined {} other {; look at line {line}}}.',
      'zh-CN': '无法读取该 CSV 文件{line, select, undefined {} other {，请检查第 {line} 行}}',
    },
  },
  DELIVERY_RETURNED: {
    msCode: 3513,
    kind: 'conflict',
    words: {
      en: 'The money went back to the buyer, so what was not opened stays sealed.',
      'zh-CN': '款项已退回买家，未开启的内容保持密封',
    },
  },
  DELIVERY_UNIT_NOT_FOUND: {
    msCode: 3514,
    kind: 'missing',
    words: { en: 'This order has no such unit.', 'zh-CN': '订单中没有这一件' },
  },
  STOCK_SECRET_INVISIBLE: {
    msCode: 3515,
    kind: 'input',
    words: {
      en: 'Nothing can be seen{line, select, undefined {} other { in line {line}}}. A unit needs characters that can be read.',
      'zh-CN': '{line, select, undefined {} other {第 {line} 行}}没有可见字符，每件须有可以看见的内容',
    },
  },
  STOCK_BATCH_INVALID: {
    msCode: 3516,
    kind: 'input',
    words: {
      en: 'A batch has a name of at most {maximum} characters that can be seen, in one line.',
      'zh-CN': '批次名称最多 {maximum} 个可见字符，且须为一行',
    },
    details: { maximum: goodsRules.stock.maximumBatchCharacters },
  },
  STOCK_SECRET_KNOWN: {
    msCode: 3517,
    kind: 'conflict',
    words: {
      en: 'These goods have or had this unit already{line, select, undefined {} other {; look at line {line}}}.',
      'zh-CN': '该内容已在库存中或已售出{line, select, undefined {} other {，请检查第 {line} 行}}',
    },
  },
  REPLACEMENT_STOCK_LOW: {
    msCode: 3518,
    kind: 'conflict',
    words: {
      en: 'Too few unsold units are in stock{left, select, undefined {} other {: {left}}}. Add some, or enter the new ones.',
      'zh-CN': '未售库存不足{left, select, undefined {} other {，仅剩 {left} 件}}，请先补充库存或直接输入',
    },
  },
  REPLACEMENT_COUNT: {
    msCode: 3519,
    kind: 'input',
    words: {
      en: 'Enter one new unit for each that is replaced, one a line.',
      'zh-CN': '请为每件被更换的内容各输入一件，每行一件',
    },
  },
  REPLACEMENT_REMARK: {
    msCode: 3520,
    kind: 'input',
    words: {
      en: 'Say in one line of at most {maximum} characters what is wrong.',
      'zh-CN': '请用一行文字说明原因，最多 {maximum} 个字符',
    },
    details: { maximum: goodsRules.stock.maximumRemarkCharacters },
  },
  DELIVERY_UNIT_REPLACED: {
    msCode: 3521,
    kind: 'conflict',
    words: { en: 'This unit was replaced already.', 'zh-CN': '这一件已被更换' },
  },
  DELIVERY_REPLACED_OFTEN: {
    msCode: 3522,
    kind: 'limit',
    words: {
      en: 'At most {maximum} units of one order are replaced. A refund is the way from here.',
      'zh-CN': '每笔订单最多更换 {maximum} 件，请改为退款',
    },
    details: { maximum: goodsRules.stock.maximumReplacedAnOrder },
  },
} satisfies ErrorArea
