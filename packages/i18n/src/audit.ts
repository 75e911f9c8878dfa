import type { AuditAction, AuditSubject } from '@jindu/domain/audit'
import type { Locale, Text } from './locale.ts'

/** What a line of the audit says was done; the subject stands beside it. */
export const AUDIT_ACTIONS = {
  'goods.delisted': { en: 'Delisted goods', 'zh-CN': '撤下商品' },
  'goods.relisted': { en: 'Relisted goods', 'zh-CN': '恢复上架商品' },
  'category.created': { en: 'Created a category', 'zh-CN': '新建分类' },
  'category.renamed': { en: 'Renamed a category', 'zh-CN': '重命名分类' },
  'category.merged': { en: 'Merged a category', 'zh-CN': '合并分类' },
  'category.commentsHidden': { en: 'Hid public comments', 'zh-CN': '隐藏公开评论' },
  'category.commentsShown': { en: 'Showed public comments', 'zh-CN': '显示公开评论' },
  'category.arranged': { en: 'Placed a category', 'zh-CN': '调整分类位置' },
  'category.released': { en: 'Released a category from the order', 'zh-CN': '分类移出固定排序' },
  'setting.changed': { en: 'Changed a setting', 'zh-CN': '修改设置' },
  'staff.appointed': { en: 'Appointed staff', 'zh-CN': '任命工作人员' },
  'staff.dismissed': { en: 'Dismissed staff', 'zh-CN': '撤销工作人员' },
  'account.frozen': { en: 'Froze an account', 'zh-CN': '冻结账号' },
  'account.unfrozen': { en: 'Unfroze an account', 'zh-CN': '解冻账号' },
  'account.registered': { en: 'Registered', 'zh-CN': '注册账号' },
  'account.loggedIn': { en: 'Logged in', 'zh-CN': '登录' },
  'account.loginFailed': { en: 'Tried a wrong login password', 'zh-CN': '登录密码输入错误' },
  'account.recoveryFailed': { en: 'Tried a wrong recovery password', 'zh-CN': '恢复密码输入错误' },
  'account.loggedOut': { en: 'Logged out', 'zh-CN': '退出登录' },
  'account.sessionEnded': { en: 'Ended a session', 'zh-CN': '结束一个会话' },
  'account.sessionsEnded': { en: 'Ended the other sessions', 'zh-CN': '结束其他会话' },
  'account.loginPasswordChanged': { en: 'Changed the login password', 'zh-CN': '修改登录密码' },
  'account.payPasswordChanged': { en: 'Changed the pay password', 'zh-CN': '修改支付密码' },
  'account.payPasswordLocked': { en: 'Locked the pay password by wrong tries', 'zh-CN': '多次输错，支付密码被锁定' },
  'goods.publish': { en: 'Published goods', 'zh-CN': '发布商品' },
  'goods.edit': { en: 'Edited goods', 'zh-CN': '编辑商品' },
  'goods.push': { en: 'Pushed goods', 'zh-CN': '将商品顶到最前' },
  'goods.takeOffline': { en: 'Took goods offline', 'zh-CN': '下架商品' },
  'goods.putOnline': { en: 'Put goods back for sale', 'zh-CN': '商品重新上线' },
  'goods.setDelivery': { en: 'Changed how goods are delivered', 'zh-CN': '更改发货方式' },
  'goods.stock.add': { en: 'Added stock', 'zh-CN': '添加库存' },
  'goods.stock.withdraw': { en: 'Withdrew stock', 'zh-CN': '撤回库存' },
  'goods.stock.reveal': { en: 'Looked at a secret in stock', 'zh-CN': '查看库存中的密文' },
  'goods.stock.setLow': { en: 'Changed the low stock mark', 'zh-CN': '更改低库存提醒' },
  'goodsOrder.place': { en: 'Bought goods', 'zh-CN': '购买商品' },
  'goodsOrder.open': { en: 'Opened the shipment', 'zh-CN': '开启发货内容' },
  'goodsOrder.confirm': { en: 'Confirmed receipt', 'zh-CN': '确认收货' },
  'goodsOrder.hold': { en: 'Put an order on hold', 'zh-CN': '暂停订单' },
  'goodsOrder.cancelHold': { en: 'Lifted a hold', 'zh-CN': '解除暂停' },
  'goodsOrder.complain': { en: 'Filed a complaint', 'zh-CN': '发起投诉' },
  'goodsOrder.cancelComplaint': { en: 'Took a complaint back', 'zh-CN': '撤回投诉' },
  'goodsOrder.refund': { en: 'Refunded an order', 'zh-CN': '退款' },
  'goodsOrder.settle': { en: 'Settled an order', 'zh-CN': '结算订单' },
  'goodsOrder.inspectDelivery': { en: 'Inspected what was delivered', 'zh-CN': '查验发货内容' },
  'goodsOrder.rule': { en: 'Ruled on an order', 'zh-CN': '裁决订单' },
  'goodsOrder.stateCase': { en: 'Stated the case', 'zh-CN': '陈述情况' },
  'goodsOrder.proposeSplit': { en: 'Proposed a split', 'zh-CN': '提出分配方案' },
  'goodsOrder.withdrawSplit': { en: 'Withdrew a split', 'zh-CN': '撤回分配方案' },
  'goodsOrder.acceptSplit': { en: 'Accepted a split', 'zh-CN': '接受分配方案' },
  'goodsOrder.confirmRuling': { en: 'Confirmed a ruling', 'zh-CN': '确认裁决' },
  'goodsOrder.rejectRuling': { en: 'Rejected a ruling', 'zh-CN': '否决裁决' },
  'otcOffer.publish': { en: 'Published an offer', 'zh-CN': '发布承兑单' },
  'otcOffer.edit': { en: 'Edited an offer', 'zh-CN': '修改承兑单' },
  'otcOffer.takeDown': { en: 'Took an offer down', 'zh-CN': '下架承兑单' },
  'otcOffer.putUp': { en: 'Put an offer up', 'zh-CN': '上架承兑单' },
  'otcOffer.withdraw': { en: 'Withdrew an offer', 'zh-CN': '撤销承兑单' },
  'otcOrder.take': { en: 'Took an offer', 'zh-CN': '下单承兑单' },
  'otcOrder.pay': { en: 'Marked a fiat payment', 'zh-CN': '标记已付款' },
  'otcOrder.cancel': { en: 'Cancelled a fiat order', 'zh-CN': '取消法币订单' },
  'otcOrder.hold': { en: 'Put a fiat order on hold', 'zh-CN': '暂停法币订单' },
  'otcOrder.cancelHold': { en: 'Lifted a hold of a fiat order', 'zh-CN': '解除法币订单暂停' },
  'otcOrder.release': { en: 'Released coin', 'zh-CN': '放币' },
  'otcOrder.requireCancel': { en: 'Demanded cancellation', 'zh-CN': '要求撤销法币订单' },
  'otcOrder.requireSettle': { en: 'Demanded settlement', 'zh-CN': '要求结算法币订单' },
  'otcOrder.expire': { en: 'A fiat order expired', 'zh-CN': '法币订单到期取消' },
  'otcOrder.complain': { en: 'Filed a complaint on a fiat order', 'zh-CN': '投诉法币订单' },
  'otcOrder.cancelComplaint': { en: 'Took a complaint on a fiat order back', 'zh-CN': '撤回法币订单投诉' },
  'otcOrder.stateCase': { en: 'Stated the case of a fiat order', 'zh-CN': '陈述法币订单情况' },
  'otcOrder.proposeSplit': { en: 'Proposed a split of a fiat order', 'zh-CN': '提出法币订单分配方案' },
  'otcOrder.withdrawSplit': { en: 'Withdrew a split of a fiat order', 'zh-CN': '撤回法币订单分配方案' },
  'otcOrder.acceptSplit': { en: 'Accepted a split of a fiat order', 'zh-CN': '接受法币订单分配方案' },
  'otcOrder.rule': { en: 'Ruled on a fiat order', 'zh-CN': '裁决法币订单' },
  'otcOrder.confirmRuling': { en: 'Confirmed a ruling on a fiat order', 'zh-CN': '确认法币订单裁决' },
  'otcOrder.rejectRuling': { en: 'Rejected a ruling on a fiat order', 'zh-CN': '否决法币订单裁决' },
  'review.write': { en: 'Wrote a review', 'zh-CN': '发表评价' },
  'review.edit': { en: 'Edited a review', 'zh-CN': '修改评价' },
  'review.reply': { en: 'Replied to a review', 'zh-CN': '回复评价' },
  'review.hide': { en: 'Hid a review', 'zh-CN': '隐藏评价' },
  'review.show': { en: 'Showed a review again', 'zh-CN': '恢复显示评价' },
  'right.bought': { en: 'Bought or renewed a right', 'zh-CN': '开通或续费权限' },
  'right.withdrawn': { en: 'Withdrew a right', 'zh-CN': '收回权限' },
  'right.restored': { en: 'Gave a right back', 'zh-CN': '恢复权限' },
  'right.markedSpam': { en: 'Marked an account as spam', 'zh-CN': '标记为垃圾账号' },
  'ad.created': { en: 'Created an ad', 'zh-CN': '创建广告' },
  'ad.edited': { en: 'Edited an ad', 'zh-CN': '编辑广告' },
  'ad.bought': { en: 'Bought or renewed an ad', 'zh-CN': '购买或续费广告' },
  'ad.shown': { en: 'Showed an ad', 'zh-CN': '显示广告' },
  'ad.hidden': { en: 'Hid an ad', 'zh-CN': '隐藏广告' },
  'ad.ended': { en: 'The time of an ad ended', 'zh-CN': '广告到期' },
  'ad.usedUp': { en: 'The clicks of an ad were used up', 'zh-CN': '广告点击用完' },
  'ad.approved': { en: 'Approved an ad', 'zh-CN': '通过广告' },
  'ad.delisted': { en: 'Took an ad down', 'zh-CN': '下架广告' },
  'ad.relisted': { en: 'Let an ad back', 'zh-CN': '恢复广告' },
  'comment.write': { en: 'Wrote a comment', 'zh-CN': '发表评论' },
  'comment.remove': { en: 'Took a comment back', 'zh-CN': '删除评论' },
  'comment.hide': { en: 'Hid a comment', 'zh-CN': '隐藏评论' },
  'comment.show': { en: 'Showed a comment again', 'zh-CN': '恢复显示评论' },
  'wallet.creditDeposit': { en: 'Credited a deposit', 'zh-CN': '充值入账' },
  'wallet.reverseDeposit': { en: 'Took back a deposit that left the chain', 'zh-CN': '撤回已离开链上的充值' },
  'withdrawal.apply': { en: 'Applied for a withdrawal', 'zh-CN': '申请提币' },
  'withdrawal.revoke': { en: 'Took a withdrawal back', 'zh-CN': '撤销提币' },
  'withdrawal.approve': { en: 'Approved a withdrawal', 'zh-CN': '批准提币' },
  'withdrawal.reject': { en: 'Refused a withdrawal', 'zh-CN': '拒绝提币' },
  'withdrawal.sign': { en: 'Signed a payment', 'zh-CN': '签名付款' },
  'withdrawal.broadcast': { en: 'Sent a payment', 'zh-CN': '发送付款' },
  'withdrawal.complete': { en: 'Completed a withdrawal', 'zh-CN': '完成提币' },
  'withdrawal.reopen': { en: 'A payment lost its block', 'zh-CN': '付款所在区块被撤销' },
  'withdrawal.fail': { en: 'Gave a withdrawal up', 'zh-CN': '放弃提币' },
  'withdrawal.conflict': { en: 'A payment became impossible', 'zh-CN': '付款已无法确认' },
  'transfer.send': { en: 'Sent coin to a user', 'zh-CN': '向用户转账' },
  'transfer.move': { en: 'Moved coin between own balances', 'zh-CN': '账户间划转' },
  'transfer.approve': { en: 'Let a move between balances through', 'zh-CN': '通过账户间划转' },
  'transfer.reject': { en: 'Refused a move between balances', 'zh-CN': '拒绝账户间划转' },
  'treasury.topUpAddress': { en: 'Asked for a top-up address', 'zh-CN': '获取注资地址' },
  'breaker.opened': { en: 'Stopped the payouts of a coin', 'zh-CN': '停止币种付款' },
  'breaker.askedToClose': { en: 'Asked to resume payouts', 'zh-CN': '申请恢复付款' },
  'breaker.closed': { en: 'Resumed the payouts of a coin', 'zh-CN': '恢复币种付款' },
} as const satisfies Readonly<Record<AuditAction, Text>>

