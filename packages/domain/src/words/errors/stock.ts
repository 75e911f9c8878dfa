import type { Text } from '../locale.ts'

export const stockMessages = {
  GOODS_SOLD_OUT: { en: 'These goods are sold out. Nothing was charged.', 'zh-CN': '商品已售罄，未扣款' },
  STOCK_TOO_LOW: {
    en: 'Fewer are left than you want{left, select, undefined {} other {: {left}}}. Nothing was charged.',
    'zh-CN': '库存不足{left, select, undefined {} other {，仅剩 {left} 件}}，未扣款',
  },
  STOCK_SECRETS_REQUIRED: {
    en: 'Enter what each buyer receives, such as a licence key.',
    'zh-CN': '请输入每位买家收到的内容，例如授权码',
  },
  STOCK_SECRET_TOO_LONG: {
    en: 'One unit has at most {maximum} characters{line, select, undefined {} other {; look at line {line}}}.',
    'zh-CN': '每件最多 {maximum} 个字符{line, select, undefined {} other {，请检查第 {line} 行}}',
  },
  STOCK_SECRET_INVISIBLE: {
    en: 'Nothing can be seen{line, select, undefined {} other { in line {line}}}. A unit needs characters that can be read.',
    'zh-CN': '{line, select, undefined {} other {第 {line} 行}}没有可见字符，每件须有可以看见的内容',
  },
  STOCK_BATCH_INVALID: {
    en: 'A batch has a name of at most {maximum} characters that can be seen, in one line.',
    'zh-CN': '批次名称最多 {maximum} 个可见字符，且须为一行',
  },
  STOCK_TOO_MANY_SECRETS: {
    en: 'At most {maximum} units are added at a time.',
    'zh-CN': '一次最多添加 {maximum} 件',
  },
  STOCK_FULL: {
    en: 'At most {maximum} unsold units are kept for one goods.',
    'zh-CN': '每件商品最多保留 {maximum} 件未售库存',
  },
  STOCK_REMAINS: {
    en: 'Unsold units are still in stock{left, select, undefined {} other {: {left}}}. Withdraw them first.',
    'zh-CN': '仍有未售库存{left, select, undefined {} other { {left} 件}}，请先撤回',
  },
  STOCK_NOT_UNITS: {
    en: 'These goods are not delivered from stock.',
    'zh-CN': '该商品不按库存发货',
  },
  STOCK_SECRET_NOT_FOUND: { en: 'There is no such unit in stock.', 'zh-CN': '库存中没有这一件' },
  STOCK_SECRET_SOLD: {
    en: 'A unit was sold meanwhile and stays with its buyer.',
    'zh-CN': '其中一件刚刚售出，归买家所有',
  },
  LOW_STOCK_INVALID: {
    en: 'The warning comes at 0 to {maximum} units.',
    'zh-CN': '低库存提醒数量为 0 至 {maximum}',
  },
  CSV_INVALID: {
    en: 'This file is no CSV that can be read{line, select, undefined {} other {; look at line {line}}}.',
    'zh-CN': '无法读取该 CSV 文件{line, select, undefined {} other {，请检查第 {line} 行}}',
  },
  DELIVERY_RETURNED: {
    en: 'The money went back to the buyer, so what was not opened stays sealed.',
    'zh-CN': '款项已退回买家，未开启的内容保持密封',
  },
  STOCK_SECRET_KNOWN: {
    en: 'These goods have or had this unit already{line, select, undefined {} other {; look at line {line}}}.',
    'zh-CN': '该内容已在库存中或已售出{line, select, undefined {} other {，请检查第 {line} 行}}',
  },
  REPLACEMENT_STOCK_LOW: {
    en: 'Too few unsold units are in stock{left, select, undefined {} other {: {left}}}. Add some, or enter the new ones.',
    'zh-CN': '未售库存不足{left, select, undefined {} other {，仅剩 {left} 件}}，请先补充库存或直接输入',
  },
  REPLACEMENT_COUNT: {
    en: 'Enter one new unit for each that is replaced, one a line.',
    'zh-CN': '请为每件被更换的内容各输入一件，每行一件',
  },
  REPLACEMENT_REMARK: {
    en: 'Say in one line of at most {maximum} characters what is wrong.',
    'zh-CN': '请用一行文字说明原因，最多 {maximum} 个字符',
  },
  DELIVERY_UNIT_REPLACED: { en: 'This unit was replaced already.', 'zh-CN': '这一件已被更换' },
  DELIVERY_REPLACED_OFTEN: {
    en: 'At most {maximum} units of one order are replaced. A refund is the way from here.',
    'zh-CN': '每笔订单最多更换 {maximum} 件，请改为退款',
  },
  DELIVERY_UNIT_NOT_FOUND: { en: 'This order has no such unit.', 'zh-CN': '订单中没有这一件' },
} as const satisfies Record<string, Text>
