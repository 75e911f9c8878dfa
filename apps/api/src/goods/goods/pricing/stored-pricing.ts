import type { Pricing } from '@jindu/domain/goods/goods'
import { usd } from '@jindu/domain/money'

/** A pricing as the database stores it: cents in place of money. */
export type StoredPricing =
  | { readonly kind: 'named' }
  | {
      readonly kind: 'fixed'
      readonly steps: readonly { readonly from: number; readonly cents: number }[]
      readonly sale: {
        readonly off:
          | { readonly kind: 'percent'; readonly percent: number }
          | { readonly kind: 'price'; readonly cents: number }
        readonly startsAt: number | null
        readonly endsAt: number
      } | null
    }

/** The pricing of a row; goods without one have their price alone. */
export function pricingOf(stored: StoredPricing | null): Pricing {
  if (stored === null) return { kind: 'fixed', steps: [], sale: null }
  if (stored.kind === 'named') return stored
  const { steps, sale } = stored
  return {
    kind: 'fixed',
    steps: steps.map(({ from, cents }) => ({ from, price: usd(cents) })),
    sale:
      sale === null
        ? null
        : { ...sale, off: sale.off.kind === 'percent' ? sale.off : { kind: 'price', price: usd(sale.off.cents) } },
  }
}

/** The column of a pricing: null for a plain price. */
export function storedOf(pricing: Pricing): StoredPricing | null {
  if (pricing.kind === 'named') return pricing
  const { steps, sale } = pricing
  if (steps.length === 0 && sale === null) return null
  return {
    kind: 'fixed',
    steps: steps.map(({ from, price }) => ({ from, cents: Number(price.units) })),
    sale:
      sale === null
        ? null
        : {
            ...sale,
            off: sale.off.kind === 'percent' ? sale.off : { kind: 'price', cents: Number(sale.off.price.units) },
          },
  }
}
