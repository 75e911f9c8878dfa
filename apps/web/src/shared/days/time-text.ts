/** Hours and minutes of a clock with 24 hours, as they are typed: `9:30`, `09：30`, `0930`, `9.30`. */
const TIME = /^(\d{1,2})\s*[:.時时]?\s*(\d{2})\s*分?$/

/** Parses a typed time to `09:30`, full-width digits too; null for an invalid time. */
export function readTimeText(typed: string): string | null {
  const [, hours = '', minutes = ''] = TIME.exec(typed.normalize('NFKC').trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
