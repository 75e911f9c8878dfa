import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { weaknessOf } from './secret-strength.ts'

test.each([
  ['s'.repeat(40), 'repeats itself'],
  ['ab'.repeat(32), 'repeats itself'],
  ['correct-horse!'.repeat(3), 'repeats itself'],
  ['0123456789abcdef0123456789abcdee', 'is a sequence'],
  ['aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbc', 'is a sequence'],
  ['axaxaxaxaxaxaxaxaxaxaxaxaxaxaxaxay', 'has too few different characters'],
  ['1f1f2f1f1f3f1f1f1f2f1f1f1f2f1f1f1f', 'has too few different characters'],
])('%s %s', (secret, weakness) => {
  expect(weaknessOf(secret, 100)).toBe(weakness)
})

test('what openssl and password managers make passes', () => {
  for (let round = 0; round < 2_000; round += 1) {
    expect(weaknessOf(randomBytes(32).toString('hex'), 180)).toBeNull()
    expect(weaknessOf(randomBytes(24).toString('base64'), 100)).toBeNull()
    expect(weaknessOf(randomBytes(12).toString('base64url'), 40)).toBeNull()
  }
})
