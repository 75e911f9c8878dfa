import type { ErrorArea } from './area.ts'

/** Amounts, currencies, rates and balances. Numbers from 1500. */
export const moneyErrors = {
  AMOUNT_REQUIRED: { msCode: 1501, kind: 'input', words: { en: 'Enter an amount.', 'zh-CN': '请填入数量' } },
  AMOUNT_FORMAT: { msCode: 1502, kind: 'input', words: { en: 'Format error…', 'zh-CN': '格式错误…' } },
  AMOUNT_TOO_PRECISE: {
    msCode: 1503,
    kind: 'input',
    words: {
      en: '{decimals, select, undefined {Fewer decimals} other {At most {decimals, plural, one {# decimal} other {# decimals}}}} can be kept.',
      'zh-CN': '小数位数过多{decimals, select, undefined {} other {，最多 {decimals} 位}}',
    },
  },
  AMOUNT_TOO_LARGE: { msCode: 1504, kind: 'input', words: { en: 'The amount is too large.', 'zh-CN': '数量过大' } },
  AMOUNT_NOT_POSITIVE: { msCode: 1505, kind: 'input', words: { en: 'must be greater than 0', 'zh-CN': '必须大于 0' } },
  CURRENCY_UNKNOWN: {
    msCode: 1506,
    kind: 'input',
    words: { en: 'This currency is not known here.', 'zh-CN': '未知的币种' },
  },
  CURRENCY_REQUIRED: { msCode: 1507, kind: 'input', words: { en: 'Choose a currency.', 'zh-CN': '请选择您要币种!!' } },
  SETTLEMENT_CURRENCY_REQUIRED: {
    msCode: 1508,
    kind: 'input',
    words: { en: 'Choose the currency you pay with.', 'zh-CN': '请选择你要结算的币种' },
  },
  CURRENCY_NOT_ACCEPTED: {
    msCode: 1509,
    kind: 'input',
    words: { en: 'This is not paid in that currency.', 'zh-CN': '此处不支持该币种' },
  },
  RATE_UNAVAILABLE: {
    msCode: 1510,
    kind: 'unavailable',
    words: { en: 'No market rate is known now. Nothing was charged.', 'zh-CN': '暂无市场汇率，未扣款' },
  },
  INSUFFICIENT_FUNDS: { msCode: 1511, kind: 'money', words: { en: 'Not sufficient funds', 'zh-CN': '余额不足' } },
  BALANCE_EMPTY: {
    msCode: 1512,
    kind: 'money',
    words: { en: 'current balance insufficient', 'zh-CN': '当前余额不足' },
  },
  AMOUNT_EXCEEDS_BALANCE: {
    msCode: 1513,
    kind: 'money',
    words: { en: 'operation amount cannot exceed current balance', 'zh-CN': '操作数量不能超过当前余额' },
  },
  ASSET_MISMATCH: {
    msCode: 1514,
    kind: 'internal',
    words: { en: 'Amounts of two currencies were mixed. Nothing was carried out.', 'zh-CN': '币种不一致，操作未执行' },
  },
  SPLIT_INVALID: {
    msCode: 1515,
    kind: 'internal',
    words: { en: 'The amount cannot be divided this way.', 'zh-CN': '无法这样分配金额' },
  },
  BASIS_POINTS_INVALID: {
    msCode: 1516,
    kind: 'internal',
    words: { en: 'The share is not valid.', 'zh-CN': '比例不正确' },
  },
  RATE_INVALID: {
    msCode: 1517,
    kind: 'internal',
    words: { en: 'The market rate is not valid. Nothing was charged.', 'zh-CN': '汇率不正确，未扣款' },
  },
  LEDGER_UNBALANCED: {
    msCode: 1518,
    kind: 'internal',
    words: { en: 'The journal entry does not sum to zero. Nothing was posted.', 'zh-CN': '记账分录不平衡，未入账' },
  },
  LEDGER_POSTING_INVALID: {
    msCode: 1519,
    kind: 'internal',
    words: { en: 'The journal entry is not valid. Nothing was posted.', 'zh-CN': '记账分录不正确，未入账' },
  },
  LEDGER_ALREADY_POSTED: {
    msCode: 1520,
    kind: 'conflict',
    words: { en: 'This was posted before and is not posted twice.', 'zh-CN': '已入账，不会重复入账' },
  },
  RATE_CHANGED: {
    msCode: 1521,
    kind: 'conflict',
    words: {
      en: 'The market rate moved{total, select, undefined {} other {, the total is now {total}}}. Nothing was charged.',
      'zh-CN': '汇率已变动{total, select, undefined {} other {，现需支付 {total}}}，未扣款',
    },
  },
  RATE_SET_ALREADY: {
    msCode: 1522,
    kind: 'conflict',
    words: {
      en: 'A rate of this coin is set or waits for a second member. End that one first.',
      'zh-CN': '该币种已有设定的汇率或待确认的提议，请先结束',
    },
  },
  RATE_NOT_PROPOSED: {
    msCode: 1523,
    kind: 'conflict',
    words: {
      en: 'No such rate waits or counts any more. Read the list again.',
      'zh-CN': '该汇率已不在等待或生效中，请重新查看',
    },
  },
  RATE_SECOND_MEMBER: {
    msCode: 1524,
    kind: 'forbidden',
    words: { en: 'You proposed this rate. A second member must agree.', 'zh-CN': '该汇率由您提出，须由另一位成员确认' },
  },
  RATE_UNREADABLE: {
    msCode: 1525,
    kind: 'input',
    words: {
      en: 'Write dollars a coin above zero, with 8 decimals at most: 87.1234',
      'zh-CN': '请填写每枚币的美元价格，须大于零，最多 8 位小数，如 87.1234',
    },
  },
  LEDGER_SPAN_TOO_LONG: {
    msCode: 1526,
    kind: 'input',
    words: {
      en: 'Choose fewer days, or name a user, a thing or a transaction.',
      'zh-CN': '请缩短日期范围，或指定用户、关联对象或交易号',
    },
  },
  LEDGER_RANGE_INVALID: {
    msCode: 1527,
    kind: 'input',
    words: { en: 'The first value of the range is above the last.', 'zh-CN': '范围的起始值大于结束值' },
  },
} satisfies ErrorArea
