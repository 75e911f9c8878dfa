import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANDROID_ENV, ANDROID_PACKAGE, androidPackage, KEYS, publish } from '../../../test/android/packages.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, type Person } from '../../../test/people.ts'
import { androidRelease } from './tables.ts'

const LINKS = '/.well-known/assetlinks.json'
const PACKAGE = '/api/android/app.apk'

let api: TestApp
let bare: TestApp
let administrator: Person
beforeAll(async () => {
  api = await createTestApp({ env: ANDROID_ENV })
  bare = await createTestApp()
  administrator = await staffPerson(api, 'administrator')
})
beforeEach(() => api.app.db.delete(androidRelease))
afterAll(async () => {
  await bare.close()
  await api.close()
})

const get = (url: string, headers = {}) => api.client().inject({ method: 'GET', url, headers })
const codeOf = async (bytes: Uint8Array, client = administrator.client): Promise<string> =>
  (await publish(client, bytes)).json().error?.code ?? 'published'
const newest = () => api.client().trpc.android.newest.query()

describe('the site', () => {
  it('names the app that may open its links, and none where there is none', async () => {
    const answer = await get(LINKS)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: ANDROID_PACKAGE,
          sha256_cert_fingerprints: [KEYS.own.toUpperCase().match(/../g)?.join(':')],
        },
      },
    ])
    expect((await bare.client().inject({ method: 'GET', url: LINKS })).json()).toEqual([])
    const { client } = await staffPerson(bare, 'administrator')
    expect(await codeOf(androidPackage('version-7'), client)).toBe('ANDROID_NOT_SET_UP')
    expect(await bare.client().trpc.android.newest.query()).toEqual({ newest: null, package: null })
  })

  it('offers nothing before the first version', async () => {
    expect(await newest()).toEqual({ newest: null, package: ANDROID_PACKAGE })
    expect((await get('/api/android')).json()).toEqual({ newest: null })
    expect((await get(PACKAGE)).statusCode).toBe(404)
  })
})

describe('a package is refused', () => {
  it('from anybody but administrators', async () => {
    const bytes = androidPackage('version-7')
    expect(await codeOf(bytes, api.client())).toBe('LOGIN_REQUIRED')
    expect(await codeOf(bytes, (await person(api)).client)).toBe('FORBIDDEN')
    expect(await codeOf(bytes, (await staffPerson(api, 'moderator')).client)).toBe('FORBIDDEN')
    expect(await newest()).toMatchObject({ newest: null })
  })

  it('when it is none, unsigned, of another package or key, or comes under another field', async () => {
    expect(await codeOf(Buffer.from('no package'))).toBe('ANDROID_UNREADABLE')
    expect(await codeOf(androidPackage('unsigned'))).toBe('ANDROID_UNSIGNED')
    expect(await codeOf(androidPackage('other-package'))).toBe('ANDROID_OTHER_PACKAGE')
    expect(await codeOf(androidPackage('other-key'))).toBe('ANDROID_OTHER_KEY')
    const other = await publish(administrator.client, androidPackage('version-7'), 'image')
    expect(other.json().error.code).toBe('FILE_REQUIRED')
    expect(await readdir(join(api.filesDir, 'spool'))).toEqual([])
  })

  it('when its version does not rise', async () => {
    expect(await codeOf(androidPackage('version-8'))).toBe('published')
    expect(await codeOf(androidPackage('version-8'))).toBe('ANDROID_VERSION_NOT_RISING')
    expect(await codeOf(androidPackage('version-7'))).toBe('ANDROID_VERSION_NOT_RISING')
  })

  it('by all but one of several that publish the same version at once', async () => {
    const codes = await Promise.all(Array.from({ length: 3 }, () => codeOf(androidPackage('version-7'))))
    expect(codes.filter((code) => code === 'published')).toHaveLength(1)
    expect(codes.filter((code) => code === 'ANDROID_VERSION_NOT_RISING')).toHaveLength(2)
  })
})

it('a published package is offered to phones and pages, whole, until a newer one is', async () => {
  const first = androidPackage('version-7')
  const answer = await publish(administrator.client, first)
  const sha256 = createHash('sha256').update(first).digest('hex')
  expect(answer.json()).toMatchObject({ versionCode: 7, versionName: '1.2.0', bytes: first.length, sha256 })
  expect((await newest()).newest).toEqual(answer.json())
  expect((await get('/api/android')).json()).toEqual({ newest: answer.json() })
  const file = await get(PACKAGE)
  expect(file.rawPayload.equals(first)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': `attachment; filename="${ANDROID_PACKAGE}-7.apk"`,
    'content-length': String(first.length),
    'x-content-type-options': 'nosniff',
  })
  const etag = String(file.headers['etag'])
  expect((await get(PACKAGE, { 'if-none-match': etag })).statusCode).toBe(304)

  await publish(administrator.client, androidPackage('version-8'))
  expect((await newest()).newest).toMatchObject({ versionCode: 8 })
  expect((await get(PACKAGE, { 'if-none-match': etag })).rawPayload.equals(androidPackage('version-8'))).toBe(true)
})
