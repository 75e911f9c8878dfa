import { describe, expect, test } from 'vitest'
import { passwordDigest } from '../accounts/passwords/index.ts'
import { messagesOf } from '../machines/testing/refusal.ts'
import { rules } from '../rules/index.ts'
import {
  codeLoginForm,
  factorForms,
  existingPasswordText,
  freezeForm,
  freezeInput,
  introducerText,
  loginForm,
  loginInput,
  isPasskeyAnswer,
  newPasskeyInput,
  newPasswordForm,
  newPasswordText,
  passkeyForm,
  payPasswordForm,
  payPasswordInput,
  personNoteField,
  phraseField,
  recoveryPasswordText,
  registerForm,
  registerInput,
  resetPasswordForm,
  resetPasswordInput,
  verifyPayPasswordForm,
  verifyPayPasswordInput,
} from './index.ts'

const [login, pay, recovery] = ['login1', 'pay123', 'recover1'].map(passwordDigest)
const long = 'a1'.repeat(101)

describe('login', () => {
  test('uid and password are required', () => {
    expect(messagesOf(loginForm, { uid: ' ', password: ' ' })).toEqual([
      'uid: UID_REQUIRED',
      'password: PASSWORD_REQUIRED',
    ])
    expect(messagesOf(loginForm, {})).toEqual(['uid: UID_REQUIRED', 'password: PASSWORD_REQUIRED'])
    expect(messagesOf(loginInput, {})).toEqual(['uid: UID_INVALID', 'password: PASSWORD_REQUIRED'])
  })

  test('a uid is a number from 100001', () => {
    for (const uid of ['abc', '1e5', '-100001', '100000', '1234567890123', '100001x', 'x100001']) {
      expect(messagesOf(loginForm, { uid, password: 'x' })).toEqual(['uid: UID_INVALID'])
    }
    for (const uid of [100_000, 100_001.5, 1e12, '100001']) {
      expect(messagesOf(loginInput, { uid, password: login })).toEqual(['uid: UID_INVALID'])
    }
  })

  test('a password travels as a digest', () => {
    expect(messagesOf(loginInput, { uid: 100_001, password: 'login1' })).toEqual(['password: DIGEST_INVALID'])
  })

  test('both are trimmed', () => {
    expect(loginForm.parse({ uid: ' 100001 ', password: ' login1 ' })).toEqual({ uid: 100_001, password: 'login1' })
    expect(loginInput.parse({ uid: 999_999_999_999, password: login })).toEqual({
      uid: 999_999_999_999,
      password: login,
    })
  })
})

