import { passwordDigest } from '@jindu/domain/accounts/passwords'
import type { BrowserContext } from '@playwright/test'
import { call, fundQuietly, PASSWORDS } from './calls.ts'

const WHOLE = 100_000_000n

const coin = (whole: bigint): object => ({ asset: 'LTC', units: String(whole * WHOLE) })
const payPassword = passwordDigest(PASSWORDS.pay)

/** Fills a fiat-trade balance past the screens, in whole LTC. */
export async function fundFiatQuietly(context: BrowserContext, amount: bigint): Promise<void> {
  await fundQuietly(context, String(amount))
  const move = { target: 'otc', amount: coin(amount), payPassword, idempotencyKey: crypto.randomUUID() }
  await call(context.request, 'transfers.move', move)
}

/** Offers 4 LTC without the UI, each for `price` dollars; a sell offer by default. */
export async function publishOfferQuietly(
  { request }: BrowserContext,
  price: bigint,
  side: 'sell' | 'buy' = 'sell',
): Promise<number> {
  const { id } = await call<{ id: number }>(request, 'otcOffers.publish', {
    side,
    total: coin(4n),
    unitPrice: String(price * WHOLE),
    minimum: { asset: 'USD', units: '2000' },
    maximum: { asset: 'USD', units: String(price * 400n) },
    requirements: {},
    payPassword,
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}

/** Takes 2 LTC of an offer without the UI. */
export async function takeQuietly({ request }: BrowserContext, id: number, price: bigint): Promise<number> {
  const taken = await call<{ id: number }>(request, 'otcOrders.take', {
    id,
    volume: coin(2n),
    unitPrice: String(price * WHOLE),
    payPassword,
    idempotencyKey: crypto.randomUUID(),
  })
  return taken.id
}

const PAYER = { name: '林晓', account: '6222 0000 4471', reference: 'A 7 2026' }

/** Marks an order as paid past the screens, with who paid or, as old clients do, without. */
export async function payQuietly(
  { request }: BrowserContext,
  id: number,
  says: 'who' | 'nothing' = 'who',
): Promise<void> {
  await call(request, 'otcOrders.pay', { id, ...(says === 'who' && { payer: PAYER }), payPassword })
}

/** Releases a paid order past the screens. */
export async function releaseQuietly({ request }: BrowserContext, id: number): Promise<void> {
  await call(request, 'otcOrders.release', { id, matches: true, payPassword })
}
