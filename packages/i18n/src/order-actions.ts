import type { DisputeEvent } from '@jindu/domain/trust/disputes'
import type { GoodsOrderEvent, GoodsOrderProgress, GoodsOrderStatus } from '@jindu/domain/goods/orders'
import type { OtcOfferEvent, OtcOfferStatus } from '@jindu/domain/otc/offers'
import type { OtcOrderEvent, OtcOrderProgress, OtcOrderStatus } from '@jindu/domain/otc/orders'
import type { Withdrawal, WithdrawalEvent } from '@jindu/domain/wallet/withdrawals'
import type { Text } from './locale.ts'

/** Actions of parties and arbiters in a dispute, for every kind of order. */
const disputeActions = {
  complain: { en: 'File a complaint', 'zh-CN': '投诉' },
  cancelComplaint: { en: 'Take the complaint back', 'zh-CN': '撤回投诉' },
  stateCase: { en: 'State your case', 'zh-CN': '陈述情况' },
  proposeSplit: { en: 'Propose a split', 'zh-CN': '提出分配方案' },
  withdrawSplit: { en: 'Withdraw the proposal', 'zh-CN': '撤回方案' },
  acceptSplit: { en: 'Accept the split', 'zh-CN': '接受方案' },
  rule: { en: 'Rule', 'zh-CN': '裁决' },
  confirmRuling: { en: 'Confirm the ruling', 'zh-CN': '确认裁决' },
  rejectRuling: { en: 'Reject the ruling', 'zh-CN': '否决裁决' },
} as const satisfies Record<DisputeEvent['kind'], Text>

/** Buttons of a goods order. */
export const GOODS_ORDER_ACTIONS = {
  ...disputeActions,
  confirm: { en: 'Confirm receipt', 'zh-CN': '确认收货' },
  hold: { en: 'Put on hold', 'zh-CN': '暂停订单' },
  cancelHold: { en: 'Lift the hold', 'zh-CN': '解除暂停' },
  refund: { en: 'Refund', 'zh-CN': '退款' },
  deliver: { en: 'Deliver', 'zh-CN': '发货' },
  cancel: { en: 'Cancel and get the money back', 'zh-CN': '取消订单并退款' },
  settle: { en: 'Settle', 'zh-CN': '结算' },
} as const satisfies Record<GoodsOrderEvent['kind'], Text>

export const GOODS_ORDER_PROGRESS = {
  awaitingDelivery: { en: 'Awaiting delivery', 'zh-CN': '待发货' },
  inProgress: { en: 'In progress', 'zh-CN': '进行中' },
  suspended: { en: 'On hold', 'zh-CN': '已暂停' },
  complaint: { en: 'Complaint', 'zh-CN': '投诉中' },
  ended: { en: 'Ended', 'zh-CN': '已结束' },
} as const satisfies Record<GoodsOrderProgress, Text>

export const GOODS_ORDER_STATUSES = {
  open: { en: 'In escrow', 'zh-CN': '托管中' },
  completed: { en: 'Completed', 'zh-CN': '已完成' },
  revoked: { en: 'Revoked', 'zh-CN': '已撤销' },
} as const satisfies Record<GoodsOrderStatus, Text>

/** Buttons of an OTC order. */
export const OTC_ORDER_ACTIONS = {
  ...disputeActions,
  pay: { en: 'I have paid', 'zh-CN': '我已付款' },
  recordArrival: { en: 'Record a late arrival', 'zh-CN': '记录延迟到账' },
  requestRefund: { en: 'Request a refund', 'zh-CN': '申请退款' },
  giveEvidence: { en: 'State who paid', 'zh-CN': '提交付款凭证' },
  cancel: { en: 'Cancel the order', 'zh-CN': '取消订单' },
  hold: { en: 'Put on hold', 'zh-CN': '暂停订单' },
  cancelHold: { en: 'Lift the hold', 'zh-CN': '解除暂停' },
  release: { en: 'Release the coin', 'zh-CN': '放币' },
  proposeReturn: { en: 'Propose to cancel together', 'zh-CN': '提议共同取消' },
  acceptReturn: { en: 'Agree to cancel', 'zh-CN': '同意取消' },
  requireCancel: { en: 'Demand cancellation', 'zh-CN': '要求撤销' },
  requireSettle: { en: 'Demand settlement', 'zh-CN': '要求结算' },
  expire: { en: 'Expire', 'zh-CN': '到期取消' },
} as const satisfies Record<OtcOrderEvent['kind'], Text>

