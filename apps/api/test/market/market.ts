import type { CurrencyCode } from '@jindu/domain/money'
import type { TestApp } from '../app.ts'
import { LOGIN, PAY, verifiedPerson, type Person } from '../people.ts'

/** Text long enough for every rule. */
export const LONG_TEXT = { format: 'html', html: '<p>Everything that a buyer should know of it.</p>' } as const
export const SECRET_TEXT = { format: 'html', html: '<p>The licence key is QX7-PLUM-09.</p>' } as const

export interface Market {
  readonly seller: Person
  readonly buyer: Person
  readonly categoryId: number
  /** Goods at 12.50 dollars. */
  readonly goodsId: number
}

export const PRICE = { asset: 'USD', units: '1250' } as const

let categories = 0

export async function publish(
  seller: Person,
  categoryId: number,
  title = 'Steam wallet code',
  price = '12.50',
): Promise<number> {
  const { id } = await seller.client.trpc.goods.publish.mutate({
    title,
    categoryId,
    price,
    contents: LONG_TEXT,
    shipment: SECRET_TEXT,
  })
  return id
}

export async function fund(buyer: Person, amount: string, currency: CurrencyCode = 'LTC'): Promise<void> {
  await buyer.client.trpc.sandbox.faucet.mutate({ currency, amount })
}

/** A seller with goods in a category of their own, and a buyer with coin. */
export async function openMarket(api: TestApp, amount = '100'): Promise<Market> {
  const [seller, buyer] = await Promise.all([verifiedPerson(api), verifiedPerson(api)])
  categories += 1
  const { id: categoryId } = await seller.client.trpc.categories.create.mutate({ title: `Games ${categories} shelf` })
  const goodsId = await publish(seller, categoryId)
  if (amount !== '0') await fund(buyer, amount)
  return { seller, buyer, categoryId, goodsId }
}

let keys = 0

export function newKey(): string {
  keys += 1
  return `test-key-${keys}`
}

export interface Buying {
  readonly volume?: number
  readonly currency?: 'LTC' | 'BTC'
  readonly idempotencyKey?: string
}

export function buy(buyer: Person, goodsId: number, { volume = 1, currency = 'LTC', idempotencyKey }: Buying = {}) {
  return buyer.client.trpc.goodsOrders.place.mutate({
    goodsId,
    volume,
    currency,
    price: PRICE,
    idempotencyKey: idempotencyKey ?? newKey(),
  })
}

/** Smallest units of a person's fund balance. */
export async function fundsOf({ client }: Person, currency: CurrencyCode = 'LTC'): Promise<bigint> {
  const { data } = await client.trpc.wallet.balances.query()
  return BigInt(data.find((row) => row.currency === currency)?.fund.units ?? '0')
}

/** A new session with the pay password verified: sessions end when a test moves the clock by weeks. */
export async function logInAgain({ uid, client }: Person): Promise<void> {
  await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
  await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
}

/** Both sides state their case on a held order, so that a ruling need not wait for either. */
export async function bothState({ buyer, seller }: Pick<Market, 'buyer' | 'seller'>, id: number): Promise<void> {
  await buyer.client.trpc.goodsOrders.stateCase.mutate({ id, text: 'Half of the keys did not work.' })
  await seller.client.trpc.goodsOrders.stateCase.mutate({ id, text: 'All of the keys were new.' })
}
