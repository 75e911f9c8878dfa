import { otcRules } from '../rules/otc.ts'
import type { ErrorArea } from './area.ts'

/** OTC orders between a buyer and a seller of coin. Numbers from 7000. */
export const otcOrderErrors = {
  OTC_ORDER_NOT_FOUND: {
    msCode: 7001,
    kind: 'missing',
    words: { en: 'There is no such OTC order.', 'zh-CN': '法币订单不存在' },
  },
  OTC_ORDER_NOT_OPEN: {
    msCode: 7002,
    kind: 'conflict',
    words: { en: 'This OTC order has ended.', 'zh-CN': '法币订单已结束' },
  },
  OTC_ORDER_WRONG_PARTY: {
    msCode: 7003,
    kind: 'forbidden',
    words: { en: 'This is not your step in this order.', 'zh-CN': '您不能在该订单中进行此操作' },
  },
  OTC_ORDER_ALREADY_PAID: {
    msCode: 7004,
    kind: 'conflict',
    words: { en: 'Payment was declared already.', 'zh-CN': '买家已标记付款' },
  },
  OTC_ORDER_NOT_PAID: {
    msCode: 7005,
    kind: 'conflict',
    words: { en: 'The buyer has not declared payment.', 'zh-CN': '买家尚未标记付款' },
  },
  OTC_ORDER_HELD: {
    msCode: 7006,
    kind: 'conflict',
    words: {
      en: 'This order is on hold{secondsLeft, select, undefined {} other {. The seller has {secondsLeft} to answer once it is lifted; an arbiter hears the order in {hearingSeconds} at the latest}}.',
      'zh-CN':
        '订单已暂停{secondsLeft, select, undefined {} other {，解除后卖家还有 {secondsLeft} 回应；最迟 {hearingSeconds} 后由仲裁员受理}}',
    },
  },
  OTC_ORDER_COMPLAINT_STANDS: {
    msCode: 7007,
    kind: 'conflict',
    words: {
      en: 'A complaint stands{secondsLeft, select, undefined {} other {. The seller has {secondsLeft} to answer once it is taken back; an arbiter hears the order in {hearingSeconds} at the latest}}.',
      'zh-CN':
        '订单存在投诉{secondsLeft, select, undefined {} other {，撤回后卖家还有 {secondsLeft} 回应；最迟 {hearingSeconds} 后由仲裁员受理}}',
    },
  },
  OTC_ORDER_TOO_EARLY: {
    msCode: 7008,
    kind: 'conflict',
    words: {
      en: 'It is too early for this{secondsLeft, select, undefined {} other {, {secondsLeft} left}}.',
      'zh-CN': '时间未到{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
    },
  },
  OTC_ORDER_HOLD_DISABLED: {
    msCode: 7009,
    kind: 'conflict',
    words: { en: 'The hold was lifted once. This order cannot be held again.', 'zh-CN': '暂停已解除过，不能再次暂停' },
  },
  OTC_ORDER_NOT_HELD: {
    msCode: 7010,
    kind: 'conflict',
    words: { en: 'This order is not on hold.', 'zh-CN': '订单未处于暂停状态' },
  },
  OTC_ORDER_TOO_MANY_OPEN: {
    msCode: 7011,
    kind: 'limit',
    words: {
      en: 'You have {maximum} open orders. End one before you take another.',
      'zh-CN': '您已有 {maximum} 笔进行中的订单，请先完成一笔再下单',
    },
    details: { maximum: otcRules.maximumOpenOrders },
  },
  OTC_ORDER_CANCELLED_TOO_OFTEN: {
    msCode: 7012,
    kind: 'limit',
    words: {
      en: 'You cancelled {maximum} orders within 24 hours{secondsLeft, select, undefined {} other {. You can cancel or take another in {secondsLeft}}}.',
      'zh-CN':
        '您在 24 小时内取消了 {maximum} 笔订单{secondsLeft, select, undefined {} other {，{secondsLeft} 后可再取消或下单}}',
    },
    details: { maximum: otcRules.maximumCancellationsADay },
  },
  OTC_PAYER_INVALID: {
    msCode: 7013,
    kind: 'input',
    words: {
      en: 'Enter name and account of who pays; neither they nor the reference may exceed {maximum} characters.',
      'zh-CN': '请填写付款人姓名和账号；姓名、账号和附言各不超过 {maximum} 个字符',
    },
    details: { maximum: otcRules.maximumPayerCharacters },
  },
  OTC_EVIDENCE_REQUIRED: {
    msCode: 7014,
    kind: 'input',
    words: { en: 'Add a reference or a picture of the payment.', 'zh-CN': '请填写付款流水号或上传付款截图' },
  },
  OTC_EVIDENCE_GIVEN: {
    msCode: 7015,
    kind: 'conflict',
    words: { en: 'Who pays was stated already. It cannot be changed.', 'zh-CN': '付款人和凭证已提交，不能更改' },
  },
  OTC_SETTLE_NEEDS_EVIDENCE: {
    msCode: 7016,
    kind: 'conflict',
    words: {
      en: 'Demand settlement once you have stated who paid, with evidence{secondsLeft, select, undefined {} other {, and the seller has had {secondsLeft} since to look at it}}.',
      'zh-CN':
        '提交付款人和付款凭证{secondsLeft, select, undefined {} other {满 {secondsLeft}（供卖家核对）}}后才能要求结算',
    },
  },
  OTC_RELEASE_UNCONFIRMED: {
    msCode: 7017,
    kind: 'input',
    words: {
      en: 'Confirm first that sender and amount are what the buyer stated.',
      'zh-CN': '请先确认到账的付款人和金额与买家所填一致',
    },
  },
  OTC_PAID_TIME_INVALID: {
    msCode: 7018,
    kind: 'input',
    words: {
      en: 'The time of payment lies between the start of the order and now.',
      'zh-CN': '付款时间须在下单之后、当前时间之前',
    },
  },
  OTC_EVIDENCE_TOO_MANY: {
    msCode: 7019,
    kind: 'input',
    words: { en: 'At most {maximum} pictures of a payment.', 'zh-CN': '付款凭证最多 {maximum} 张图片' },
    details: { maximum: otcRules.maximumEvidenceFiles },
  },
  OTC_ARRIVAL_RECORDED: {
    msCode: 7020,
    kind: 'conflict',
    words: { en: 'The arrival is recorded already.', 'zh-CN': '到账时间已记录' },
  },
  OTC_ARRIVAL_NOT_LATE: {
    msCode: 7021,
    kind: 'conflict',
    words: {
      en: 'Only an arrival over an hour after the payment was marked is recorded{secondsLeft, select, undefined {} other {: from {secondsLeft} on}}.',
      'zh-CN': '标记付款超过一小时后才到账的，才需记录{secondsLeft, select, undefined {} other {（{secondsLeft} 后）}}',
    },
  },
  OTC_ARRIVAL_NOT_RECORDED: {
    msCode: 7022,
    kind: 'conflict',
    words: { en: 'The seller has not recorded a late arrival.', 'zh-CN': '卖家未记录延迟到账' },
  },
  OTC_RATING_NOT_COMPLETED: {
    msCode: 7023,
    kind: 'conflict',
    words: { en: 'Only a completed order can be rated.', 'zh-CN': '订单完成后才能评价' },
  },
  OTC_RATING_CLOSED: {
    msCode: 7024,
    kind: 'conflict',
    words: {
      en: 'A trade is rated within {days} days after it was completed.',
      'zh-CN': '只能在订单完成后 {days} 天内评价',
    },
    details: { days: otcRules.ratingSeconds / 86_400 },
  },
  OTC_RATING_REQUIRED: {
    msCode: 7025,
    kind: 'input',
    words: { en: 'Choose good or bad.', 'zh-CN': '请选择好评或差评' },
  },
  OTC_RATING_TEXT_TOO_LONG: {
    msCode: 7026,
    kind: 'input',
    words: { en: 'Write at most {maximum} characters.', 'zh-CN': '最多 {maximum} 个字' },
    details: { maximum: otcRules.maximumRatingCharacters },
  },
  OTC_RETURN_PROPOSED: {
    msCode: 7027,
    kind: 'conflict',
    words: { en: 'It is proposed already that the coin goes back.', 'zh-CN': '已有退币提议，待对方答复' },
  },
} satisfies ErrorArea
