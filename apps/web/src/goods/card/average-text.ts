import { averageTenths } from '@jindu/domain/goods/reviews'

/** `4.6` of what reviews add up to; null while there is none. */
export function averageText(count: number, sum: number): string | null {
  const tenths = averageTenths(count, sum)
  return tenths === null ? null : `${Math.floor(tenths / 10)}.${tenths % 10}`
}
