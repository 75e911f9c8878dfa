import { describe, expect, it } from 'vitest'
import { systemRandom } from '../random/index.ts'
import { createSecretBox } from './index.ts'

const key = (byte: number): Uint8Array => Buffer.alloc(32, byte)
const box = createSecretBox(key(1), [], systemRandom)
const SECRET = '授权码 QX7-PLUM-09'
const of = (text: string, context: string, from = box): string =>
  Buffer.from(from.fingerprint(text, context)).toString('hex')

describe('a sealed secret does not open', () => {
  it('under another context', () => {
    expect(() => box.open(box.seal(SECRET, 'goods 1'), 'goods 2')).toThrow(/authenticate/)
  })

  it('when its ciphertext or its nonce was changed', () => {
    const sealed = box.seal(SECRET, 'goods 1')
    const flipped = Uint8Array.from(sealed.ciphertext, (byte, index) => (index === 0 ? byte ^ 1 : byte))
    expect(() => box.open({ ...sealed, ciphertext: flipped }, 'goods 1')).toThrow(/authenticate/)
    expect(() => box.open({ ...sealed, nonce: Buffer.alloc(12) }, 'goods 1')).toThrow(/authenticate/)
  })

  it('under a key that is not known, and the refusal names key and variable', () => {
    const other = createSecretBox(key(2), [], systemRandom)
    expect(() => other.open(box.seal(SECRET, 'goods 1'), 'goods 1')).toThrow(`${box.keyId}, which ENCRYPTION_OLD_KEYS`)
  })
})

describe('a sealed secret', () => {
  it('opens under its context, also after the key was changed', () => {
    const sealed = box.seal(SECRET, 'goods 1')
    expect(box.open(sealed, 'goods 1')).toBe(SECRET)
    const changed = createSecretBox(key(2), [key(1)], systemRandom)
    expect(changed.open(sealed, 'goods 1')).toBe(SECRET)
    expect(changed.seal(SECRET, 'goods 1').keyId).toBe(changed.keyId)
    expect(changed.keyId).not.toBe(box.keyId)
  })

  it('looks different each time and never contains its text', () => {
    const [one, two] = [box.seal(SECRET, 'goods 1'), box.seal(SECRET, 'goods 1')]
    expect(Buffer.compare(one.ciphertext, two.ciphertext)).not.toBe(0)
    expect(Buffer.from(one.ciphertext).includes('QX7')).toBe(false)
  })

  it('has a fingerprint of text, context and key', () => {
    expect(of(SECRET, 'goods 1')).toBe(of(SECRET, 'goods 1'))
    const others = [
      of('another', 'goods 1'),
      of(SECRET, 'goods 2'),
      of(SECRET, 'goods 1', createSecretBox(key(2), [], systemRandom)),
    ]
    expect(new Set([...others, of(SECRET, 'goods 1')]).size).toBe(4)
  })
})
