import { useNow } from '../../../shared/time/use-now.ts'
import { usePayPasswordStatus } from './use-pay-password-status.ts'

/** State of the pay password in this session: unknown, never set, locked, needed, or verified for some minutes. */
export type PayPasswordState =
  | { readonly kind: 'unknown' | 'unset' | 'asked' }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'verified'; readonly until: number; readonly minutesLeft: number }

/** State shared by pay buttons and the password box: only `verified` enables the button. Times are unix seconds. */
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
