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
