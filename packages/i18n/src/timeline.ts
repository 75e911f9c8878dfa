import type { AccountNote } from '@jindu/domain/accounts/accounts'
import type { CategoryAdNote } from '@jindu/domain/promotion/category-ads'
import type { DisputeNote } from '@jindu/domain/trust/disputes'
import type { GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import type { HomeAdNote } from '@jindu/domain/promotion/home-ads'
import type { InternalTransferNote } from '@jindu/domain/wallet/transfers'
import type { OtcOfferNote } from '@jindu/domain/otc/offers'
import type { OtcOrderTimelineNote } from '@jindu/domain/otc/orders'
import type { WithdrawalNote } from '@jindu/domain/wallet/withdrawals'
import type { Locale, Text } from './locale.ts'

type PartyNote = GoodsOrderTimelineNote | OtcOrderTimelineNote
type PlainNote = OtcOfferNote | WithdrawalNote | InternalTransferNote | AccountNote | HomeAdNote | CategoryAdNote

/** Everything a timeline records. */
export type TimelineNote = PartyNote | PlainNote

/** The reader's role in a timeline of two parties. */
export type TimelineReader = 'buyer' | 'seller' | 'staff'

interface Words extends Readonly<Record<TimelineReader, Text>> {
  /** The acting side, and the act without its subject ("paid into escrow"). */
  readonly act?: { readonly of: 'buyer' | 'seller'; readonly words: Text }
}

const step = (enVerb: string, zhVerb: string) => ({
  own: { en: `You ${enVerb}`, 'zh-CN': `您${zhVerb}` },
  buyer: { en: `The buyer ${enVerb}`, 'zh-CN': `买家${zhVerb}` },
  seller: { en: `The seller ${enVerb}`, 'zh-CN': `卖家${zhVerb}` },
})

const byBuyer = (enVerb: string, zhVerb: string): Words => {
  const { own, buyer } = step(enVerb, zhVerb)
  return { buyer: own, seller: buyer, staff: buyer, act: { of: 'buyer', words: { en: enVerb, 'zh-CN': zhVerb } } }
}

const bySeller = (enVerb: string, zhVerb: string): Words => {
  const { own, seller } = step(enVerb, zhVerb)
  return { buyer: seller, seller: own, staff: seller, act: { of: 'seller', words: { en: enVerb, 'zh-CN': zhVerb } } }
}

const impersonal = (en: string, zh: string): Words => {
  const text = { en, 'zh-CN': zh }
  return { buyer: text, seller: text, staff: text }
}

/** Neither party acted; the seller's text says that the money went to them. */
const settled = {
  ...impersonal('Settled to the seller by the clock', '到期自动结算给卖家'),
  seller: { en: 'Settled to you by the clock', 'zh-CN': '到期自动结算给您' },
}

const stated = ['stated their case', '陈述了情况'] as const
const statedOwn = { en: 'You stated your case', 'zh-CN': '您陈述了情况' }
const proposed = ['proposed a split', '提出分配方案'] as const
const withdrew = ['withdrew the proposal', '撤回了方案'] as const
const accepted = ['accepted the split', '接受了分配方案'] as const
const proposedReturn = ['proposed to cancel together: the coin goes back', '提议共同取消，币退回卖家'] as const
const acceptedReturn = ['agreed to cancel: the coin went back', '同意共同取消，币已退回卖家'] as const
const complained = ['filed a complaint', '发起投诉'] as const
const tookBack = ['took the complaint back', '撤回了投诉'] as const

/** Timeline texts of disputes. */
const DISPUTE_NOTES = {
  buyerComplained: byBuyer(...complained),
  buyerComplaintCancelled: byBuyer(...tookBack),
  sellerComplained: bySeller(...complained),
  sellerComplaintCancelled: bySeller(...tookBack),
  buyerStated: { ...byBuyer(...stated), buyer: statedOwn },
  sellerStated: { ...bySeller(...stated), seller: statedOwn },
  buyerProposedSplit: byBuyer(...proposed),
  sellerProposedSplit: bySeller(...proposed),
  buyerWithdrewSplit: byBuyer(...withdrew),
  sellerWithdrewSplit: bySeller(...withdrew),
  buyerAcceptedSplit: byBuyer(...accepted),
  sellerAcceptedSplit: bySeller(...accepted),
  ruled: impersonal('The arbiter ruled', '仲裁员已裁决'),
  rulingAwaitsSecond: impersonal('An arbiter ruled, a second one has to confirm', '仲裁员已裁决，待第二位仲裁员确认'),
  rulingConfirmed: impersonal('A second arbiter confirmed the ruling', '第二位仲裁员已确认裁决'),
  rulingRejected: impersonal('A second arbiter rejected the ruling', '第二位仲裁员否决了裁决'),
} as const satisfies Record<DisputeNote, Words>

const disputeOf = <Subject extends string>(subject: Subject) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above, each behind the subject's name
  Object.fromEntries(Object.entries(DISPUTE_NOTES).map(([note, words]) => [`${subject}.${note}`, words])) as Readonly<
    Record<`${Subject}.${DisputeNote}`, Words>
  >

/** Timeline texts of orders for each reader. */
export const PARTY_NOTES = {
  ...disputeOf('goodsOrder'),
  ...disputeOf('otcOrder'),
  'goodsOrder.placed': byBuyer('paid into escrow', '已付款，款项进入托管'),
  'goodsOrder.ordered': {
    ...byBuyer('paid into escrow, to be delivered by hand', '已付款，款项进入托管，待卖家手动发货'),
    seller: {
      en: 'New order to deliver: the buyer paid into escrow',
      'zh-CN': '新订单待发货：买家已付款，款项进入托管',
    },
  },
  'goodsOrder.delivered': bySeller('delivered', '已发货'),
  'goodsOrder.shipmentOpened': byBuyer('opened the shipment', '开启了发货内容'),
  'goodsOrder.unitsReplaced': bySeller('replaced faulty keys', '更换了有问题的卡密'),
  'goodsOrder.confirmed': byBuyer('confirmed receipt', '确认收货'),
  'goodsOrder.held': byBuyer('put the order on hold', '暂停了订单'),
  'goodsOrder.holdCancelled': byBuyer('lifted the hold', '解除了暂停'),
  'goodsOrder.refunded': bySeller('refunded in full', '已全额退款'),
  'goodsOrder.cancelled': byBuyer('cancelled: not delivered in time', '因超时未发货取消了订单'),
  'goodsOrder.undelivered': impersonal(
    'Never delivered: refunded to the buyer by the clock',
    '一直未发货，到期自动退款给买家',
  ),
  'goodsOrder.settled': settled,
  'goodsOrder.settleDisputed': impersonal(
    'Held instead of settled: the buyer’s account is frozen, an arbiter hears it',
    '买方账户已冻结，到期不结算，订单暂停并由仲裁员受理',
  ),
  'otcOrder.created': impersonal('Order created, the coin is in escrow', '订单已创建，币已托管'),
  'otcOrder.paid': byBuyer('marked the payment as sent', '已标记付款'),
  'otcOrder.arrivalRecorded': bySeller(
    'recorded that the fiat arrived over an hour late',
    '记录款项在标记一小时后才到账',
  ),
  'otcOrder.refundRequested': byBuyer('asked for a refund: the fiat arrived late', '因款项延迟到账申请退款'),
  'otcOrder.evidenceGiven': byBuyer('stated who pays and gave evidence', '提交了付款人和付款凭证'),
  'otcOrder.payeesViewed': byBuyer('viewed the receiving accounts', '查看了收款账户'),
  'otcOrder.payeesViewedByStaff': impersonal('An arbiter viewed the receiving accounts', '仲裁员查看了收款账户'),
  'otcOrder.cancelled': byBuyer('cancelled the order', '取消了订单'),
  'otcOrder.buyerProposedReturn': byBuyer(...proposedReturn),
  'otcOrder.sellerProposedReturn': bySeller(...proposedReturn),
  'otcOrder.buyerAcceptedReturn': byBuyer(...acceptedReturn),
  'otcOrder.sellerAcceptedReturn': bySeller(...acceptedReturn),
  'otcOrder.held': bySeller('put the order on hold', '暂停了订单'),
  'otcOrder.holdCancelled': bySeller('lifted the hold', '解除了暂停'),
  'otcOrder.released': bySeller('released the coin', '已放币'),
  'otcOrder.cancelRequired': bySeller('cancelled: no payment in time', '因超时未付款撤销了订单'),
  'otcOrder.cancelDisputed': bySeller(
    'demanded cancellation: the buyer’s account is frozen, an arbiter hears it',
    '要求撤销：买方账户已冻结，由仲裁员受理',
  ),
  'otcOrder.settleRequired': byBuyer('demanded settlement: no answer in time', '因超时无回应要求结算'),
  'otcOrder.settleDisputed': byBuyer('demanded settlement: an arbiter hears it', '要求结算，由仲裁员受理'),
  'otcOrder.expired': impersonal('Cancelled by the clock: nobody acted', '无人处理，到期自动取消'),
  'otcOrder.expiryDisputed': impersonal(
    'Not cancelled by the clock: the buyer’s account is frozen, an arbiter hears it',
    '买方账户已冻结，到期不取消，由仲裁员受理',
  ),
} as const satisfies Record<PartyNote, Words>

/** Timeline texts of subjects with one owner. */
export const PLAIN_NOTES = {
  'otcOffer.published': { en: 'Published', 'zh-CN': '已发布' },
  'otcOffer.takenDown': { en: 'Taken down', 'zh-CN': '已下架' },
  'otcOffer.restReturned': {
    en: 'Ended: less was left than the smallest order',
    'zh-CN': '剩余不足一笔最小订单，已结束',
  },
  'otcOffer.triggered': { en: 'Taken down: the market reached its price', 'zh-CN': '市价达到触发价，已下架' },
  'otcOffer.putUp': { en: 'Put up again', 'zh-CN': '已重新上架' },
  'otcOffer.edited': { en: 'Edited', 'zh-CN': '已修改' },
  'otcOffer.withdrawn': { en: 'Withdrawn', 'zh-CN': '已撤销' },
  'otcOffer.taken': { en: 'Taken', 'zh-CN': '有人下单' },
  'otcOffer.orderEnded': { en: 'An order of it ended', 'zh-CN': '一笔订单已结束' },
  'withdrawal.applied': { en: 'Applied for', 'zh-CN': '已申请' },
  'withdrawal.revoked': { en: 'Revoked', 'zh-CN': '已撤销' },
  'withdrawal.approved': { en: 'Review passed', 'zh-CN': '审核通过' },
  'withdrawal.firstApproval': { en: 'First review passed, second needed', 'zh-CN': '一审通过，待二审' },
  'withdrawal.signed': { en: 'Payment signed', 'zh-CN': '付款已签名' },
  'withdrawal.replaced': { en: 'Fee raised, payment signed anew', 'zh-CN': '已提高矿工费，重新签名' },
  'withdrawal.reopened': { en: 'Unconfirmed again after a reorganisation', 'zh-CN': '链重组，付款待重新确认' },
  'withdrawal.rejected': { en: 'Review failed, returned', 'zh-CN': '审核未通过，已退回' },
  'withdrawal.broadcast': { en: 'Sent to the chain', 'zh-CN': '已广播上链' },
  'withdrawal.completed': { en: 'Completed', 'zh-CN': '已完成' },
  'withdrawal.paidAfterReturn': {
    en: 'Paid after it was returned: the chain took back what was final',
    'zh-CN': '退回后仍在链上到账：已确定的区块被撤销',
  },
  'withdrawal.failed': { en: 'Failed, returned', 'zh-CN': '提现失败，已退回' },
  'internalTransfer.applied': { en: 'Applied for', 'zh-CN': '已申请' },
  'internalTransfer.completed': { en: 'Completed', 'zh-CN': '已完成' },
  'internalTransfer.approved': { en: 'Review passed', 'zh-CN': '审核通过' },
  'internalTransfer.rejected': { en: 'Review refused, returned', 'zh-CN': '审核拒绝，已退回' },
  'account.frozen': { en: 'Frozen', 'zh-CN': '已冻结' },
  'account.unfrozen': { en: 'Unfrozen', 'zh-CN': '已解冻' },
  'account.spamMarked': { en: 'Marked as spam', 'zh-CN': '已标记为垃圾账号' },
  'account.spamUnmarked': { en: 'Spam mark taken back', 'zh-CN': '已取消垃圾账号标记' },
  'homeAd.bought': { en: 'Home ad bought', 'zh-CN': '已购买首页广告' },
  'homeAd.shown': { en: 'Home ad shown', 'zh-CN': '首页广告已显示' },
  'homeAd.closed': { en: 'Home ad closed', 'zh-CN': '首页广告已关闭' },
  'homeAd.expired': { en: 'Home ad expired', 'zh-CN': '首页广告已到期' },
  'categoryAd.bought': { en: 'Category ad bought', 'zh-CN': '已购买分类广告' },
  'categoryAd.shown': { en: 'Category ad shown', 'zh-CN': '分类广告已显示' },
  'categoryAd.closed': { en: 'Category ad closed', 'zh-CN': '分类广告已关闭' },
  'categoryAd.clicked': { en: 'Category ad clicked', 'zh-CN': '分类广告被点击' },
} as const satisfies Record<PlainNote, Text>

/**
 * Text of a timeline entry.
 * @param reader the reader's role; staff for the neutral wording
 * @param other the other party's uid, to name it instead of "the buyer" or "the seller"
 */
export function timelineText(
  note: TimelineNote,
  locale: Locale,
  reader: TimelineReader = 'staff',
  other?: number,
): string {
  if (!isPartyNote(note)) return PLAIN_NOTES[note][locale]
  const words: Words = PARTY_NOTES[note]
  const { act } = words
  return other === undefined || act === undefined || act.of === reader
    ? words[reader][locale]
    : `${other} ${act.words[locale]}`
}

function isPartyNote(note: TimelineNote): note is PartyNote {
  return Object.hasOwn(PARTY_NOTES, note)
}
