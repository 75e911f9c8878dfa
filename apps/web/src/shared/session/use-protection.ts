import { durationText } from '../format/duration.ts'
import { useLocale } from '../preferences.ts'
import { useSite } from './session.ts'

/** How long escrow protects a payment, in words: “15 days”. */
export function useProtection(): string {
  const { protectionSeconds } = useSite()
  return durationText(protectionSeconds, useLocale())
}