describe('a code of the second factor', () => {
  const both = { uid: '100001', password: 'login1' }

  test('is asked for, and is digits of an app or a recovery code', () => {
    expect(messagesOf(codeLoginForm, both)).toEqual(['otp: SECOND_FACTOR_REQUIRED'])
    for (const otp of ['', ' ', '-'])
      expect(messagesOf(codeLoginForm, { ...both, otp })).toEqual(['otp: SECOND_FACTOR_REQUIRED'])
    for (const otp of ['12345', '1234567', 'abcdef', 'abcd-efgh', 'abcd-efgh-jklm-n', '1'.repeat(41)])
      expect(messagesOf(codeLoginForm, { ...both, otp })).toEqual(['otp: SECOND_FACTOR_WRONG'])
  })

  test('is read as people type it', () => {
    for (const otp of ['123456', ' 123 456 ', '123-456'])
      expect(codeLoginForm.parse({ ...both, otp }).otp).toBe('123456')
    expect(factorForms.confirm.parse({ otp: 'ABCD efgh-JKLM' }).otp).toBe('abcdefghjklm')
    expect(loginInput.parse({ uid: 100_001, password: login, otp: '123 456' }).otp).toBe('123456')
  })

  test('is a passkey’s answer as it was signed, in its four parts', () => {
    const otp = 'passkey.Ab-_9.ZZ.e30.AA'
    expect(codeLoginForm.parse({ ...both, otp }).otp).toBe(otp)
    for (const wrong of [
      'passkey.',
      'passkey.a.b.c',
      'passkey.a.b.c.d.e',
      'passkey.a.b.c.=',
      `passkey.a.b.c.${'x'.repeat(1_401)}`,
    ])
      expect(messagesOf(codeLoginForm, { ...both, otp: wrong })).toEqual(['otp: SECOND_FACTOR_WRONG'])
  })

  test('names a passkey by forty characters at most', () => {
    const passkey = { id: 'a', clientDataJSON: 'e30', attestationObject: 'a' }
    for (const name of [undefined, ' ', 'x'.repeat(41)])
      expect(messagesOf(newPasskeyInput, { ...passkey, name })).toEqual(['name: PASSKEY_NAME_LENGTH'])
    expect(newPasskeyInput.parse({ ...passkey, name: ' Blue stick ' })).toMatchObject({
      name: 'Blue stick',
      transports: [],
    })
    expect(passkeyForm.parse({ name: 'Phone', password: 'login1', otp: '123456' }).name).toBe('Phone')
    expect(['passkey.a.b.c.d', 'passkey.a.b.c', 'passkey.a.b.c.d.e', '123456'].map(isPasskeyAnswer)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('stands beside the password where both are asked for', () => {
    expect(messagesOf(factorForms.begin, {})).toEqual(['password: PASSWORD_REQUIRED'])
    expect(messagesOf(factorForms.prove, {})).toEqual(['password: PASSWORD_REQUIRED', 'otp: SECOND_FACTOR_REQUIRED'])
  })
})

describe('passwords as typed', () => {
  test('are bounded before any rule looks at them', () => {
    expect(messagesOf(existingPasswordText, long)).toEqual(['PASSWORD_LENGTH'])
    expect(messagesOf(recoveryPasswordText, long)).toEqual(['PASSWORD_LENGTH'])
    expect(messagesOf(newPasswordText, long)).toEqual(['PASSWORD_LENGTH'])
    expect(messagesOf(verifyPayPasswordForm, { password: long })).toEqual(['password: PASSWORD_LENGTH'])
    expect(messagesOf(newPasswordForm, { password: 'abc123', confirmation: long })).toEqual([
      'confirmation: PASSWORD_CONFIRMATION_MISMATCH',
    ])
  })

  test('are required by their names', () => {
    expect(messagesOf(recoveryPasswordText, undefined)).toEqual(['RECOVERY_PASSWORD_REQUIRED'])
    expect(messagesOf(recoveryPasswordText, ' ')).toEqual(['RECOVERY_PASSWORD_REQUIRED'])
    expect(messagesOf(newPasswordText, undefined)).toEqual(['PASSWORD_REQUIRED'])
    expect(messagesOf(verifyPayPasswordForm, { password: ' ' })).toEqual(['password: PAY_PASSWORD_REQUIRED'])
    expect(messagesOf(verifyPayPasswordForm, {})).toEqual(['password: PAY_PASSWORD_REQUIRED'])
    expect(verifyPayPasswordForm.parse({ password: ' pay123 ' })).toEqual({ password: 'pay123' })
    expect(recoveryPasswordText.parse(' x ')).toBe('x')
  })

  test('a new one follows the composition rules and is trimmed', () => {
    expect(messagesOf(newPasswordText, 'abc')).toEqual(['PASSWORD_LENGTH'])
    expect(messagesOf(newPasswordText, 'abcdef')).toEqual(['PASSWORD_COMPOSITION'])
    expect(newPasswordText.parse(' abc123 ')).toBe('abc123')
  })

  test('a new one is repeated', () => {
    expect(messagesOf(newPasswordForm, { password: 'abc123', confirmation: 'abc124' })).toEqual([
      'confirmation: PASSWORD_CONFIRMATION_MISMATCH',
    ])
    expect(messagesOf(newPasswordForm, { password: 'abc123', confirmation: 'abc123 ' })).toEqual([])
  })
})

describe('register', () => {
  test('the three passwords differ', () => {
    const form = { loginPassword: 'login1', payPassword: 'pay123', recoveryPassword: 'recover1' }
    expect(messagesOf(registerForm, { ...form, payPassword: ' login1' })).toEqual([
      'payPassword: LOGIN_EQUALS_PAY_PASSWORD',
    ])
    expect(messagesOf(registerForm, { ...form, recoveryPassword: 'login1' })).toEqual([
      'recoveryPassword: RECOVERY_EQUALS_LOGIN_PASSWORD',
    ])
    expect(messagesOf(registerForm, { ...form, recoveryPassword: 'pay123' })).toEqual([
      'recoveryPassword: RECOVERY_EQUALS_PAY_PASSWORD',
    ])
    expect(registerForm.parse({ ...form, introducer: '' })).toEqual(form)
  })

  test('so do the three digests', () => {
    const input = { loginPassword: login, payPassword: pay, recoveryPassword: recovery }
    expect(messagesOf(registerInput, { ...input, payPassword: login })).toEqual(['LOGIN_EQUALS_PAY_PASSWORD'])
    expect(messagesOf(registerInput, { ...input, recoveryPassword: login })).toEqual(['RECOVERY_EQUALS_LOGIN_PASSWORD'])
    expect(messagesOf(registerInput, { ...input, recoveryPassword: pay })).toEqual(['RECOVERY_EQUALS_PAY_PASSWORD'])
    expect(messagesOf(registerInput, { ...input, referrer: 'x'.repeat(501) })).toEqual(['referrer: TEXT_TOO_LONG'])
    expect(registerInput.parse({ ...input, introducer: 100_001, referrer: 'x'.repeat(500) })).toMatchObject(input)
  })

  test('an introducer is a uid or nothing', () => {
    expect(messagesOf(introducerText, 'nobody').length).toBeGreaterThan(0)
    expect(introducerText.parse('')).toBeUndefined()
    expect(introducerText.parse('100001')).toBe(100_001)
  })
})

describe('freezing', () => {
  test('is confirmed and needs the recovery password', () => {
    expect(messagesOf(freezeForm, { uid: '100001', recoveryPassword: '', confirmed: false })).toEqual([
      'recoveryPassword: RECOVERY_PASSWORD_REQUIRED',
      'confirmed: FREEZE_NOT_CONFIRMED',
    ])
    expect(messagesOf(freezeForm, { uid: '100001', recoveryPassword: 'recover1', confirmed: true })).toEqual([])
    expect(messagesOf(freezeInput, { uid: 1, recoveryPassword: 'x' })).toEqual([
      'uid: UID_INVALID',
      'recoveryPassword: DIGEST_INVALID',
    ])
    expect(messagesOf(freezeInput, { uid: 100_001, recoveryPassword: recovery })).toEqual([])
  })
})

describe('a reset', () => {
  const form = { uid: '100001', recoveryPassword: 'recover1', password: 'login1', confirmation: 'login1' }

  test('differs from the recovery password and is repeated', () => {
    expect(messagesOf(resetPasswordForm, { ...form, password: 'recover1' })).toEqual([
      'password: RECOVERY_EQUALS_LOGIN_PASSWORD',
      'confirmation: PASSWORD_CONFIRMATION_MISMATCH',
    ])
    expect(messagesOf(resetPasswordForm, { ...form, confirmation: long })).toEqual([
      'confirmation: PASSWORD_CONFIRMATION_MISMATCH',
    ])
    expect(messagesOf(resetPasswordForm, form)).toEqual([])
  })

  test('so do its digests', () => {
    expect(messagesOf(resetPasswordInput, { uid: 100_001, recoveryPassword: login, password: login })).toEqual([
      'password: RECOVERY_EQUALS_LOGIN_PASSWORD',
    ])
    expect(messagesOf(resetPasswordInput, { uid: 100_001, recoveryPassword: recovery, password: login })).toEqual([])
  })
})

describe('the pay password', () => {
  const form = { payPassword: 'pay123', confirmation: 'pay123', recoveryPassword: 'recover1' }

  test('differs from the recovery password and is repeated', () => {
    expect(messagesOf(payPasswordForm, { ...form, payPassword: 'recover1' })).toEqual([
      'payPassword: RECOVERY_EQUALS_PAY_PASSWORD',
      'confirmation: PASSWORD_CONFIRMATION_MISMATCH',
    ])
    expect(messagesOf(payPasswordForm, { ...form, confirmation: long })).toEqual([
      'confirmation: PASSWORD_CONFIRMATION_MISMATCH',
    ])
    expect(messagesOf(payPasswordForm, form)).toEqual([])
  })

  test('so do its digests', () => {
    expect(messagesOf(payPasswordInput, { payPassword: pay, recoveryPassword: pay })).toEqual([
      'payPassword: RECOVERY_EQUALS_PAY_PASSWORD',
    ])
    expect(messagesOf(payPasswordInput, { payPassword: pay, recoveryPassword: recovery })).toEqual([])
    expect(messagesOf(verifyPayPasswordInput, { password: 'pay123' })).toEqual(['password: DIGEST_INVALID'])
    expect(messagesOf(verifyPayPasswordInput, { password: pay })).toEqual([])
  })
})

describe('own facts', () => {
  const login = { uid: '100042', recoveryPassword: 'recover1', confirmation: '' }

  test('are in no new password, as far as the form knows them', () => {
    const withUid = { ...login, password: 'a100042', confirmation: 'a100042' }
    expect(messagesOf(resetPasswordForm, withUid)).toEqual(['password: PASSWORD_OWN_FACT'])
    const withMail = { ...login, password: 'kestrel1', confirmation: 'kestrel1' }
    expect(messagesOf(resetPasswordForm, withMail)).toEqual([])
    expect(messagesOf(resetPasswordForm, { ...withMail, own: ['kestrel@example.org'] })).toEqual([
      'password: PASSWORD_OWN_FACT',
    ])
    const pay = { payPassword: 'kestrel1', confirmation: 'kestrel1', recoveryPassword: 'recover1' }
    expect(messagesOf(payPasswordForm, { ...pay, own: ['kestrel@example.org'] })).toEqual([
      'payPassword: PASSWORD_OWN_FACT',
    ])
    expect(messagesOf(payPasswordForm, pay)).toEqual([])
  })
})

describe('the phrase', () => {
  test.each([undefined, null, '', 'abc', ' a b ', 'a\u200Bb\u200Bc', 'x'.repeat(41), 'x'.repeat(201)])(
    '%j is refused by its length',
    (phrase) => {
      expect(messagesOf(phraseField, phrase)).toEqual(['PHRASE_LENGTH'])
    },
  )

  test('keeps what is seen: single blanks, nothing invisible, no control characters', () => {
    expect(phraseField.parse('  Blue \n\t herons\u202E ')).toBe('Blue herons')
    expect(phraseField.parse('青山一道')).toBe('青山一道')
    expect(phraseField.parse('\u{1F600}'.repeat(40))).toBe('\u{1F600}'.repeat(40))
  })
})

describe('a private note', () => {
  test('is at most so many characters as people count them, and may be empty', () => {
    expect(personNoteField.parse('')).toBe('')
    expect(personNoteField.parse('付款很快')).toBe('付款很快')
    expect(personNoteField.parse('\u{1F600}'.repeat(rules.people.maximumNoteCharacters))).toHaveLength(
      2 * rules.people.maximumNoteCharacters,
    )
  })

  test.each([undefined, null, 'x'.repeat(rules.people.maximumNoteCharacters + 1), '\u{1F600}'.repeat(2_000)])(
    'is refused that is none or too long',
    (note) => {
      expect(messagesOf(personNoteField, note)).toEqual(['PERSON_NOTE_TOO_LONG'])
    },
  )
})
