import { useSyncExternalStore } from 'react'
import { useLocale } from '../preferences.ts'
import { useNow } from '../time/use-now.ts'
import type { DateOptions } from './date.ts'
import { zoneHere } from './zone-here.ts'

const never = () => () => undefined

/** Language, zone and server time for the functions of date.ts. The server writes UTC; the browser replaces it by its own zone. */
export function useDateOptions(everySeconds = 60): DateOptions {
  const locale = useLocale()
  const now = useNow(everySeconds)
  const timeZone = useSyncExternalStore(never, zoneHere, () => 'UTC')
  return { locale, timeZone, now }
}
