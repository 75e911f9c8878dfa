import type { Text } from '../locale.ts'

export const otcOfferMessages = {
  OFFER_NOT_FOUND: { en: 'There is no such offer.', 'zh-CN': '承兑单不存在' },
  OFFER_NOT_ONGOING: { en: 'This offer has ended.', 'zh-CN': '承兑单已结束' },
  OFFER_TAKEN_DOWN: { en: 'The owner took this offer down.', 'zh-CN': '承兑单已下架' },
  OFFER_WRONG_PARTY: { en: 'This is not your offer.', 'zh-CN': '这不是您的承兑单' },
  OFFER_PRICE_REQUIRED: { en: 'Enter a unit price.', 'zh-CN': '请输入单价' },
  OFFER_PRICE_BELOW_FLOOR: {
    en: 'unit price below {percent}% of market price',
    'zh-CN': '单价低于市场价的 {percent}%',
  },
  OFFER_PRICE_ABOVE_CEILING: {
    en: 'unit price above {percent}% of market price',
    'zh-CN': '单价高于市场价的 {percent}%',
  },
  OFFER_MARGIN_OUT_OF_RANGE: {
    en: 'The margin is at most {percent}% above or below the market price.',
    'zh-CN': '浮动比例最多为市场价上下 {percent}%',
  },
  OFFER_MARGIN_REQUIRED: { en: 'Enter how far from the market price, in percent.', 'zh-CN': '请输入浮动比例' },
  OFFER_HOURS_INVALID: {
    en: 'Choose a time zone and at least one day; each day ends after it starts.',
    'zh-CN': '请选择时区并至少开放一天，每天的结束时间须晚于开始时间',
  },
  OFFER_HOURS_TOO_FEW: {
    en: 'Be open for at least {minimum} hours a week: outside your hours the clock of an order stands still.',
    'zh-CN': '每周营业时间不得少于 {minimum} 小时：营业时间之外订单不计时',
  },
  OFFER_OUTSIDE_HOURS: {
    en: 'The owner does not trade at this hour{secondsLeft, select, undefined {} other {. The offer is back in {secondsLeft}}}. No order was placed.',
    'zh-CN': '不在发布者的营业时间{secondsLeft, select, undefined {} other {，{secondsLeft} 后恢复}}，未下单',
  },
  OFFER_MARGIN_FLOOR_ABOVE_CEILING: {
    en: 'The lowest price is above the highest price.',
    'zh-CN': '最低价不能高于最高价',
  },
  OFFER_TOTAL_REQUIRED: { en: 'Enter the total.', 'zh-CN': '请输入总量' },
  OFFER_BUY_TOTAL_TOO_LARGE: { en: 'maximum publish quantity is {maximum}', 'zh-CN': '最大发布数量为 {maximum}' },
  OFFER_SELL_TOTAL_TOO_SMALL: { en: 'minimum publish quantity is {minimum}', 'zh-CN': '最小发布数量为 {minimum}' },
  OFFER_MINIMUM_REQUIRED: { en: 'Enter the minimum limit.', 'zh-CN': '请输入最小限额' },
  OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL: { en: 'Enter unit price and total first.', 'zh-CN': '请先输入单价和总量' },
  OFFER_MINIMUM_TOO_SMALL: {
    en: 'The minimum limit is too small{minimum, select, undefined {} other {, it is at least {minimum}}}.',
    'zh-CN': '最小限额过低{minimum, select, undefined {} other {，至少 {minimum}}}',
  },
  OFFER_MINIMUM_ABOVE_TOTAL: {
    en: 'The minimum limit is above total times unit price.',
    'zh-CN': '最小限额不能超过总量乘以单价',
  },
  OFFER_MAXIMUM_REQUIRED: { en: 'Enter the maximum limit.', 'zh-CN': '请输入最大限额' },
  OFFER_MAXIMUM_BELOW_MINIMUM: {
    en: 'The maximum limit is below the minimum limit.',
    'zh-CN': '最大限额不能低于最小限额',
  },
  OFFER_MAXIMUM_ABOVE_TOTAL: {
    en: 'The maximum limit is above total times unit price.',
    'zh-CN': '最大限额不能超过总量乘以单价',
  },
  OFFER_REQUIREMENT_INVALID: {
    en: 'Requirements of the counterparty are whole numbers{maximum, select, undefined {} other {, at most {maximum}}}.',
    'zh-CN': '对手要求须为整数{maximum, select, undefined {} other {，最大为 {maximum}}}',
  },
  OFFER_REQUIREMENT_NOT_MET: {
    en: 'Your account does not meet the owner’s requirements.',
    'zh-CN': '您的账号不满足发布者的要求',
  },
  OFFER_TAKE_QUANTITY_REQUIRED: { en: 'Enter a quantity above zero.', 'zh-CN': '购买数量不能为空' },
  OFFER_OTHER_CURRENCY: {
    en: 'This offer trades {currency, select, undefined {another currency} other {{currency}}}.',
    'zh-CN': '该信息交易的币种{currency, select, undefined {与此不同} other {为 {currency}}}',
  },
  OFFER_OWN: { en: 'You cannot take your own offer.', 'zh-CN': '不能购买自己的商品' },
  OFFER_AMOUNT_OUT_OF_RANGE: {
    en: 'The amount is outside the limits{minimum, select, undefined {} other {: {minimum} to {maximum}}}.',
    'zh-CN': '金额超出限额{minimum, select, undefined {} other {：{minimum} 至 {maximum}}}',
  },
  OFFER_REMAINING_TOO_SMALL: {
    en: 'remaining quantity is insufficient, cannot place order',
    'zh-CN': '剩余数量不足,无法下单',
  },
  OFFER_PRICE_CHANGED: { en: 'The unit price changed. No order was placed.', 'zh-CN': '单价已变，未下单' },
  PAYEE_NOT_FOUND: { en: 'You have no such receiving account.', 'zh-CN': '收款账户不存在' },
  PAYEE_TOO_MANY: {
    en: 'You keep {maximum} receiving accounts. Remove one before you add another.',
    'zh-CN': '您已保存 {maximum} 个收款账户，请先删除一个再添加',
  },
  PAYEE_LABEL_INVALID: {
    en: 'Enter a name of at most {maximum} characters for this account.',
    'zh-CN': '请填写账户备注名，不超过 {maximum} 个字符',
  },
  PAYEE_HOLDER_INVALID: {
    en: 'Enter the holder’s name in at most {maximum} characters.',
    'zh-CN': '请填写收款人姓名，不超过 {maximum} 个字符',
  },
  PAYEE_ACCOUNT_INVALID: {
    en: 'Enter the account or number in at most {maximum} characters.',
    'zh-CN': '请填写账号，不超过 {maximum} 个字符',
  },
  PAYEE_NOTE_INVALID: {
    en: 'Say in at most {maximum} characters how you are paid.',
    'zh-CN': '请填写收款说明，不超过 {maximum} 个字符',
  },
  PAYEE_METHOD_NOT_ACCEPTED: {
    en: 'One of the receiving accounts is of a payment method that this offer does not accept.',
    'zh-CN': '所选收款账户中有本承兑单不支持的收付款方式',
  },
  PAYEE_OF_PAYER: {
    en: 'Only the side that receives the money names receiving accounts.',
    'zh-CN': '只有收款的一方才需选择收款账户',
  },
  PAYEE_TOO_MANY_NAMED: {
    en: 'Choose at most {maximum} receiving accounts.',
    'zh-CN': '最多选择 {maximum} 个收款账户',
  },
  OFFER_PAYMENT_METHOD_REQUIRED: { en: 'Choose at least one payment method.', 'zh-CN': '请至少选择一种收付款方式' },
  OFFER_ALREADY_SHOWN: { en: 'This offer is shown already.', 'zh-CN': '承兑单已上架' },
  OFFER_ALREADY_TAKEN_DOWN: { en: 'This offer is taken down already.', 'zh-CN': '承兑单已下架' },
  OFFER_TOO_MANY: {
    en: 'You have {maximum} ongoing offers. Withdraw one before you publish another.',
    'zh-CN': '您已有 {maximum} 个进行中的承兑单，请先撤销一个再发布',
  },
  OFFER_OWNER_OWES: {
    en: 'The owner of this offer owes coin to the site. It can be taken again once that is paid. No order was placed.',
    'zh-CN': '未下单：发布者尚欠平台款项，还清后方可下单',
  },
  OFFER_OWNER_CANCELLED_TOO_OFTEN: {
    en: 'The owner cancelled too many orders today{secondsLeft, select, undefined {} other {. The offer can be taken again in {secondsLeft}}}. No order was placed.',
    'zh-CN': '未下单：发布者今日取消订单过多{secondsLeft, select, undefined {} other {，请在 {secondsLeft} 后再试}}',
  },
  OFFER_WRONG_SIDE: { en: 'This offer is on the other side.', 'zh-CN': '承兑单方向不符' },
  OFFER_REMARK_TOO_LONG: {
    en: 'The remark is at most {maximum} characters.',
    'zh-CN': '备注最多 {maximum} 个字符',
  },
  OFFER_TAKEN_DOWN_BY_STAFF: { en: 'Staff took this offer down.', 'zh-CN': '该承兑单已被管理员下架' },
} as const satisfies Record<string, Text>

