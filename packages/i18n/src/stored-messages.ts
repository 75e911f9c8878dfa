import { fillMessage } from '@jindu/domain/words'
import type { GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import type { OtcOrderNote } from '@jindu/domain/otc/orders'
import {
  MESSAGES,
  type MessageKind,
  type MessageSide,
  type MessageType,
  type StoredMessage,
} from '@jindu/domain/messages'
import type { OutsideType } from '@jindu/domain/outside'
import type { Locale, Text } from './locale.ts'
import { timelineText } from './timeline.ts'

type OwnKind = Exclude<MessageKind, GoodsOrderTimelineNote | OtcOrderNote>

/** Texts of messages that are no order steps; messages of order steps use the timeline's texts. */
export const MESSAGE_WORDS = {
  'goods.delisted': { en: 'Staff delisted your goods', 'zh-CN': '管理员撤下了您的商品' },
  'goods.relisted': { en: 'Staff relisted your goods', 'zh-CN': '管理员恢复上架了您的商品' },
  'goods.soldOut': { en: 'Sold out: the last unit is bought', 'zh-CN': '已售罄：最后一件已售出' },
  'goods.stockLow': { en: 'Stock is low: {left} left', 'zh-CN': '库存不足：仅剩 {left} 件' },
  'goods.back': { en: 'Goods you saved can be bought again', 'zh-CN': '您收藏的商品又可以购买了' },
  'goodsOrder.promiseNear': {
    en: 'Deliver soon: the last quarter of your promised time has begun',
    'zh-CN': '请尽快发货：您承诺的发货时间只剩最后四分之一',
  },
  'goodsOrder.promisePassed': {
    en: 'Not delivered in the promised time: the buyer may cancel at once with the full sum back',
    'zh-CN': '已过承诺发货时间仍未发货：买家可随时取消订单并获全额退款',
  },
  'otcOrder.payHalfTime': { en: 'Half of the buyer’s time to pay has passed', 'zh-CN': '买家的付款时间已过半' },
  'otcOrder.payLastQuarter': {
    en: 'The last quarter of the buyer’s time to pay has begun',
    'zh-CN': '买家的付款时间只剩最后四分之一',
  },
  'otcOrder.releaseHalfTime': {
    en: 'Half of the seller’s time to release has passed',
    'zh-CN': '卖家的放币时间已过半',
  },
  'otcOrder.releaseLastQuarter': {
    en: 'The last quarter of the seller’s time to release has begun',
    'zh-CN': '卖家的放币时间只剩最后四分之一',
  },
  'otcOrder.rated': { en: '{who} rated your trade', 'zh-CN': '{who}评价了本次交易' },
  'otcOffer.takenDown': { en: 'Staff took your offer down', 'zh-CN': '管理员下架了您的承兑单' },
  'otcOffer.restReturned': {
    en: 'Your offer ended: less was left than its smallest order',
    'zh-CN': '您的承兑单已结束：剩余不足一笔最小订单',
  },
  'otcOffer.triggered': {
    en: 'The market reached your price: your offer came down',
    'zh-CN': '市价达到触发价，您的承兑单已下架',
  },
  'otcOffer.putUp': { en: 'Staff put your offer up again', 'zh-CN': '管理员重新上架了您的承兑单' },
  'otcOffer.withdrawn': { en: 'Staff withdrew your offer', 'zh-CN': '管理员撤销了您的承兑单' },
  'otcOffer.taken': { en: '{who} took your offer', 'zh-CN': '{who}接了您的承兑单' },
  'otcOffer.ranOut': {
    en: 'Your offer has run out: less is left than its smallest order',
    'zh-CN': '您的承兑单已无余量：剩余数量不足最小下单额',
  },
  'otcAlert.offers': {
    en: '{found, plural, =1 {An offer fits} other {# offers fit}} your alert, the best at {price} for one coin',
    'zh-CN': '有 {found} 个承兑单符合您的提醒，最优单价 {price}',
  },
  'otcAlert.price': {
    en: 'One {coin} costs {price} now: the price of your alert is reached',
    'zh-CN': '{coin} 现价 {price}，已达到您的提醒价格',
  },
  'goodsTalk.said': {
    en: '{staff, plural, =1 {Staff} other {{who}}} wrote to you in a chat about goods',
    'zh-CN': '{staff, plural, =1 {管理员} other {{who}}}在商品聊天中给您发来消息',
  },
  'adTalk.said': {
    en: '{staff, plural, =1 {Staff} other {{who}}} wrote to you in a chat about an ad',
    'zh-CN': '{staff, plural, =1 {管理员} other {{who}}}在广告聊天中给您发来消息',
  },
  'otcTalk.said': {
    en: '{staff, plural, =1 {Staff} other {{who}}} wrote to you in a chat about an OTC offer',
    'zh-CN': '{staff, plural, =1 {管理员} other {{who}}}在法币承兑单聊天中给您发来消息',
  },
  'otcOrderTalk.said': {
    en: '{staff, plural, =1 {Staff} other {{who}}} wrote to you in a chat about an OTC order',
    'zh-CN': '{staff, plural, =1 {管理员} other {{who}}}在法币订单聊天中给您发来消息',
  },
  'review.written': { en: '{who} rated your goods {rating} of 5', 'zh-CN': '{who}评价了您的商品：{rating} 星' },
  'review.replied': { en: '{who} replied to your review', 'zh-CN': '{who}回复了您的评价' },
  'review.hidden': { en: 'Staff hid your review', 'zh-CN': '管理员隐藏了您的评价' },
  'review.shown': { en: 'Staff show your review again', 'zh-CN': '管理员恢复显示了您的评价' },
  'comment.written': { en: '{who} commented on your goods', 'zh-CN': '{who}评论了您的商品' },
  'comment.answered': { en: '{who} answered your comment', 'zh-CN': '{who}回复了您的评论' },
  'comment.hidden': { en: 'Staff hid your comment', 'zh-CN': '管理员隐藏了您的评论' },
  'comment.shown': { en: 'Staff show your comment again', 'zh-CN': '管理员恢复显示了您的评论' },
  'noticeComment.answered': { en: '{who} answered your comment', 'zh-CN': '{who}回复了您的评论' },
  'noticeComment.hidden': { en: 'Staff hid your comment', 'zh-CN': '管理员隐藏了您的评论' },
  'noticeComment.shown': { en: 'Staff show your comment again', 'zh-CN': '管理员恢复显示了您的评论' },
  'adComment.written': { en: '{who} commented on your ad', 'zh-CN': '{who}评论了您的广告' },
  'adComment.answered': { en: '{who} answered your comment', 'zh-CN': '{who}回复了您的评论' },
  'adComment.hidden': { en: 'Staff hid your comment', 'zh-CN': '管理员隐藏了您的评论' },
  'adComment.shown': { en: 'Staff show your comment again', 'zh-CN': '管理员恢复显示了您的评论' },
  'ticket.answered': { en: 'Staff answered your ticket', 'zh-CN': '工作人员回复了您的反馈' },
  'ticket.closed': { en: 'Your ticket is closed', 'zh-CN': '您的反馈已关闭' },
  'ticket.reopened': { en: 'Your ticket is open again', 'zh-CN': '您的反馈已重新打开' },
  'report.acted': {
    en: 'Staff acted on {what, select, message {the message} comment {the comment} review {the review} goods {the goods} ad {the ad} notice {the notice} other {what}} you reported. Thank you.',
    'zh-CN':
      '管理员已处理您举报的{what, select, message {私信} comment {评论} review {评价} goods {商品} ad {广告} notice {公告} other {内容}}，感谢您的举报',
  },
  'report.notActed': {
    en: 'Staff looked at {what, select, message {the message} comment {the comment} review {the review} goods {the goods} ad {the ad} notice {the notice} other {what}} you reported and found no breach of the rules',
    'zh-CN':
      '管理员已核查您举报的{what, select, message {私信} comment {评论} review {评价} goods {商品} ad {广告} notice {公告} other {内容}}，未发现违规',
  },
  'deposit.credited': { en: 'Your deposit is credited', 'zh-CN': '充值已到账' },
  'deposit.reversed': {
    en: 'The chain took a deposit of yours back; it has left your balance again',
    'zh-CN': '您的一笔充值在链上被撤销，已从余额中扣回',
  },
  'deposit.reversedOwing': {
    en: 'The chain took a deposit of yours back after it was spent. You owe {owed}: your next deposits pay it first, and withdrawals stay closed until then.',
    'zh-CN': '您的一笔充值在使用后被链上撤销，尚欠 {owed}；后续充值将优先抵扣，结清前暂停提现',
  },
  'transfer.sent': { en: 'You sent coin to user {to}', 'zh-CN': '您已向用户 {to} 转账' },
  'transfer.received': { en: 'User {from} sent you coin', 'zh-CN': '用户 {from} 向您转账，已到账' },
  'move.approved': { en: 'Your move between balances is complete', 'zh-CN': '您的资金划转已完成' },
  'move.rejected': {
    en: 'Your move between balances was refused; the amount is back in its balance',
    'zh-CN': '您的资金划转未通过审核，金额已退回原账户',
  },
  'account.newDevice': {
    en: 'A new device logged in to your account, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '有新设备登录了您的账号，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.loginPasswordChanged': {
    en: 'Your login password was changed, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '您的登录密码已修改，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.payPasswordChanged': {
    en: 'Your pay password was changed, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '您的支付密码已修改，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.secondFactorOn': {
    en: 'Two-step login was turned on, from {address}',
    'zh-CN': '已开启两步验证，IP：{address}',
  },
  'account.secondFactorOff': {
    en: 'Two-step login was turned off, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '两步验证已关闭，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.recoveryCodesMade': {
    en: 'New recovery codes were made, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '已生成新的恢复码，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.passkeyAdded': {
    en: 'A passkey was added, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '已添加通行密钥，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.passkeyRemoved': {
    en: 'A passkey was removed, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '已移除通行密钥，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.passkeyPays': {
    en: 'A passkey now stands in for the pay password, set from {address}. Not you? Freeze the account at once.',
    'zh-CN': '已允许通行密钥代替支付密码，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.passkeyPaysNoMore': {
    en: 'A passkey no longer stands in for the pay password, set from {address}. Not you? Freeze the account at once.',
    'zh-CN': '通行密钥不再代替支付密码，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.mailConfirmed': {
    en: 'An e-mail address was confirmed for your account, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '您的账号已验证邮箱，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.mailReplaced': {
    en: 'Your e-mail address was replaced by another, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '您的邮箱已被更换，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.mailRemoved': {
    en: 'Your e-mail address was removed, from {address}. Not you? Freeze the account at once.',
    'zh-CN': '您的邮箱已被移除，IP：{address}。如非本人操作，请立即冻结账号',
  },
  'account.frozen': { en: 'Staff froze your account', 'zh-CN': '管理员冻结了您的账号' },
  'account.unfrozen': { en: 'Staff unfroze your account', 'zh-CN': '管理员解冻了您的账号' },
  'account.appointed': {
    en: 'An administrator gave you a role on the staff',
    'zh-CN': '管理员任命您为工作人员',
  },
  'account.dismissed': {
    en: 'An administrator ended your role on the staff',
    'zh-CN': '管理员撤销了您的工作人员身份',
  },
  'office.roleWaits': {
    en: 'A role on the staff waits for a second administrator',
    'zh-CN': '有一项任命待另一位管理员同意',
  },
  'office.settingWaits': {
    en: 'A change of a setting waits for a second administrator',
    'zh-CN': '有一项设置修改待另一位管理员同意',
  },
  'account.staffSessionEnded': {
    en: 'An administrator ended one of your sessions, that of {address}: {reason}',
    'zh-CN': '管理员结束了您的一个登录会话，IP：{address}，原因：{reason}',
  },
  'withdrawal.applied': {
    en: 'Withdrawal applied for. If it was not you, freeze your account.',
    'zh-CN': '已申请提现。若非本人操作，请冻结账号。',
  },
  'withdrawal.approved': {
    en: 'Withdrawal approved: it goes out next',
    'zh-CN': '提现审核通过，即将发送',
  },
  'withdrawal.rejected': { en: 'Withdrawal refused, the money is back', 'zh-CN': '提现未通过审核，资金已退回' },
  'withdrawal.broadcast': { en: 'Withdrawal sent', 'zh-CN': '提现已发送' },
  'withdrawal.completed': { en: 'Withdrawal completed', 'zh-CN': '提现已完成' },
  'withdrawal.reopened': {
    en: 'Withdrawal waits for confirmations again: the chain was reorganised',
    'zh-CN': '链上重组，提现重新等待确认',
  },
  'withdrawal.failed': { en: 'Withdrawal failed, the money is back', 'zh-CN': '提现未成功，资金已退回' },
  'withdrawal.paidAfterReturn': {
    en: 'A withdrawal that came back to you was paid by the chain after all; what came back was taken from your balance again',
    'zh-CN': '一笔已退回的提现最终在链上到账，退回的资金已从余额中扣回',
  },
  'finance.payoutsStopped': {
    en: 'Payouts of a coin are stopped: {reason, select, unequal {the chain does not hold what the books say} reorganisation {the chain took back more blocks than are looked up} paidAfterReturn {what had been returned was paid after all} other {look at the payouts desk}}',
    'zh-CN':
      '某币种的付款已停止：{reason, select, unequal {链上持有量与账面不符} reorganisation {链上重组超出可核查范围} paidAfterReturn {已退回的提现在链上到账} other {请查看付款台}}',
  },
  'finance.payoutsWait': {
    en: 'Approved withdrawals wait: {why, select, limit {the hot wallet’s limit is reached} float {the hot wallet holds too little} capital {the operator’s capital is too small for network fees. Press Top up beside the coin at the payouts desk and pay coin of the operator’s own to the address that is shown} node {the node does not answer} gas {the paying address lacks gas, or the network takes too much for it} token {the token’s contract refuses transfers} error {a payment was refused} other {look at the payouts desk}}',
    'zh-CN':
      '已批准的提现在等待：{why, select, limit {已达热钱包付款上限} float {热钱包余额不足} capital {运营资金不足以承担矿工费。请在付款台该币种旁点击“注资”，向显示的地址转入运营方自有的币} node {节点无响应} gas {付款地址的 Gas 不足，或网络 Gas 价格过高} token {代币合约拒绝转账} error {付款被拒绝} other {请查看付款台}}',
  },
  'finance.rateHeld': {
    en: 'The price of a coin jumped from {last} to {price} dollars and is held back. Nothing is priced by it before it is near the old level again or finance sets a rate near it.',
    'zh-CN':
      '某币种价格由 {last} 美元突变为 {price} 美元，已暂缓采用；在价格回到原水平附近、或财务设置相近汇率之前，不会按新价格计价',
  },
  'finance.proofLate': {
    en: 'No snapshot of liabilities has been taken for two days: taking one fails. Publish one at the payouts desk; if that fails too, read the log.',
    'zh-CN': '已有两天未生成负债快照，自动生成失败。请在付款台手动发布；如仍失败，请查看日志',
  },
  'finance.payoutStuck': {
    en: 'A payment has been without a block for an hour. A higher fee may help.',
    'zh-CN': '一笔付款超过一小时未被打包，可考虑提高矿工费',
  },
  'finance.payoutLost': {
    en: 'The coin of a payment was spent elsewhere on the chain. The money comes back when that is final.',
    'zh-CN': '一笔付款所用的币在链上被另行花费，确认不可逆后资金将退回',
  },
  'finance.paidAfterReturn': {
    en: 'A withdrawal that had been returned was paid by the chain after all. Its owner has been charged.',
    'zh-CN': '一笔已退回的提现最终在链上到账，已向用户扣回',
  },
  'finance.depositReversed': {
    en: 'The chain took back a deposit that had been credited',
    'zh-CN': '一笔已入账的充值在链上被撤销',
  },
  'account.tokenCreated': {
    en: 'An access token for your account was made: {name}. If that was not you, revoke it and change your passwords.',
    'zh-CN': '您的账号新建了访问令牌：{name}。如非本人操作，请立即撤销并修改密码',
  },
  'account.payeeAdded': {
    en: 'An account that fiat is paid to was added: {label}. If that was not you, remove it and change your passwords.',
    'zh-CN': '您的账号新增了收款账户：{label}。如非本人操作，请立即删除并修改密码',
  },
  'account.payeeChanged': {
    en: 'An account that fiat is paid to was changed: {label}. If that was not you, put it right and change your passwords.',
    'zh-CN': '您的收款账户已被修改：{label}。如非本人操作，请立即改回并修改密码',
  },
  'account.addressSaved': {
    en: 'Withdrawal address “{label}” was saved. If it was not you, freeze your account.',
    'zh-CN': '已保存提现地址“{label}”。若非本人操作，请冻结账号。',
  },
  'account.addressWaitOff': {
    en: 'New withdrawal addresses no longer wait, switched off from {address}. If it was not you, freeze your account.',
    'zh-CN': '新提现地址延时已从 {address} 关闭。若非本人操作，请冻结账号。',
  },
  'account.webhookCreated': {
    en: 'Events of your account now go to a webhook at {host}. If that was not you, delete it and change your passwords.',
    'zh-CN': '您的账号事件将推送至 {host} 的 Webhook。如非本人操作，请立即删除并修改密码',
  },
  'account.webhookRotated': {
    en: 'The secret of the webhook to {host} was replaced. If it was not you, freeze your account.',
    'zh-CN': '发往 {host} 的 Webhook 已更换密钥。若非本人操作，请冻结账号。',
  },
  'account.webhookStopped': {
    en: 'Your webhook at {host} took nothing for three days and was stopped. Resume it on the account page once it answers.',
    'zh-CN': '您在 {host} 的 Webhook 连续三天无法送达，已停用。修复后可在账户页恢复',
  },
  'account.mailBounced': {
    en: 'Your e-mail address does not take our mails: we send none there any more. Confirm an address again to go on.',
    'zh-CN': '您的邮箱拒收本站邮件，已停止发送；如需继续，请重新验证邮箱',
  },
  'account.markedSpam': {
    en: 'Staff marked your account as spam: both rights are withdrawn. A ticket can appeal.',
    'zh-CN': '管理员将您的账号标记为垃圾账号，两项权限均已收回，可提交反馈申诉',
  },
  'account.warnedSlight': {
    en: 'Staff gave you a warning: {reason}',
    'zh-CN': '管理员向您发出警告：{reason}',
  },
  'account.warnedMalicious': {
    en: 'Staff gave you a warning for acting in bad faith: {reason}',
    'zh-CN': '管理员就恶意行为向您发出警告：{reason}',
  },
  'right.publishEnds': {
    en: 'Your publish right ends in {days, plural, one {# day} other {# days}}',
    'zh-CN': '您的发布权将在 {days} 天后到期',
  },
  'right.replyEnds': {
    en: 'Your reply right ends in {days, plural, one {# day} other {# days}}',
    'zh-CN': '您的交易权限将在 {days} 天后到期',
  },
  'right.publishWithdrawn': {
    en: 'Staff withdrew your publish right {days, plural, =0 {without end} one {for # day} other {for # days}}. A ticket can appeal.',
    'zh-CN': '管理员收回了您的发布权{days, plural, =0 {（无期限）} other {，为期 # 天}}，可提交反馈申诉',
  },
  'right.replyWithdrawn': {
    en: 'Staff withdrew your reply right {days, plural, =0 {without end} one {for # day} other {for # days}}. A ticket can appeal.',
    'zh-CN': '管理员收回了您的交易权限{days, plural, =0 {（无期限）} other {，为期 # 天}}，可提交反馈申诉',
  },
  'ad.approved': { en: 'Your ad was approved and is shown', 'zh-CN': '您的广告已通过审核并开始展示' },
  'ad.delisted': {
    en: 'Staff took your ad down; what was left of it is refunded',
    'zh-CN': '平台下架了您的广告，未使用的部分已退款',
  },
  'ad.relisted': { en: 'Staff let your ad back', 'zh-CN': '平台恢复了您的广告' },
  'ad.ended': { en: 'The time of your home ad is over', 'zh-CN': '您的首页广告已到期' },
  'ad.usedUp': { en: 'All clicks of your category ad are used', 'zh-CN': '您的分类广告点击已用完' },
  'right.publishRestored': { en: 'Staff gave your publish right back', 'zh-CN': '管理员恢复了您的发布权' },
  'right.replyRestored': { en: 'Staff gave your reply right back', 'zh-CN': '管理员恢复了您的交易权限' },
} as const satisfies Readonly<Record<OwnKind, Text>>

function hasOwnWords(kind: MessageKind): kind is OwnKind {
  return Object.hasOwn(MESSAGE_WORDS, kind)
}

/**
 * Text of a stored message for its reader.
 * @param by the uid of the person who acted, if it is not the reader; 0 for staff and the clock
 */
export function messageText(
  { kind, side, facts }: Omit<StoredMessage, 'subjectId'>,
  locale: Locale,
  by?: number,
): string {
  if (!hasOwnWords(kind))
    return timelineText(kind, locale, side === 'buyer' || side === 'seller' ? side : 'staff', by || undefined)
  const who = by === undefined ? OTHER_SIDE[side ?? 'author'][locale] : nameOf(by, locale)
  return fillMessage(MESSAGE_WORDS[kind], locale, { ...facts, who })
}

/** Sender 0 is the administrator (marketplace.md §1). */
function nameOf(by: number, locale: Locale): string {
  if (by === 0) return ADMINISTRATOR[locale]
  return locale === 'zh-CN' ? `${by} ` : String(by)
}

/** Names of subjects with their number, most specific first: a chat about an order is named by the order. */
const THING_WORDS = {
  goodsOrder: { en: 'order {id}', 'zh-CN': '订单 {id}' },
  otcOrder: { en: 'OTC order {id}', 'zh-CN': '法币订单 {id}' },
  otcOffer: { en: 'OTC offer {id}', 'zh-CN': '法币承兑单 {id}' },
  goods: { en: 'goods {id}', 'zh-CN': '商品 {id}' },
  deposit: { en: 'deposit {id}', 'zh-CN': '充值 {id}' },
  transfer: { en: 'transfer {id}', 'zh-CN': '转账 {id}' },
  internalTransfer: { en: 'move {id}', 'zh-CN': '划转 {id}' },
} as const satisfies Readonly<Record<string, Text>>

type Thing = keyof typeof THING_WORDS
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const THINGS = Object.keys(THING_WORDS) as readonly Thing[]

/**
 * Name of a stored message's subject: `Tide tables · order 77`; empty if it has none.
 * @param about its subject's current title, and the ids of what it belongs to
 */
export function aboutText(
  { kind, subjectId }: Pick<StoredMessage, 'kind' | 'subjectId'>,
  about: { readonly title: string | null; readonly within: Readonly<Record<string, number>> } | null,
  locale: Locale,
): string {
  const of: Readonly<Record<string, number>> = { ...about?.within, [MESSAGES[kind].subject]: subjectId }
  const thing = THINGS.find((each) => of[each] !== undefined)
  const title = about?.title ?? null
  // Show the goods' title without a number, but an order's number beside its title.
  const numbered = thing === undefined || (title !== null && thing === 'goods') ? null : thing
  const number = numbered === null ? null : fillMessage(THING_WORDS[numbered], locale, { id: of[numbered] ?? 0 })
  return [title, number].filter((part) => part !== null).join(' · ')
}

/** Name of the acting party, by the reader's side. */
const ADMINISTRATOR: Text = { en: 'Staff', 'zh-CN': '管理员' }

const OTHER_SIDE = {
  seller: { en: 'The buyer', 'zh-CN': '买家' },
  buyer: { en: 'The seller', 'zh-CN': '卖家' },
  author: { en: 'Somebody', 'zh-CN': '对方' },
  owner: { en: 'Somebody', 'zh-CN': '对方' },
  asker: { en: 'Somebody', 'zh-CN': '对方' },
} as const satisfies Record<MessageSide, Text>

/** Tabs of the message centre; the `event` of a message type for old clients. */
export const MESSAGE_TYPE_WORDS = {
  forum: { en: 'Ads', 'zh-CN': '广告' },
  admin: { en: 'Staff', 'zh-CN': '管理员' },
  goods: { en: 'Goods', 'zh-CN': '商品' },
  order: { en: 'Orders', 'zh-CN': '订单' },
  system: { en: 'System', 'zh-CN': '系统' },
  other: { en: 'Other', 'zh-CN': '其他' },
  otc: { en: 'OTC offers', 'zh-CN': '法币承兑单' },
  otcOrder: { en: 'OTC orders', 'zh-CN': '法币订单' },
} as const satisfies Readonly<Record<MessageType, Text>>

/** Kinds of notifications that may be sent by mail or push. */
export const OUTSIDE_TYPE_WORDS = {
  ...MESSAGE_TYPE_WORDS,
  chat: { en: 'Chats: a new line', 'zh-CN': '聊天：新消息' },
} as const satisfies Readonly<Record<OutsideType, Text>>
