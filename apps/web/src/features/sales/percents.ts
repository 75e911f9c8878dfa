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
