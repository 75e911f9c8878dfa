import { formatAmount, formatRate, moneyFromWire } from '@jindu/domain/money'
import { rateOf, type Offer } from '../offers/index.ts'
import type { TypedOffer } from './offer-draft.ts'
import type { TypedPrice } from './price-draft.ts'

const count = (value: number): string => (value === 0 ? '' : String(value))

const priceText = (price: Offer['unitPrice'] | null | undefined): string =>
  price === null || price === undefined ? '' : formatRate(rateOf({ unitPrice: price }))

function typedPrice({ margin, unitPrice, trigger }: Offer): TypedPrice {
  return {
    pricing: margin === null ? 'fixed' : 'margin',
    // A price that follows the market is another one a moment later: no fixed one to begin with.
    unitPrice: margin === null ? priceText(unitPrice) : '',
    trigger: priceText(trigger),
    marginSide: margin !== null && margin.basisPoints < 0 ? 'under' : 'over',
    margin: margin === null ? '' : String(Math.abs(margin.basisPoints) / 100),
    floor: priceText(margin?.floor),
    ceiling: priceText(margin?.ceiling),
  }
}

/** An offer as its form begins: to edit it, or to publish another like it. */
export function typedOf(offer: Offer): TypedOffer {
  const { side, total, minimum, maximum, requirements, methods, payees, remark, greeting, hours } = offer
  return {
    side,
    currency: offer.unitPrice.currency,
    fiat: offer.fiat,
    paySeconds: offer.paySeconds,
    total: formatAmount(moneyFromWire(total)),
    ...typedPrice(offer),
    minimum: formatAmount(moneyFromWire(minimum)),
    maximum: formatAmount(moneyFromWire(maximum)),
    registerDays: count(requirements.registerDays),
    goodsTrade: count(requirements.goodsTrade),
    otcTradeAmount: count(requirements.otcTradeAmount),
    otcMaliciousTimes: requirements.otcMaliciousTimes?.toString() ?? '',
    methods,
    payees,
    remark,
    greeting,
    hours,
  }
}
