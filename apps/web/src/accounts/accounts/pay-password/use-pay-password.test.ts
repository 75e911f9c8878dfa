import { expect, it } from 'vitest'
import { isPayable, payPasswordState, paysByPasskey } from './use-pay-password.ts'

const NOW = 1_000
const status = { set: true, verified: false, verifiedUntil: 0, lockedUntil: null, byPasskey: false }

it('a verified password pays, one that is asked for, locked or never set does not', () => {
  const verified = payPasswordState({ ...status, verifiedUntil: NOW + 150 }, NOW, true)
  expect(verified).toEqual({ kind: 'verified', until: NOW + 150, minutesLeft: 2, byPasskey: false })
  expect(isPayable(verified)).toBe(true)
  for (const other of [status, { ...status, lockedUntil: NOW + 9 }, { ...status, set: false }])
    expect(isPayable(payPasswordState(other, NOW, true))).toBe(false)
})

it('a chosen passkey pays instead, unless the password is locked or the browser has no passkeys', () => {
  const chosen = { ...status, byPasskey: true }
  expect(isPayable(payPasswordState(chosen, NOW, true))).toBe(true)
  expect(isPayable(payPasswordState(chosen, NOW, false))).toBe(false)
  expect(isPayable(payPasswordState({ ...chosen, lockedUntil: NOW + 9 }, NOW, true))).toBe(false)
})

it('a form that asks every time may be left empty where a passkey can be asked for, in a verified session too', () => {
  const chosen = { ...status, byPasskey: true, verifiedUntil: NOW + 60 }
  expect(paysByPasskey(payPasswordState(chosen, NOW, true))).toBe(true)
  expect(paysByPasskey(payPasswordState(chosen, NOW, false))).toBe(false)
  expect(paysByPasskey(payPasswordState({ ...chosen, set: false }, NOW, true))).toBe(false)
})