/** What the audit calls a thing. */
const SUBJECTS = {
  ad: { en: 'Ad', 'zh-CN': '广告' },
  goods: { en: 'Goods', 'zh-CN': '商品' },
  category: { en: 'Category', 'zh-CN': '分类' },
  setting: { en: 'Change of settings', 'zh-CN': '设置变更' },
  account: { en: 'Account', 'zh-CN': '账号' },
  goodsOrder: { en: 'Order', 'zh-CN': '订单' },
  otcOrder: { en: 'Fiat order', 'zh-CN': '法币订单' },
  otcOffer: { en: 'Offer', 'zh-CN': '承兑单' },
  review: { en: 'Review', 'zh-CN': '评价' },
  comment: { en: 'Comment', 'zh-CN': '评论' },
  deposit: { en: 'Deposit', 'zh-CN': '充值' },
  withdrawal: { en: 'Withdrawal', 'zh-CN': '提币' },
  coin: { en: 'Coin', 'zh-CN': '币种' },
  transfer: { en: 'Transfer', 'zh-CN': '转账' },
  internalTransfer: { en: 'Move', 'zh-CN': '划转' },
} as const satisfies Readonly<Record<AuditSubject, Text>>

/** The kinds of things that the audit names. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const AUDIT_SUBJECTS = Object.keys(SUBJECTS) as readonly AuditSubject[]

/** @param action a code of the audit; one without words is said as it stands */
export function auditActionText(action: string, locale: Locale): string {
  return isAction(action) ? AUDIT_ACTIONS[action][locale] : action
}

/** @param kind what the action was done to; one without words is said as it stands */
export function auditSubjectText(kind: string, locale: Locale): string {
  return isSubject(kind) ? SUBJECTS[kind][locale] : kind
}

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action)
}

function isSubject(kind: string): kind is AuditSubject {
  return Object.hasOwn(SUBJECTS, kind)
}
