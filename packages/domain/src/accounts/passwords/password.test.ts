import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../machines/testing/refusal.ts'
import {
  assertPasswordDigest,
  assertPasswordsDiffer,
  confirmationProblem,
  differenceProblem,
  isPasswordDigest,
  ownFactDigests,
  ownFactProblem,
  passwordDigest,
  passwordProblem,
  passwordRulesKept,
} from './index.ts'

const md5 = (text: string): string => createHash('md5').update(text.trim().toWellFormed()).digest('hex')

describe('a new password', () => {
  test('is required', () => {
    expect(passwordProblem('')).toBe('PASSWORD_REQUIRED')
    expect(passwordProblem('   ')).toBe('PASSWORD_REQUIRED')
  })

  test('has 6 to 20 characters, blanks around it do not count', () => {
    expect(passwordProblem('abc12')).toBe('PASSWORD_LENGTH')
    expect(passwordProblem(' abc12 ')).toBe('PASSWORD_LENGTH')
    expect(passwordProblem('a1'.repeat(10) + 'a')).toBe('PASSWORD_LENGTH')
    expect(passwordProblem('abc123')).toBeNull()
    expect(passwordProblem('a1'.repeat(10))).toBeNull()
    expect(passwordProblem(`  ${'a1'.repeat(10)}  `)).toBeNull()
  })

  test('a character outside the basic plane is one', () => {
    expect(passwordProblem('a1\u{1F600}\u{1F600}\u{1F600}')).toBe('PASSWORD_LENGTH')
    expect(passwordProblem('a' + '\u{1F600}'.repeat(19))).toBeNull()
  })

  test.each(['123456', 'abcdef', 'ABCDEF', '!@#$%^', '密码密码密码'])('%s is of one kind only', (password) => {
    expect(passwordProblem(password)).toBe('PASSWORD_COMPOSITION')
  })

  test.each(['12345a', '12345!', 'abcde!', 'ab12!?', '密码密码密1', 'abc def'])('%s mixes two kinds', (password) => {
    expect(passwordProblem(password)).toBeNull()
  })

  test('is judged rule by rule while it is typed', () => {
    expect(passwordRulesKept('')).toEqual({ length: false, kinds: false })
    expect(passwordRulesKept(' a1 ')).toEqual({ length: false, kinds: true })
    expect(passwordRulesKept('abcdef')).toEqual({ length: true, kinds: false })
    expect(passwordRulesKept('a1'.repeat(10))).toEqual({ length: true, kinds: true })
    expect(passwordRulesKept('a1'.repeat(10) + 'a')).toEqual({ length: false, kinds: true })
  })

  test('is repeated equally, trimmed', () => {
    expect(confirmationProblem('abc123', 'abc124')).toBe('PASSWORD_CONFIRMATION_MISMATCH')
    expect(confirmationProblem('abc123', ' abc123 ')).toBeNull()
    expect(confirmationProblem(' abc123', 'abc123')).toBeNull()
  })
})

describe('the three passwords', () => {
  test('login and pay differ, recovery differs from both', () => {
    expect(differenceProblem({ login: 'a', pay: 'a', recovery: 'b' })).toBe('LOGIN_EQUALS_PAY_PASSWORD')
    expect(differenceProblem({ login: 'a', pay: 'b', recovery: 'a' })).toBe('RECOVERY_EQUALS_LOGIN_PASSWORD')
    expect(differenceProblem({ login: 'a', pay: 'b', recovery: 'b' })).toBe('RECOVERY_EQUALS_PAY_PASSWORD')
    expect(differenceProblem({ login: 'a', pay: 'b', recovery: 'c' })).toBeNull()
  })

  test('one that is not at hand is not compared', () => {
    expect(differenceProblem({})).toBeNull()
    expect(differenceProblem({ login: 'a', recovery: 'b' })).toBeNull()
    expect(differenceProblem({ login: 'a', recovery: 'a' })).toBe('RECOVERY_EQUALS_LOGIN_PASSWORD')
    expect(differenceProblem({ pay: 'a', recovery: 'a' })).toBe('RECOVERY_EQUALS_PAY_PASSWORD')
  })

  test('the server refuses equal digests by name', () => {
    expect(codeOf(() => assertPasswordsDiffer({ login: 'a', pay: 'a' }))).toBe('LOGIN_EQUALS_PAY_PASSWORD')
    expect(() => assertPasswordsDiffer({ login: 'a', pay: 'b', recovery: 'c' })).not.toThrow()
  })
})

