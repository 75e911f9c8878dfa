const CLOCKS_KEPT = 64

/**
 * Formatters of one format, one per time zone. They are cached: creating a formatter takes about ten times as long as using it.
 * @returns the formatter of a zone; it throws a RangeError for an unknown zone
 */
export function zoneClocks(format: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const clocks = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = clocks.get(timeZone)
    if (known !== undefined) return known
    const clock = new Intl.DateTimeFormat('en-US', { ...format, timeZone, hourCycle: 'h23' })
    // Bounds the cache, however many zone names are requested.
    if (clocks.size === CLOCKS_KEPT) clocks.clear()
    clocks.set(timeZone, clock)
    return clock
  }
}
