import { describe, expect, it } from 'vitest'
import { androidRules, isAndroidPackage, readFingerprint, releaseRefusal, type AndroidRelease } from './index.ts'

const ONE = readFingerprint('1a'.repeat(32)) ?? ''
const OTHER = readFingerprint('2b'.repeat(32)) ?? ''

describe('a package name', () => {
  it.each(['market', 'a..b', '1a.b', 'a.1b', 'a.b-c', 'a.class', 'market.example.new', '', `a.${'b'.repeat(150)}`])(
    'is refused: %s',
    (text) => expect(isAndroidPackage(text)).toBe(false),
  )

  it.each(['example.market', 'com.example.app_2'])('is taken: %s', (text) => expect(isAndroidPackage(text)).toBe(true))
})

it('a fingerprint is read with and without colons, in either case, and nothing else is', () => {
  const spelled = Array.from({ length: 32 }, () => 'AB').join(':')
  for (const text of ['ab'.repeat(32), spelled, ` ${spelled.toLowerCase()}\n`])
    expect(readFingerprint(text)).toBe(spelled)
  for (const text of ['', 'ab'.repeat(31), 'ab'.repeat(33), 'zz'.repeat(32), 'AB:CD', `${spelled}:`])
    expect(readFingerprint(text)).toBeNull()
})

describe('a new version', () => {
  const app = { package: 'example.market', certificates: [ONE, OTHER] }
  const release = (changed: Partial<AndroidRelease> = {}): AndroidRelease => ({
    package: app.package,
    versionCode: 7,
    certificate: ONE,
    ...changed,
  })

  it('is refused under another package, another key than the environment names, or another than the last version has', () => {
    expect(releaseRefusal(app, null, release({ package: 'example.other' }))).toBe('ANDROID_OTHER_PACKAGE')
    expect(releaseRefusal({ ...app, certificates: [OTHER] }, null, release())).toBe('ANDROID_OTHER_KEY')
    expect(releaseRefusal(app, release(), release({ versionCode: 8, certificate: OTHER }))).toBe('ANDROID_OTHER_KEY')
  })

  it.each([6, 7])('is refused at version code %i after 7', (versionCode) =>
    expect(releaseRefusal(app, release(), release({ versionCode }))).toBe('ANDROID_VERSION_NOT_RISING'),
  )

  it('is taken first, rising, and from the start where the site moved to another package', () => {
    expect(releaseRefusal(app, null, release({ versionCode: 1 }))).toBeNull()
    expect(releaseRefusal(app, release(), release({ versionCode: androidRules.maximumVersionCode }))).toBeNull()
    const before = release({ package: 'example.before', certificate: OTHER, versionCode: 900 })
    expect(releaseRefusal(app, before, release({ versionCode: 1 }))).toBeNull()
  })
})
