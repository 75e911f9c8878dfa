import { formatAmount, moneyFromWire } from '@jindu/domain/money'
import { addDays, dayAt, dayStart } from '@jindu/domain/time'
import type { ApiInputs, ApiOutputs } from '../../../shared/trpc/types.ts'

type Pricing = ApiOutputs['goods']['pricing']['get']['pricing']
type FixedPricing = Extract<Pricing, { kind: 'fixed' }>
export type PricingInputs = ApiInputs['goods']['pricing']['set']['pricing']

export interface StepValues {
  readonly key: number
  readonly from: string
  readonly price: string
}

/** The form of a pricing, as typed. Days are `2026-11-26`; '' for none. */
export interface PricingValues {
  readonly kind: 'fixed' | 'named'
  readonly steps: readonly StepValues[]
  readonly sale: 'none' | 'percent' | 'price'
  readonly value: string
  readonly firstDay: string
  readonly lastDay: string
}

const whole = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
const firstDayOf = (sale: FixedPricing['sale'], zone: string): string =>
  sale === null || sale.startsAt === null ? '' : dayAt(sale.startsAt, zone)
const lastDayOf = (sale: FixedPricing['sale'], zone: string): string =>
  sale === null ? '' : dayAt(sale.endsAt - 1, zone)
const saleOf = (pricing: Pricing): FixedPricing['sale'] => (pricing.kind === 'fixed' ? pricing.sale : null)

/** The form of a stored pricing; a sale that is over is no sale. */
export function pricingValuesOf(pricing: Pricing, zone: string, now: number): PricingValues {
  const stored = saleOf(pricing)
  const sale = stored !== null && stored.endsAt > now ? stored : null
  return {
    kind: pricing.kind,
    steps: (pricing.kind === 'fixed' ? pricing.steps : []).map(({ from, price }, key) => ({
      key,
      from: String(from),
      price: formatAmount(moneyFromWire(price)),
    })),
    sale: sale?.off.kind ?? 'none',
    value:
      sale === null
        ? ''
        : sale.off.kind === 'percent'
          ? String(sale.off.percent)
          : formatAmount(moneyFromWire(sale.off.price)),
    firstDay: firstDayOf(sale, zone),
    lastDay: lastDayOf(sale, zone),
  }
}

/**
 * The input of the call: a sale begins and ends with days of the seller's zone. Times of a stored sale stay to the second
 * while their days do.
 */
export function pricingInputOf(typed: PricingValues, stored: Pricing, zone: string): PricingInputs {
  if (typed.kind === 'named') return { kind: 'named' }
  const { sale, value, firstDay, lastDay } = typed
  const before = saleOf(stored)
  return {
    kind: 'fixed',
    steps: typed.steps.map(({ from, price }) => ({ from: whole(from), price })),
    sale:
      sale === 'none'
        ? null
        : {
            off: sale === 'percent' ? { kind: sale, percent: whole(value) } : { kind: sale, price: value },
            startsAt:
              firstDay === firstDayOf(before, zone)
                ? (before?.startsAt ?? null)
                : firstDay === ''
                  ? null
                  : dayStart(firstDay, zone),
            endsAt:
              before !== null && lastDay === lastDayOf(before, zone)
                ? before.endsAt
                : lastDay === ''
                  ? Number.NaN
                  : dayStart(addDays(lastDay, 1), zone),
          },
  }
}
