import { isDomainError } from '@jindu/domain/errors'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ANDROID_PACKAGE, androidPackage, KEYS } from '../../../test/android/packages.ts'
import { readManifest } from './read-manifest.ts'
import { readPackage } from './read-package.ts'
import { readSignature } from './read-signature.ts'

const refusalOf = (bytes: Buffer): string => {
  try {
    readPackage(bytes)
    return 'read'
  } catch (error) {
    if (!isDomainError(error)) throw error
    return error.code
  }
}

const zip = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files))

/** Whether a manifest's bytes are read, or the name of the error. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    return Array.isArray(readManifest(bytes)) ? 'elements' : 'nothing'
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

const flipped = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

it('a package says its name, version, permissions and who signed it, by scheme v3 with RSA and v2 with EC', () => {
  const read = readPackage(androidPackage('version-7'))
  expect(read).toEqual({
    package: ANDROID_PACKAGE,
    versionCode: 7,
    versionName: '1.2.0',
    minimumSdk: 29,
    permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'],
    certificate: KEYS.own.toUpperCase().match(/../g)?.join(':'),
  })
  expect(readSignature(androidPackage('other-key'))).toBe(KEYS.other)
  expect(readPackage(androidPackage('other-key'))).toMatchObject({ versionCode: 9, minimumSdk: 26 })
})

describe('a package is refused', () => {
  it('when it is none: nothing, a text, a zip without a manifest, or with one that is no compiled XML', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('no package'),
      zip({ 'classes.dex': Buffer.from('x') }),
      zip({ 'AndroidManifest.xml': Buffer.from('<manifest/>') }),
      zip({ 'AndroidManifest.xml': Buffer.from([3, 0, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]) }),
    ])
      expect(refusalOf(bytes)).toBe('ANDROID_UNREADABLE')
  })

  it('when nobody signed it', () => {
    expect(refusalOf(androidPackage('unsigned'))).toBe('ANDROID_UNSIGNED')
  })

  it.each(['version-7', 'other-key'] as const)('when a byte of it was changed after signing: %s', (name) => {
    const whole = androidPackage(name)
    // Names and contents, the signing block, the directory, and the end: a changed byte is never taken as signed.
    const places = Array.from({ length: 160 }, (_, nth) => Math.floor((nth * whole.length) / 160))
    const block = whole.indexOf('APK Sig Block 42')
    const signed = places.filter((at) => readSignature(flipped(whole, at)) !== null)
    // The block is padded with zeros, which nothing covers.
    expect(signed.every((at) => at > 1_000 && at < block)).toBe(true)
    const contents = places.filter((at) => at < 1_000 || at > block + 16)
    expect(contents.length).toBeGreaterThan(10)
    for (const at of contents) expect(readSignature(flipped(whole, at))).toBeNull()
  })

  it('when bytes were added, taken away or cut off', () => {
    const whole = androidPackage('version-7')
    expect(readSignature(Buffer.concat([whole, Buffer.from('x')]))).toBeNull()
    for (let length = 0; length < whole.length; length += 97)
      expect(readSignature(whole.subarray(0, length))).toBeNull()
  })

  it('whatever the bytes of its manifest are: reading ends, with elements or an error', () => {
    const compiled = Buffer.from([3, 0, 8, 0, 64, 0, 0, 0])
    for (let seed = 1; seed < 400; seed += 1) {
      const noise = Buffer.from(Array.from({ length: 56 }, (_, nth) => (seed * (nth + 7) * 2_654_435_761) >>> 24))
      noise.writeUInt16LE([0x0001, 0x0180, 0x0102, 0x0103][seed % 4] ?? 0, 0)
      noise.writeUInt32LE(56, 4)
      expect(['elements', RangeError.name]).toContain(outcomeOf(Buffer.concat([compiled, noise])))
    }
  })
})
