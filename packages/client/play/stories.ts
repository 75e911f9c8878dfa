import { payPassword } from './people.ts'
import type { Stage } from './stage.ts'

/** A scripted scenario; it yields one line after each step. */
export type Story = (stage: Stage, nth: number) => AsyncGenerator<string, void, undefined>

const html = (text: string) => ({ format: 'html' as const, html: `<p>${text}</p>` })

async function buy({ buyer, goods }: Stage, nth: number): Promise<number> {
  const goodsId = goods[nth % goods.length] ?? 0
  const { price } = await buyer.api.goods.detail.query({ id: goodsId })
  const order = { goodsId, volume: 1, currency: 'LTC', price, payPassword } as const
  const { id } = await buyer.api.goodsOrders.place.mutate({ ...order, idempotencyKey: crypto.randomUUID() })
  return id
}

/** The buyer asks, buys, opens the shipment, confirms and reviews. */
const sale: Story = async function* (stage, nth) {
  const { buyer, seller, goods } = stage
  const subject = { kind: 'goods' as const, id: goods[nth % goods.length] ?? 0 }
  const asked = { contents: html('Is it still there? 还有货吗？'), clientKey: crypto.randomUUID() }
  const { conversationId } = await buyer.api.conversations.say.mutate({ ...asked, to: { subject } })
  yield 'a buyer asks the seller something'
  const answered = { contents: html('Yes, at once. 有的，付款后即可收到。'), clientKey: crypto.randomUUID() }
  await seller.api.conversations.say.mutate({ ...answered, to: { conversationId } })
  yield 'the seller answers'
  const id = await buy(stage, nth)
  yield `order ${id}: bought, the money is in escrow`
  await buyer.api.goodsOrders.openDelivery.mutate({ id })
  yield `order ${id}: the buyer opens what was delivered`
  await buyer.api.goodsOrders.confirm.mutate({ id, payPassword })
  yield `order ${id}: confirmed, the seller has the money`
  await buyer.api.reviews.write.mutate({
    orderId: id,
    rating: nth % 4 === 3 ? 4 : 5,
    text: 'As described. 与描述一致。',
  })
  yield `order ${id}: reviewed`
}

/** The seller refunds the order. */
const refund: Story = async function* (stage, nth) {
  const id = await buy(stage, nth)
  yield `order ${id}: bought, the money is in escrow`
  await stage.seller.api.goodsOrders.refund.mutate({ id, payPassword })
  yield `order ${id}: the seller refunds it`
}

/** The order is held, disputed, argued and split. */
const dispute: Story = async function* (stage, nth) {
  const { buyer, seller } = stage
  const id = await buy(stage, nth)
  yield `order ${id}: bought, the money is in escrow`
  await buyer.api.goodsOrders.hold.mutate({ id })
  yield `order ${id}: the buyer holds it, its clock stands still`
  await buyer.api.goodsOrders.complain.mutate({ id })
  yield `order ${id}: the buyer complains`
  await buyer.api.goodsOrders.stateCase.mutate({
    id,
    text: 'The key works on one machine only. 授权码只能用于一台设备。',
    files: [],
  })
  yield `order ${id}: the buyer says what happened`
  await seller.api.goodsOrders.stateCase.mutate({
    id,
    text: 'The page says so in its first line. 商品页第一行已说明。',
    files: [],
  })
  yield `order ${id}: the seller answers`
  const { amount } = await seller.api.goodsOrders.info.query({ id })
  const half = { asset: amount.asset, units: (BigInt(amount.units) / 2n).toString() }
  await seller.api.goodsOrders.proposeSplit.mutate({ id, buyer: half })
  yield `order ${id}: the seller offers half of it back`
  await buyer.api.goodsOrders.acceptSplit.mutate({ id, buyer: half, payPassword })
  yield `order ${id}: the buyer accepts, the escrow is divided`
}

/** The buyer buys coin for dollars from the trader. */
const trade: Story = async function* ({ buyer, trader, offer }) {
  const taken = { ...offer, payPassword, idempotencyKey: crypto.randomUUID() }
  const { id } = await buyer.api.otcOrders.take.mutate(taken)
  yield `trade ${id}: taken, the coin is in escrow`
  const payer = { name: 'Li Ming', account: '6222 **** 0815', reference: `trade ${id}` }
  await buyer.api.otcOrders.pay.mutate({ id, payer, payPassword })
  yield `trade ${id}: the buyer has paid the dollars`
  await trader.api.otcOrders.release.mutate({ id, matches: true, payPassword })
  yield `trade ${id}: the trader releases the coin`
}

/** The buyer's bank returns the payment, and both cancel together. */
const comesBack: Story = async function* ({ buyer, trader, offer }) {
  const { id } = await buyer.api.otcOrders.take.mutate({
    ...offer,
    payPassword,
    idempotencyKey: crypto.randomUUID(),
  })
  yield `trade ${id}: taken, the coin is in escrow`
  await buyer.api.otcOrders.pay.mutate({ id, payPassword })
  yield `trade ${id}: the buyer has paid the dollars`
  await buyer.api.otcOrders.proposeReturn.mutate({ id, payPassword })
  yield `trade ${id}: the bank returned them, the buyer proposes to cancel together`
  await trader.api.otcOrders.acceptReturn.mutate({ id, payPassword })
  yield `trade ${id}: the trader agrees, the coin is back and it counts for nobody`
}

export const STORIES = { sale, trade, refund, dispute, comesBack } as const satisfies Readonly<Record<string, Story>>
