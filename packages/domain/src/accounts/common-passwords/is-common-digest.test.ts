import { describe, expect, test } from 'vitest'
import { passwordDigest } from '../passwords/index.ts'
import { passwordProblem } from '../passwords/composition.ts'
import { COMMON_DIGESTS } from './common-digests.ts'
import { isCommonDigest } from './index.ts'

describe('the passwords that are guessed first', () => {
  test.each(['abc123', 'password1', 'qwer1234', 'trustno1', 'p@ssw0rd', '1q2w3e4r'])('%s is one', (typed) => {
    expect(passwordProblem(typed)).toBeNull()
    expect(isCommonDigest(passwordDigest(typed))).toBe(true)
  })

  test.each(['kestrel-over-9-fields', 'Abc123', 'abc123 7', ''])('%s is none', (typed) => {
    expect(isCommonDigest(passwordDigest(typed))).toBe(false)
  })

  test('each entry of the list is found by its own digest, and there are 4,000', () => {
    const digests = Buffer.from(COMMON_DIGESTS, 'base64').toString('hex').match(/.{12}/g) ?? []
    expect(new Set(digests).size).toBe(4_000)
    expect(digests.filter((digest) => !isCommonDigest(digest))).toEqual([])
  })

  test('what is no digest is none', () => {
    expect(['', 'e9', 'zzzzzzzzzzzz'].map(isCommonDigest)).toEqual([false, false, false])
  })
})
