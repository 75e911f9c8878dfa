const DAY_MILLISECONDS = 86_400_000

/** So many days after a day as `2026-11-26`, or before it. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MILLISECONDS).toISOString().slice(0, 10)
