import { averageTenths } from '@jindu/domain/goods/reviews'

/** Average rating such as `4.6`; null without reviews. */
export function averageText(count: number, sum: number): string | null {
  const tenths = averageTenths(count, sum)
  return tenths === null ? null : `${Math.floor(tenths / 10)}.${tenths % 10}`
}
