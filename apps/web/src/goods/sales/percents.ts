import { groupThousands } from '@jindu/domain/money'

interface Counted {
  readonly orders: number
  readonly views: number
  readonly disputed: number
}

/** Orders for each hundred people who looked; null when nobody was counted. */
export const conversionOf = ({ orders, views }: Counted): number | null => (views === 0 ? null : (orders / views) * 100)

/** Held or complained of, for each hundred orders; null without orders. */
export const disputesOf = ({ orders, disputed }: Counted): number | null =>
  orders === 0 ? null : (disputed / orders) * 100

/** `4.2%`; a dash where there is nothing to divide by. */
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)}%`)

/** What a day has with the six before it: of fewer days, one order is all or nothing. The first six have no such sum. */
export function ofSevenDays<P extends Counted>(points: readonly P[]): ReadonlyMap<P, Counted> {
  return new Map(
    points.slice(6).map((point, at) => {
      const week = points.slice(at, at + 7)
      const sum = (of: keyof Counted): number => week.reduce((total, day) => total + day[of], 0)
      return [point, { orders: sum('orders'), views: sum('views'), disputed: sum('disputed') }]
    }),
  )
}

/** How a figure stands to the one before it: in tenths of a percent, `new` where there was none before, `null` where there is none now either. */
export type Change = { readonly kind: 'by'; readonly tenths: bigint } | { readonly kind: 'new' } | null

/** Of whole numbers and of cents: rounded half away from nothing, exactly, however large they are. */
export function changeOf(now: bigint, before: bigint): Change {
  if (before === 0n) return now === 0n ? null : { kind: 'new' }
  const doubled = (now - before) * 2_000n
  const away = doubled < 0n ? -before : before
  return { kind: 'by', tenths: (doubled + away) / (2n * before) }
}

/** The same of orders for each visitor: null where either time has no visitors. */
export function changeOfConversion(
  now: Pick<Counted, 'orders' | 'views'>,
  before: Pick<Counted, 'orders' | 'views'>,
): Change {
  if (now.views === 0 || before.views === 0) return null
  return changeOf(BigInt(now.orders) * BigInt(before.views), BigInt(before.orders) * BigInt(now.views))
}

/** `12.5%`, `0%`, `1,240%`: whole from a hundred on; without its sign. */
export function changeText(tenths: bigint): string {
  const size = tenths < 0n ? -tenths : tenths
  if (size === 0n) return '0%'
  if (size < 1_000n) return `${size / 10n}.${size % 10n}%`
  return `${groupThousands(String((size + 5n) / 10n))}%`
}
