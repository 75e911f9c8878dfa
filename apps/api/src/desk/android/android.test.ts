import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

const PACKAGE = 'example.market.app'
const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':')
const LINKS = '/.well-known/assetlinks.json'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ env: { ANDROID_PACKAGE: PACKAGE, ANDROID_CERTIFICATES: CERTIFICATE } })
})
afterAll(() => api.close())

it('the site names the app that may open its links, and none where there is none', async () => {
  const answer = await api.client().inject({ method: 'GET', url: LINKS })
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: PACKAGE, sha256_cert_fingerprints: [CERTIFICATE] },
    },
  ])
  const bare = await createTestApp()
  expect((await bare.client().inject({ method: 'GET', url: LINKS })).json()).toEqual([])
  await bare.close()
})