export const otcOrderMessages = {
  OTC_ORDER_NOT_FOUND: { en: 'There is no such OTC order.', 'zh-CN': '法币订单不存在' },
  OTC_ORDER_NOT_OPEN: { en: 'This OTC order has ended.', 'zh-CN': '法币订单已结束' },
  OTC_ORDER_WRONG_PARTY: { en: 'This is not your step in this order.', 'zh-CN': '您不能在该订单中进行此操作' },
  OTC_ORDER_ALREADY_PAID: { en: 'Payment was declared already.', 'zh-CN': '买家已标记付款' },
  OTC_ORDER_NOT_PAID: { en: 'The buyer has not declared payment.', 'zh-CN': '买家尚未标记付款' },
  OTC_ORDER_HELD: {
    en: 'This order is on hold{secondsLeft, select, undefined {} other {. The seller has {secondsLeft} to answer once it is lifted; an arbiter hears the order in {hearingSeconds} at the latest}}.',
    'zh-CN':
      '订单已暂停{secondsLeft, select, undefined {} other {，解除后卖家还有 {secondsLeft} 回应；最迟 {hearingSeconds} 后由仲裁员受理}}',
  },
  OTC_ORDER_HOLD_DISABLED: {
    en: 'The hold was lifted once. This order cannot be held again.',
    'zh-CN': '暂停已解除过，不能再次暂停',
  },
  OTC_ORDER_COMPLAINT_STANDS: {
    en: 'A complaint stands{secondsLeft, select, undefined {} other {. The seller has {secondsLeft} to answer once it is taken back; an arbiter hears the order in {hearingSeconds} at the latest}}.',
    'zh-CN':
      '订单存在投诉{secondsLeft, select, undefined {} other {，撤回后卖家还有 {secondsLeft} 回应；最迟 {hearingSeconds} 后由仲裁员受理}}',
  },
  OTC_ORDER_TOO_EARLY: {
    en: 'It is too early for this{secondsLeft, select, undefined {} other {, {secondsLeft} left}}.',
    'zh-CN': '时间未到{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
  },
  OTC_ORDER_TOO_MANY_OPEN: {
    en: 'You have {maximum} open orders. End one before you take another.',
    'zh-CN': '您已有 {maximum} 笔进行中的订单，请先完成一笔再下单',
  },
  OTC_ORDER_CANCELLED_TOO_OFTEN: {
    en: 'You cancelled {maximum} orders within 24 hours{secondsLeft, select, undefined {} other {. You can cancel or take another in {secondsLeft}}}.',
    'zh-CN':
      '您在 24 小时内取消了 {maximum} 笔订单{secondsLeft, select, undefined {} other {，{secondsLeft} 后可再取消或下单}}',
  },
  OTC_PAYER_INVALID: {
    en: 'Enter name and account of who pays; neither they nor the reference may exceed {maximum} characters.',
    'zh-CN': '请填写付款人姓名和账号；姓名、账号和附言各不超过 {maximum} 个字符',
  },
  OTC_EVIDENCE_REQUIRED: {
    en: 'Add a reference or a picture of the payment.',
    'zh-CN': '请填写付款流水号或上传付款截图',
  },
  OTC_EVIDENCE_TOO_MANY: {
    en: 'At most {maximum} pictures of a payment.',
    'zh-CN': '付款凭证最多 {maximum} 张图片',
  },
  OTC_ARRIVAL_RECORDED: {
    en: 'The arrival is recorded already.',
    'zh-CN': '到账时间已记录',
  },
  OTC_ARRIVAL_NOT_LATE: {
    en: 'An arrival is recorded when it comes over an hour after the payment was marked{secondsLeft, select, undefined {} other {: from {secondsLeft} on}}.',
    'zh-CN': '标记付款超过一小时后才到账的，才需记录{secondsLeft, select, undefined {} other {（{secondsLeft} 后）}}',
  },
  OTC_ARRIVAL_NOT_RECORDED: {
    en: 'The seller has not recorded a late arrival.',
    'zh-CN': '卖家未记录延迟到账',
  },
  OTC_EVIDENCE_GIVEN: {
    en: 'Who pays was stated already. It cannot be changed.',
    'zh-CN': '付款人和凭证已提交，不能更改',
  },
  OTC_PAID_TIME_INVALID: {
    en: 'The time of payment lies between the start of the order and now.',
    'zh-CN': '付款时间须在下单之后、当前时间之前',
  },
  OTC_SETTLE_NEEDS_EVIDENCE: {
    en: 'Settlement can be demanded once you have stated who paid and given evidence{secondsLeft, select, undefined {} other {, and the seller has had {secondsLeft} since to look at it}}.',
    'zh-CN':
      '提交付款人和付款凭证{secondsLeft, select, undefined {} other {满 {secondsLeft}（供卖家核对）}}后才能要求结算',
  },
  OTC_RELEASE_UNCONFIRMED: {
    en: 'Confirm first that sender and amount are what the buyer stated.',
    'zh-CN': '请先确认到账的付款人和金额与买家所填一致',
  },
  OTC_RATING_NOT_COMPLETED: {
    en: 'Only a completed order can be rated.',
    'zh-CN': '订单完成后才能评价',
  },
  OTC_RATING_CLOSED: {
    en: 'A trade is rated within {days} days after it was completed.',
    'zh-CN': '只能在订单完成后 {days} 天内评价',
  },
  OTC_RATING_REQUIRED: { en: 'Choose good or bad.', 'zh-CN': '请选择好评或差评' },
  OTC_RATING_TEXT_TOO_LONG: { en: 'Write at most {maximum} characters.', 'zh-CN': '最多 {maximum} 个字' },
  OTC_ORDER_NOT_HELD: { en: 'This order is not on hold.', 'zh-CN': '订单未处于暂停状态' },
} as const satisfies Record<string, Text>
