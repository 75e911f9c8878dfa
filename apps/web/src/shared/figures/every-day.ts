const DAY_MILLISECONDS = 86_400_000

/** Each day of UTC from one to another, both included, as `2026-11-21`. */
export function everyDay(from: string, to: string): readonly string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const days = Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MILLISECONDS) + 1
  return Array.from({ length: Math.max(0, days) }, (_, nth) =>
    new Date(first + nth * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
}
