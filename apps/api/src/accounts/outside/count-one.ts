const HOUR = 3_600

interface Counted {
  readonly hourFrom: number
  readonly hourCount: number
}

/** The last of an hour makes the next wait for the hour's end. */
export function countOne({ hourFrom, hourCount }: Counted, now: number, mostPerHour: number) {
  const isNewHour = hourFrom <= now - HOUR
  const from = isNewHour ? now : hourFrom
  const count = isNewHour ? 1 : hourCount + 1
  return { hourFrom: from, hourCount: count, nextTryAt: count >= mostPerHour ? from + HOUR : now }
}
