import { bothState, buy, type Market } from './market.ts'
import type { Person } from '../people.ts'

/** An order of the market's goods that its buyer confirmed. */
export async function completedOrder({ buyer, goodsId }: Pick<Market, 'buyer' | 'goodsId'>): Promise<number> {
  const { id } = await buy(buyer, goodsId)
  await buyer.client.trpc.goodsOrders.confirm.mutate({ id })
  return id
}

/** An order that its seller refunded. */
export async function refundedOrder({ buyer, seller, goodsId }: Market): Promise<number> {
  const { id } = await buy(buyer, goodsId)
  await seller.client.trpc.goodsOrders.refund.mutate({ id })
  return id
}

/** An order that an arbiter split in halves. */
export async function splitOrder({ buyer, seller, goodsId }: Market, arbiter: Person): Promise<number> {
  const { id } = await buy(buyer, goodsId)
  await buyer.client.trpc.goodsOrders.hold.mutate({ id })
  await bothState({ buyer, seller }, id)
  const ruling = { to: 'split', buyerBasisPoints: 5_000 } as const
  await arbiter.client.trpc.goodsOrders.rule.mutate({ id, ruling, reason: 'Half of it works.' })
  return id
}
