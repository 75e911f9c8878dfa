import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { passwordDigest } from './digest.ts'
import { md5Hex } from './md5.ts'

const reference = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

describe('passwords travel as the MD5 of the trimmed text', () => {
  it('agrees with the platform for every length around the block borders', () => {
    for (let length = 0; length <= 200; length++) {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join('')
      expect(md5Hex(text)).toBe(reference(text))
    }
  })

  it('hashes the UTF-8 bytes of Chinese text', () => {
    expect(md5Hex('津渡密码 a1')).toBe(reference('津渡密码 a1'))
  })

  it('drops the space around a password and keeps the space inside', () => {
    expect(passwordDigest('  ab 12\t')).toBe(reference('ab 12'))
  })
})
