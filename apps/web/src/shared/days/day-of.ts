/** The day of an instant on the reader's own clock, as `2026-11-26`. @param at unix seconds */
export function dayOf(at: number): string {
  const date = new Date(at * 1000)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
