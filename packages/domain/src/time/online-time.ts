/**
 * Online time as hours and minutes (marketplace.md §9); started minutes do not count.
 * @param seconds zero or more
 * @example
 * onlineTime(90_061) // { hours: 25, minutes: 1 }
 */
export function onlineTime(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
