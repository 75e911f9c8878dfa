import { useSyncExternalStore } from 'react'
import { useNow } from '../../../shared/time/use-now.ts'
import { usePayPasswordStatus, type PayPasswordStatus } from './use-pay-password-status.ts'

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

/**
 * @param now unix seconds
 * @param asksPasskeys whether this browser has passkeys: a WebView has none, and its reader types the password
 */
export function payPasswordState(
  { set, lockedUntil, verifiedUntil, byPasskey: hasPasskey }: PayPasswordStatus,
  now: number,
  asksPasskeys: boolean,
): PayPasswordState {
  if (!set) return { kind: 'unset' }
  const byPasskey = hasPasskey && asksPasskeys
  if (verifiedUntil > now) {
    const minutesLeft = Math.max(1, Math.floor((verifiedUntil - now) / 60))
    return { kind: 'verified', until: verifiedUntil, minutesLeft, byPasskey }
  }
  return lockedUntil !== null && lockedUntil > now
    ? { kind: 'locked', until: lockedUntil }
    : { kind: 'asked', byPasskey }
}

const never = () => () => undefined
const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** State shared by pay buttons and the password box. Times are unix seconds. */
export function usePayPassword(): PayPasswordState {
  const now = useNow(5)
  const { data } = usePayPasswordStatus()
  const asksPasskeys = useSyncExternalStore(never, hasPasskeys, () => true)
  return data === undefined ? { kind: 'unknown' } : payPasswordState(data, now, asksPasskeys)
}
