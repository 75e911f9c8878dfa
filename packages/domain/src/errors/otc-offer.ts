import { otcRules } from '../rules/otc.ts'
import type { ErrorArea } from './area.ts'

const COIN_UNITS = 100_000_000

/** OTC offers: publishing, editing, taking. Numbers from 6000. */
export const otcOfferErrors = {
  OFFER_NOT_FOUND: { msCode: 6001, kind: 'missing', words: { en: 'There is no such offer.', 'zh-CN': '承兑单不存在' } },
  OFFER_NOT_ONGOING: {
    msCode: 6002,
    kind: 'conflict',
    words: { en: 'This offer has ended.', 'zh-CN': '承兑单已结束' },
  },
  OFFER_TAKEN_DOWN: {
    msCode: 6003,
    kind: 'conflict',
    words: { en: 'The owner took this offer down.', 'zh-CN': '承兑单已下架' },
  },
  OFFER_WRONG_PARTY: {
    msCode: 6004,
    kind: 'forbidden',
    words: { en: 'This is not your offer.', 'zh-CN': '这不是您的承兑单' },
  },
  OFFER_PRICE_REQUIRED: { msCode: 6005, kind: 'input', words: { en: 'Enter a unit price.', 'zh-CN': '请输入单价' } },
  OFFER_PRICE_BELOW_FLOOR: {
    msCode: 6006,
    kind: 'input',
    words: { en: 'unit price below {percent}% of market price', 'zh-CN': '单价低于市场价的 {percent}%' },
    details: { percent: otcRules.priceFloorBasisPoints / 100 },
  },
  OFFER_TOTAL_REQUIRED: { msCode: 6007, kind: 'input', words: { en: 'Enter the total.', 'zh-CN': '请输入总量' } },
  OFFER_BUY_TOTAL_TOO_LARGE: {
    msCode: 6008,
    kind: 'input',
    words: { en: 'maximum publish quantity is {maximum}', 'zh-CN': '最大发布数量为 {maximum}' },
    details: { maximum: otcRules.buyTotalMaximumUnits.BTC / COIN_UNITS },
  },
  OFFER_SELL_TOTAL_TOO_SMALL: {
    msCode: 6009,
    kind: 'input',
    words: { en: 'minimum publish quantity is {minimum}', 'zh-CN': '最小发布数量为 {minimum}' },
    details: { minimum: otcRules.sellTotalMinimumUnits.BTC / COIN_UNITS },
  },
  OFFER_MINIMUM_REQUIRED: {
    msCode: 6010,
    kind: 'input',
    words: { en: 'Enter the minimum limit.', 'zh-CN': '请输入最小限额' },
  },
  OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL: {
    msCode: 6011,
    kind: 'input',
    words: { en: 'Enter unit price and total first.', 'zh-CN': '请先输入单价和总量' },
  },
  OFFER_MINIMUM_TOO_SMALL: {
    msCode: 6012,
    kind: 'input',
    words: {
      en: 'The minimum limit is too small{minimum, select, undefined {} other {, it is at least {minimum}}}.',
      'zh-CN': '最小限额过低{minimum, select, undefined {} other {，至少 {minimum}}}',
    },
  },
  OFFER_MINIMUM_ABOVE_TOTAL: {
    msCode: 6013,
    kind: 'input',
    words: { en: 'The minimum limit is above total times unit price.', 'zh-CN': '最小限额不能超过总量乘以单价' },
  },
  OFFER_MAXIMUM_REQUIRED: {
    msCode: 6014,
    kind: 'input',
    words: { en: 'Enter the maximum limit.', 'zh-CN': '请输入最大限额' },
  },
  OFFER_MAXIMUM_BELOW_MINIMUM: {
    msCode: 6015,
    kind: 'input',
    words: { en: 'The maximum limit is below the minimum limit.', 'zh-CN': '最大限额不能低于最小限额' },
  },
  OFFER_MAXIMUM_ABOVE_TOTAL: {
    msCode: 6016,
    kind: 'input',
    words: { en: 'The maximum limit is above total times unit price.', 'zh-CN': '最大限额不能超过总量乘以单价' },
  },
  OFFER_REQUIREMENT_INVALID: {
    msCode: 6017,
    kind: 'input',
    words: {
      en: 'Requirements of the counterparty are whole numbers{maximum, select, undefined {} other {, at most {maximum}}}.',
      'zh-CN': '对手要求须为整数{maximum, select, undefined {} other {，最大为 {maximum}}}',
    },
  },
  OFFER_REQUIREMENT_NOT_MET: {
    msCode: 6018,
    kind: 'forbidden',
    words: { en: 'Your account does not meet the owner’s requirements.', 'zh-CN': '您的账号不满足发布者的要求' },
  },
  OFFER_TAKE_QUANTITY_REQUIRED: {
    msCode: 6019,
    kind: 'input',
    words: { en: 'Enter a quantity above zero.', 'zh-CN': '购买数量不能为空' },
  },
  OFFER_OWN: {
    msCode: 6020,
    kind: 'forbidden',
    words: { en: 'You cannot take your own offer.', 'zh-CN': '不能购买自己的商品' },
  },
  OFFER_AMOUNT_OUT_OF_RANGE: {
    msCode: 6021,
    kind: 'input',
    words: {
      en: 'The amount is outside the limits{minimum, select, undefined {} other {: {minimum} to {maximum}}}.',
      'zh-CN': '金额超出限额{minimum, select, undefined {} other {：{minimum} 至 {maximum}}}',
    },
  },
  OFFER_REMAINING_TOO_SMALL: {
    msCode: 6022,
    kind: 'conflict',
    words: { en: 'remaining quantity is insufficient, cannot place order', 'zh-CN': '剩余数量不足,无法下单' },
  },
  OFFER_PRICE_CHANGED: {
    msCode: 6023,
    kind: 'conflict',
    words: { en: 'The unit price changed. No order was placed.', 'zh-CN': '单价已变，未下单' },
  },
  OFFER_PAYMENT_METHOD_REQUIRED: {
    msCode: 6024,
    kind: 'input',
    words: { en: 'Choose at least one payment method.', 'zh-CN': '请至少选择一种收付款方式' },
  },
  OFFER_ALREADY_SHOWN: {
    msCode: 6025,
    kind: 'conflict',
    words: { en: 'This offer is shown already.', 'zh-CN': '承兑单已上架' },
  },
  OFFER_ALREADY_TAKEN_DOWN: {
    msCode: 6026,
    kind: 'conflict',
    words: { en: 'This offer is taken down already.', 'zh-CN': '承兑单已下架' },
  },
  OFFER_TAKEN_DOWN_BY_STAFF: {
    msCode: 6027,
    kind: 'forbidden',
    words: { en: 'Staff took this offer down.', 'zh-CN': '该承兑单已被管理员下架' },
  },
  OFFER_TOO_MANY: {
    msCode: 6028,
    kind: 'limit',
    words: {
      en: 'You have {maximum} ongoing offers. Withdraw one before you publish another.',
      'zh-CN': '您已有 {maximum} 个进行中的承兑单，请先撤销一个再发布',
    },
    details: { maximum: otcRules.maximumOngoingOffers },
  },
  OFFER_REMARK_TOO_LONG: {
    msCode: 6029,
    kind: 'input',
    words: { en: 'The remark is at most {maximum} characters.', 'zh-CN': '备注最多 {maximum} 个字符' },
    details: { maximum: otcRules.maximumRemarkCharacters },
  },
  OFFER_WRONG_SIDE: {
    msCode: 6030,
    kind: 'input',
    words: { en: 'This offer is on the other side.', 'zh-CN': '承兑单方向不符' },
  },
  OFFER_MARGIN_OUT_OF_RANGE: {
    msCode: 6031,
    kind: 'input',
    words: {
      en: 'The margin is at most {percent}% above or below the market price.',
      'zh-CN': '浮动比例最多为市场价上下 {percent}%',
    },
    details: { percent: otcRules.maximumMarginBasisPoints / 100 },
  },
  OFFER_MARGIN_FLOOR_ABOVE_CEILING: {
    msCode: 6032,
    kind: 'input',
    words: { en: 'The lowest price is above the highest price.', 'zh-CN': '最低价不能高于最高价' },
  },
  OFFER_MARGIN_REQUIRED: {
    msCode: 6033,
    kind: 'input',
    words: { en: 'Enter how far from the market price, in percent.', 'zh-CN': '请输入浮动比例' },
  },
  OFFER_HOURS_INVALID: {
    msCode: 6034,
    kind: 'input',
    words: {
      en: 'Choose a time zone and at least one day; each day ends after it starts.',
      'zh-CN': '请选择时区并至少开放一天，每天的结束时间须晚于开始时间',
    },
  },
  OFFER_OUTSIDE_HOURS: {
    msCode: 6035,
    kind: 'conflict',
    words: {
      en: 'The owner does not trade at this hour{secondsLeft, select, undefined {} other {. The offer is back in {secondsLeft}}}. No order was placed.',
      'zh-CN': '不在发布者的营业时间{secondsLeft, select, undefined {} other {，{secondsLeft} 后恢复}}，未下单',
    },
  },
  PAYEE_NOT_FOUND: {
    msCode: 6036,
    kind: 'missing',
    words: { en: 'You have no such receiving account.', 'zh-CN': '收款账户不存在' },
  },
  PAYEE_TOO_MANY: {
    msCode: 6037,
    kind: 'limit',
    words: {
      en: 'You keep {maximum} receiving accounts. Remove one before you add another.',
      'zh-CN': '您已保存 {maximum} 个收款账户，请先删除一个再添加',
    },
    details: { maximum: otcRules.maximumPayees },
  },
  PAYEE_LABEL_INVALID: {
    msCode: 6038,
    kind: 'input',
    words: {
      en: 'Enter a name of at most {maximum} characters for this account.',
      'zh-CN': '请填写账户备注名，不超过 {maximum} 个字符',
    },
    details: { maximum: otcRules.maximumPayeeLabelCharacters },
  },
  PAYEE_HOLDER_INVALID: {
    msCode: 6039,
    kind: 'input',
    words: {
      en: 'Enter the holder’s name in at most {maximum} characters.',
      'zh-CN': '请填写收款人姓名，不超过 {maximum} 个字符',
    },
    details: { maximum: otcRules.maximumPayeeCharacters },
  },
  PAYEE_ACCOUNT_INVALID: {
    msCode: 6040,
    kind: 'input',
    words: {
      en: 'Enter the account or number in at most {maximum} characters.',
      'zh-CN': '请填写账号，不超过 {maximum} 个字符',
    },
    details: { maximum: otcRules.maximumPayeeCharacters },
  },
  PAYEE_NOTE_INVALID: {
    msCode: 6041,
    kind: 'input',
    words: {
      en: 'Say in at most {maximum} characters how you are paid.',
      'zh-CN': '请填写收款说明，不超过 {maximum} 个字符',
    },
    details: { maximum: otcRules.maximumPayeeNoteCharacters },
  },
  PAYEE_METHOD_NOT_ACCEPTED: {
    msCode: 6042,
    kind: 'input',
    words: {
      en: 'One of the receiving accounts is of a payment method that this offer does not accept.',
      'zh-CN': '所选收款账户中有本承兑单不支持的收付款方式',
    },
  },
  PAYEE_OF_PAYER: {
    msCode: 6043,
    kind: 'input',
    words: {
      en: 'Only the side that receives the money names receiving accounts.',
      'zh-CN': '只有收款的一方才需选择收款账户',
    },
  },
  PAYEE_TOO_MANY_NAMED: {
    msCode: 6044,
    kind: 'input',
    words: { en: 'Choose at most {maximum} receiving accounts.', 'zh-CN': '最多选择 {maximum} 个收款账户' },
    details: { maximum: otcRules.maximumPayeesNamed },
  },
  OFFER_OWNER_CANCELLED_TOO_OFTEN: {
    msCode: 6045,
    kind: 'conflict',
    words: {
      en: 'The owner cancelled too many orders today{secondsLeft, select, undefined {} other {. The offer can be taken again in {secondsLeft}}}. No order was placed.',
      'zh-CN': '未下单：发布者今日取消订单过多{secondsLeft, select, undefined {} other {，请在 {secondsLeft} 后再试}}',
    },
  },
  OFFER_HOURS_TOO_FEW: {
    msCode: 6046,
    kind: 'input',
    words: {
      en: 'Be open for at least {minimum} hours a week: outside your hours the clock of an order stands still.',
      'zh-CN': '每周营业时间不得少于 {minimum} 小时：营业时间之外订单不计时',
    },
    details: { minimum: otcRules.minimumWeekHours },
  },
  OFFER_OWNER_OWES: {
    msCode: 6047,
    kind: 'conflict',
    words: {
      en: 'The owner of this offer owes coin to the site. It can be taken again once that is paid. No order was placed.',
      'zh-CN': '未下单：发布者尚欠平台款项，还清后方可下单',
    },
  },
  OFFER_OTHER_CURRENCY: {
    msCode: 6048,
    kind: 'input',
    words: {
      en: 'This offer trades {currency, select, undefined {another currency} other {{currency}}}.',
      'zh-CN': '该信息交易的币种{currency, select, undefined {与此不同} other {为 {currency}}}',
    },
  },
  OFFER_PRICE_ABOVE_CEILING: {
    msCode: 6049,
    kind: 'input',
    words: { en: 'unit price above {percent}% of market price', 'zh-CN': '单价高于市场价的 {percent}%' },
    details: { percent: otcRules.buyPriceCeilingBasisPoints / 100 },
  },
  OFFER_TOTAL_BELOW_TAKEN: {
    msCode: 6050,
    kind: 'input',
    words: {
      en: 'The total must be more than what orders have taken{taken, select, undefined {} other {: {taken}}}. To offer nothing more, withdraw it.',
      'zh-CN': '总量须大于订单已占用的数量{taken, select, undefined {} other {（{taken}）}}；不再承兑请撤销',
    },
  },
  FIAT_NOT_ACCEPTED: {
    msCode: 6051,
    kind: 'conflict',
    words: {
      en: 'Nothing is traded against {fiat, select, undefined {this currency} other {{fiat}}} on this site now.',
      'zh-CN': '本站暂不支持以{fiat, select, undefined {该货币} other { {fiat} }}付款的交易',
    },
  },
  FIAT_RATE_UNAVAILABLE: {
    msCode: 6052,
    kind: 'unavailable',
    words: {
      en: 'No exchange rate for {fiat, select, undefined {this currency} other {{fiat}}} is known now, so the sum cannot be fixed. No order was placed.',
      'zh-CN': '未下单：暂无{fiat, select, undefined {该货币} other { {fiat} }}的汇率，无法确定付款金额',
    },
  },
  FIAT_SUM_CHANGED: {
    msCode: 6053,
    kind: 'conflict',
    words: {
      en: 'The exchange rate has moved{sum, select, undefined {} other {: the sum to pay is now {sum}}}. No order was placed.',
      'zh-CN': '未下单：汇率已变{sum, select, undefined {} other {，现需付款 {sum}}}',
    },
  },
  OFFER_PAY_TIME_OUT_OF_RANGE: {
    msCode: 6054,
    kind: 'input',
    words: {
      en: 'Give the buyer {minimumSeconds} to {maximumSeconds} to pay.',
      'zh-CN': '付款时限须为 {minimumSeconds} 至 {maximumSeconds}',
    },
    details: otcRules.payTime,
  },
  OFFER_TRIGGER_REACHED: {
    msCode: 6055,
    kind: 'input',
    words: {
      en: 'The market is there already.',
      'zh-CN': '市价已到',
    },
  },
  OFFER_TERMS_CHANGED: {
    msCode: 6056,
    kind: 'conflict',
    words: {
      en: 'Terms changed. No order was placed.',
      'zh-CN': '未下单：条款已变',
    },
  },
} satisfies ErrorArea
