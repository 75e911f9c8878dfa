import { groupThousands } from '@jindu/domain/money'

interface Counted {
  readonly orders: number
  readonly views: number
  readonly disputed: number
}

/** Orders per hundred visitors; null without visitors. */
export const conversionOf = ({ orders, views }: Counted): number | null => (views === 0 ? null : (orders / views) * 100)

/** Holds or complaints per hundred orders; null without orders. */
export const disputesOf = ({ orders, disputed }: Counted): number | null =>
  orders === 0 ? null : (disputed / orders) * 100

/** `4.2%`; a dash if there is no value. */
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)}%`)

/** Seven-day moving sum: in fewer days, one order makes 0% or 100%. The first six days have none. */
export function ofSevenDays<P extends Counted>(points: readonly P[]): ReadonlyMap<P, Counted> {
  return new Map(
    points.slice(6).map((point, at) => {
      const week = points.slice(at, at + 7)
      const sum = (of: keyof Counted): number => week.reduce((total, day) => total + day[of], 0)
      return [point, { orders: sum('orders'), views: sum('views'), disputed: sum('disputed') }]
    }),
  )
}

/** Change against the previous value: in tenths of a percent, `new` if that was zero, `null` if both are zero. */
export type Change = { readonly kind: 'by'; readonly tenths: bigint } | { readonly kind: 'new' } | null

/** For integers and cents: exact for any size, rounded half away from zero. */
export function changeOf(now: bigint, before: bigint): Change {
  if (before === 0n) return now === 0n ? null : { kind: 'new' }
  const doubled = (now - before) * 2_000n
  const away = doubled < 0n ? -before : before
  return { kind: 'by', tenths: (doubled + away) / (2n * before) }
}

/** Change of orders per visitor: null if either period has no visitors. */
export function changeOfConversion(
  now: Pick<Counted, 'orders' | 'views'>,
  before: Pick<Counted, 'orders' | 'views'>,
): Change {
  if (now.views === 0 || before.views === 0) return null
  return changeOf(BigInt(now.orders) * BigInt(before.views), BigInt(before.orders) * BigInt(now.views))
}

/** `12.5%`, `0%`, `1,240%`: no decimals from 100% on; without its sign. */
export function changeText(tenths: bigint): string {
  const size = tenths < 0n ? -tenths : tenths
  if (size === 0n) return '0%'
  if (size < 1_000n) return `${size / 10n}.${size % 10n}%`
  return `${groupThousands(String((size + 5n) / 10n))}%`
}
