import { useNow } from '../../../shared/time/use-now.ts'
import { usePayPasswordStatus } from './use-pay-password-status.ts'

/** State of the pay password in this session: unknown, never set, locked, needed, or verified for some minutes. */
export type PayPasswordState =
  | { readonly kind: 'unknown' | 'unset' }
  | { readonly kind: 'asked'; readonly byPasskey: boolean }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'verified'; readonly until: number; readonly minutesLeft: number; readonly byPasskey: boolean }

/** Whether a pay button is enabled: the password is verified, or a passkey confirms the call itself. */
export const isPayable = (state: PayPasswordState): boolean =>
  state.kind === 'verified' || (state.kind === 'asked' && state.byPasskey)

/** Whether a form may do without its pay password, since a passkey confirms the call. */
export const paysByPasskey = (state: PayPasswordState): boolean => 'byPasskey' in state && state.byPasskey

/** State shared by pay buttons and the password box. Times are unix seconds. */
export function usePayPassword(): PayPasswordState {
  const now = useNow(5)
  const { data } = usePayPasswordStatus()
  if (data === undefined) return { kind: 'unknown' }
  const { set, lockedUntil, verifiedUntil, byPasskey } = data
  if (!set) return { kind: 'unset' }
  if (verifiedUntil > now) {
    return {
      kind: 'verified',
      until: verifiedUntil,
      minutesLeft: Math.max(1, Math.floor((verifiedUntil - now) / 60)),
      byPasskey,
    }
  }
  return lockedUntil !== null && lockedUntil > now
    ? { kind: 'locked', until: lockedUntil }
    : { kind: 'asked', byPasskey }
}
