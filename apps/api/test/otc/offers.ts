import { moneyToWire, parseAmount, type CurrencyCode, type FiatCode } from '@jindu/domain/money'
import { parseUnitPrice, type OtcHours, type PaymentMethod } from '@jindu/domain/otc/offers'
import { entryTemplates } from '@jindu/domain/ledger'
import { postEntries } from '../../src/platform/ledger/index.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { fund, newKey } from '../market/market.ts'
import { verifiedPerson, type Person } from '../people.ts'
import { unlimited } from '../unlimited.ts'

export const coin = (amount: string, currency: CurrencyCode = 'LTC') => moneyToWire(parseAmount(amount, currency))
export const dollars = (amount: string) => ({
  asset: 'USD' as const,
  units: parseAmount(amount, 'USD').units.toString(),
})
export const price = (amount: string) => parseUnitPrice(amount).toString()

/** Fills a fiat-trade balance: a deposit, and the move that the owner makes after it. */
export async function fundTrader({ app }: TestApp, trader: Person, amount: string, currency: CurrencyCode = 'LTC') {
  await fund(trader, amount, currency)
  const money = parseAmount(amount, currency)
  await postEntries(app.db, [{ entry: entryTemplates.fundToOtc({ uid: trader.uid, money }) }], app.clock.now())
}

/** Somebody with coin to trade. */
export async function trader(api: TestApp, amount = '100'): Promise<Person> {
  const someone = await verifiedPerson(api)
  if (amount !== '0') await fundTrader(api, someone, amount)
  return someone
}

/** Limits that small offers pass; the specification's own are tested beside them. */
export const SMALL_LIMITS = {
  otcBuyTotalMaximumUnits: { BTC: 1_000_000_000, USDT: 100_000_000_000, LTC: 100_000_000_000 },
  otcSellTotalMinimumUnits: { BTC: 50_000, USDT: 1_000_000, LTC: 1_000_000 },
  otcBuyMinimumLimitCents: { BTC: 1_000, USDT: 1_000, LTC: 1_000 },
  otcSellMinimumLimitCents: { BTC: 1_000, USDT: 1_000, LTC: 1_000 },
}

/** A product with small limits and without rate limits, and two people with so much LTC to trade. */
export async function marketOfTwo(first: string, second: string) {
  const api = await createTestApp({ rateLimiter: unlimited })
  const [one, other] = await Promise.all([trader(api, first), trader(api, second)])
  await api.app.settings.change(SMALL_LIMITS, one.uid)
  return { api, one, other }
}

export interface OfferDraft {
  readonly side?: 'buy' | 'sell'
  readonly total?: string
  readonly unitPrice?: string
  /** In place of the price: hundredths of a percent over the market, with the prices it never passes. */
  readonly margin?: { readonly basisPoints: number; readonly floor?: string; readonly ceiling?: string }
  readonly hours?: OtcHours
  readonly minimum?: string
  readonly maximum?: string
  readonly currency?: CurrencyCode
  readonly requirements?: Readonly<Record<string, number>>
  /** What it is paid in; dollars if left out. */
  readonly fiat?: FiatCode
  /** The buyer's time to pay. */
  readonly paySeconds?: number
  readonly methods?: PaymentMethod[]
  /** Own accounts that fiat is paid to. */
  readonly payees?: number[]
  readonly idempotencyKey?: string
}

/** By default an offer of 20 LTC at 100 dollars, with 10 to 500 dollars per order. */
export function offerInput(draft: OfferDraft = {}) {
  const { side = 'sell', total = '20', unitPrice = '100', minimum = '10', maximum = '500', currency = 'LTC' } = draft
  return {
    side,
    total: coin(total, currency),
    ...(draft.margin === undefined ? { unitPrice: price(unitPrice) } : { margin: draft.margin }),
    minimum: dollars(minimum),
    maximum: dollars(maximum),
    requirements: draft.requirements ?? {},
    ...(draft.hours === undefined ? {} : { hours: { ...draft.hours, days: [...draft.hours.days] } }),
    ...(draft.fiat === undefined ? {} : { fiat: draft.fiat }),
    ...(draft.paySeconds === undefined ? {} : { paySeconds: draft.paySeconds }),
    ...(draft.methods === undefined ? {} : { methods: draft.methods }),
    ...(draft.payees === undefined ? {} : { payees: draft.payees }),
    idempotencyKey: draft.idempotencyKey ?? newKey(),
  }
}

export async function publishOffer({ client }: Person, draft: OfferDraft = {}): Promise<number> {
  const { id } = await client.trpc.otcOffers.publish.mutate(offerInput(draft))
  return id
}

/** Smallest units of a person's fiat-trade balance. */
export async function tradeFunds({ client }: Person, currency: CurrencyCode = 'LTC'): Promise<bigint> {
  const { data } = await client.trpc.wallet.balances.query()
  return BigInt(data.find((row) => row.currency === currency)?.otc.units ?? '0')
}

/** Takes some coin of an offer at its price. */
export function takeOffer(
  { client }: Person,
  id: number,
  { volume = '1', unitPrice = '100', idempotencyKey = newKey(), payees = [], toPay }: Taking = {},
) {
  return client.trpc.otcOrders.take.mutate({
    id,
    volume: coin(volume),
    unitPrice: price(unitPrice),
    payees,
    ...(toPay === undefined ? {} : { toPay }),
    idempotencyKey,
  })
}

interface Taking {
  /** The sum that the taker saw. */
  readonly toPay?: { readonly fiat: FiatCode; readonly units: string }
  readonly payees?: number[]
  readonly volume?: string
  readonly unitPrice?: string
  readonly idempotencyKey?: string
}