export const OTC_ORDER_PROGRESS = {
  awaitingPayment: { en: 'Waiting for the buyer’s payment', 'zh-CN': '等待买家付款' },
  awaitingRelease: { en: 'Waiting for the seller’s confirmation', 'zh-CN': '等待卖家确认' },
  held: { en: 'On hold', 'zh-CN': '已暂停' },
  complaint: { en: 'Complaint', 'zh-CN': '投诉中' },
  ended: { en: 'Ended', 'zh-CN': '已结束' },
} as const satisfies Record<OtcOrderProgress, Text>

export const OTC_ORDER_STATUSES = {
  open: { en: 'In escrow', 'zh-CN': '托管中' },
  cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  completed: { en: 'Completed', 'zh-CN': '已完成' },
} as const satisfies Record<OtcOrderStatus, Text>

/** Buttons of an OTC offer. */
export const OTC_OFFER_ACTIONS = {
  returnRest: { en: 'End with its rest', 'zh-CN': '剩余退回' },
  trigger: { en: 'Come down at its price', 'zh-CN': '触发价下架' },
  takeDown: { en: 'Take down', 'zh-CN': '下架' },
  putUp: { en: 'Put up', 'zh-CN': '上架' },
  edit: { en: 'Edit', 'zh-CN': '修改' },
  withdraw: { en: 'Withdraw the offer', 'zh-CN': '撤销承兑单' },
  take: { en: 'Take the offer', 'zh-CN': '下单' },
  orderEnded: { en: 'Order ended', 'zh-CN': '订单结束' },
} as const satisfies Record<OtcOfferEvent['kind'], Text>

export const OTC_OFFER_STATUSES = {
  ongoing: { en: 'Ongoing', 'zh-CN': '进行中' },
  cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  completed: { en: 'Completed', 'zh-CN': '已完成' },
} as const satisfies Record<OtcOfferStatus, Text>

/** Buttons of a withdrawal. */
export const WITHDRAWAL_ACTIONS = {
  revoke: { en: 'Revoke', 'zh-CN': '撤销' },
  approve: { en: 'Approve', 'zh-CN': '通过' },
  reject: { en: 'Reject', 'zh-CN': '拒绝' },
  sign: { en: 'Sign', 'zh-CN': '签名' },
  broadcast: { en: 'Send to the chain', 'zh-CN': '广播上链' },
  complete: { en: 'Complete', 'zh-CN': '完成' },
  reopen: { en: 'Reopen', 'zh-CN': '重新打开' },
  fail: { en: 'Mark as failed', 'zh-CN': '标记失败' },
  conflict: { en: 'Return after a conflict', 'zh-CN': '冲突后退回' },
  paidAfterReturn: { en: 'Paid after its return', 'zh-CN': '退回后到账' },
} as const satisfies Record<WithdrawalEvent['kind'], Text>

export const WITHDRAWAL_STATUSES = {
  pending: { en: 'In review', 'zh-CN': '待审核' },
  approved: { en: 'Processing', 'zh-CN': '处理中' },
  signed: { en: 'Being sent', 'zh-CN': '发送中' },
  broadcast: { en: 'On the chain', 'zh-CN': '已上链' },
  completed: { en: 'Completed', 'zh-CN': '已完成' },
  failed: { en: 'Failed, returned', 'zh-CN': '失败，已退回' },
  reviewFailed: { en: 'Refused, returned', 'zh-CN': '审核未通过，已退回' },
  revoked: { en: 'Revoked', 'zh-CN': '已撤销' },
} as const satisfies Record<Withdrawal['kind'], Text>
