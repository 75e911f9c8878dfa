import { useNow } from '../../../shared/time/use-now.ts'
import { usePayPasswordStatus } from './use-pay-password-status.ts'

/** Where this session stands with the pay password: not known yet, never set, locked, asked for, or verified for some minutes. */
export type PayPasswordState =
  | { readonly kind: 'unknown' | 'unset' | 'asked' }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'verified'; readonly until: number; readonly minutesLeft: number }

/** What a pay button and the box beside it both look at: only `verified` opens the button. Times are unix seconds. */
export function usePayPassword(): PayPasswordState {
  const now = useNow(5)
  const { data } = usePayPasswordStatus()
  if (data === undefined) return { kind: 'unknown' }
  const { set, lockedUntil, verifiedUntil } = data
  if (!set) return { kind: 'unset' }
  if (verifiedUntil > now) {
    return { kind: 'verified', until: verifiedUntil, minutesLeft: Math.max(1, Math.floor((verifiedUntil - now) / 60)) }
  }
  return lockedUntil !== null && lockedUntil > now ? { kind: 'locked', until: lockedUntil } : { kind: 'asked' }
}