describe('a digest', () => {
  test.each([
    '',
    'abc123',
    'D41D8CD98F00B204E9800998ECF8427E',
    'd41d8cd98f00b204e9800998ecf8427',
    `${'a'.repeat(32)}\n`,
    'g'.repeat(32),
    'a'.repeat(33),
  ])('%j is refused', (text) => {
    expect(isPasswordDigest(text)).toBe(false)
    expect(codeOf(() => assertPasswordDigest(text))).toBe('DIGEST_INVALID')
  })

  test('is the lower-case hex MD5 of the trimmed password', () => {
    expect(passwordDigest('  abc123 ')).toBe('e99a18c428cb38d5f260853678922e03')
    expect(isPasswordDigest(passwordDigest(''))).toBe(true)
    expect(() => assertPasswordDigest(passwordDigest('abc123'))).not.toThrow()
  })

  test('equals MD5 of the platform for any text', () => {
    for (const length of [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1_000]) {
      expect(passwordDigest('x'.repeat(length))).toBe(md5('x'.repeat(length)))
    }
    for (const text of [
      '\u007F',
      '\u0080',
      '\u07FF',
      '\u0800',
      '\uFFFF',
      '\u{10000}',
      '\u{10FFFF}',
      '\uD800',
      '密码',
    ]) {
      expect(passwordDigest(text)).toBe(md5(text))
    }
    const points = fc.array(fc.nat(0x10ffff), { maxLength: 40 })
    fc.assert(
      fc.property(points, (points) => {
        const text = String.fromCodePoint(...points)
        expect(passwordDigest(text)).toBe(md5(text))
      }),
    )
  })
})

describe('what strangers know of the account', () => {
  const own = ['100042', 'Kestrel@Example.org', 'Li']

  test.each(['100042', 'x100042!', 'kestrel@example.org', 'KESTREL1', 'my-kestrel-9'])('%s is no password', (typed) => {
    expect(ownFactProblem(typed, own)).toBe('PASSWORD_OWN_FACT')
  })

  test.each(['10004-2', 'kestre1!', 'example.org1', 'Lilac77', ''])('%s may be one', (typed) => {
    expect(ownFactProblem(typed, own)).toBeNull()
  })

  test('a name of three letters counts, blanks around it do not, and an address begins before its @', () => {
    expect(ownFactProblem('mia-2020', [' Mia '])).toBe('PASSWORD_OWN_FACT')
    expect(ownFactProblem('@home123', ['@home'])).toBe('PASSWORD_OWN_FACT')
    expect(ownFactProblem('old-harbour-9', ['Old Harbour'])).toBeNull()
    expect(ownFactProblem('OldHarbour9', ['Old Harbour'])).toBe('PASSWORD_OWN_FACT')
    expect(ownFactProblem('abc123', [])).toBeNull()
  })

  test('two Han characters are a name, for the form and by the digest; of others it takes three', () => {
    for (const typed of ['津渡123456', '津渡-ferry-9'])
      expect(ownFactProblem(typed, ['津渡'])).toBe('PASSWORD_OWN_FACT')
    expect(ownFactProblem('ferry-小A-9', ['小A'])).toBe('PASSWORD_OWN_FACT')
    expect(ownFactProblem('ferry-津-9', ['津'])).toBeNull()
    const digests = ownFactDigests(['津渡', '津', 'Li'])
    expect(digests.has(passwordDigest('津渡123456'))).toBe(true)
    for (const typed of ['津123456', 'Li123456']) expect(digests.has(passwordDigest(typed))).toBe(false)
  })

  test('nothing is no fact', () => {
    expect(ownFactProblem('abc123', ['', '  '])).toBeNull()
  })

  test('is found by its digest as it is, in small letters, in capitals and with a capital in front, and with a usual ending', () => {
    const digests = ownFactDigests(own)
    for (const typed of ['100042', 'Kestrel@Example.org', 'kestrel@example.org', 'KESTREL', 'kestrel', 'Kestrel']) {
      expect(digests.has(passwordDigest(typed))).toBe(true)
    }
    for (const typed of ['kestrel1', 'Kestrel@123', '100042!']) {
      expect(digests.has(passwordDigest(typed))).toBe(true)
    }
    expect(digests.has(passwordDigest('kestrel-of-7-seas'))).toBe(false)
    expect(ownFactDigests(['kestrel']).has(passwordDigest('Kestrel12'))).toBe(true)
    expect(ownFactDigests([])).toEqual(new Set())
  })
})
