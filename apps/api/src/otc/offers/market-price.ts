import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { pricedAt, type OtcOffer } from '@jindu/domain/otc/offers'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { isQuoted } from '../../platform/rates/is-quoted.ts'
import { otcOffer } from './tables.ts'

/** The market price of a coin that listed offers are based on. */
export interface MarketPrice {
  /** The latest rate, even if it is too old to trade at; null before the first. */
  readonly last: Rate | null
  /** Whether offers that follow it can be taken. */
  readonly isFresh: boolean
}

export function readMarketPrice({ rates }: Pick<App, 'rates'>, currency: CurrencyCode): MarketPrice {
  const last = rates.all().find((rate) => rate.currency === currency) ?? null
  return { last, isFresh: isQuoted(rates, currency) }
}

/** The offer at its current price; without a market price, at the price of its last edit. */
export function pricedNow(offer: OtcOffer, { last }: MarketPrice): OtcOffer {
  return last === null ? offer : pricedAt(offer, last)
}

/** The SQL of `unitPriceAt`, to sort and filter by. @param usdE8 the market price; null without one */
export function priceColumn(usdE8: string | Placeholder | null): SQL {
  if (usdE8 === null) return sql`${otcOffer.unitPriceE8}`
  const { marginBasisPoints, marginFloorE8, marginCeilingE8 } = otcOffer
  const followed = sql`div(${usdE8}::numeric * (10000 + ${marginBasisPoints}) + 9999, 10000)`
  return sql`case when ${marginBasisPoints} is null then ${otcOffer.unitPriceE8}
    else least(${marginCeilingE8}, greatest(${marginFloorE8}, ${followed})) end`
}
