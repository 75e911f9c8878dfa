import { fail } from '@jindu/domain/errors'
import { limitRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Counted, RateLimiter } from '../../src/platform/rate-limit/rate-limiter.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { person } from '../people.ts'
import { procedures } from '../../src/reference/procedures.ts'

const AWAY = '203.0.113.50'
const mutations = procedures().filter(({ type }) => type === 'mutation')

let api: TestApp
let counted: { readonly limit: string; readonly who: Counted }[] = []
let full = false
let visitor: TestClient
let user: TestClient
let uid: number

/** Records every count; refuses everything while `full`. */
const limiter: RateLimiter = {
  count(limit, who) {
    counted.push({ limit, who })
    return full ? fail('RATE_LIMITED', { retryAfterSeconds: 60 }) : Promise.resolve(0)
  },
  measure: () => Promise.resolve({ limit: 1, counted: 0, left: 1, resetSeconds: 1, isAbove: false }),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  read: () => undefined,
}

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: limiter })
  visitor = api.client({ address: AWAY })
  const somebody = await person(api, { address: AWAY })
  user = somebody.client
  uid = somebody.uid
  full = true
})
afterAll(() => api.close())

async function codeOf(client: TestClient, path: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await client.inject({ method: 'POST', url: `/trpc/${path}`, headers, payload: '{}' })
  return answer.json().error.data.domain.code
}

describe.each(mutations)('$path', ({ path, meta }) => {
  it('is bounded for visitors by their address, before anything else is asked', async () => {
    counted = []
    expect(await codeOf(visitor, path)).toBe('RATE_LIMITED')
    expect(counted).toEqual([{ limit: meta.rate ?? 'write', who: { uid: undefined, address: AWAY } }])
  })

  it('is bounded for users by account and address', async () => {
    counted = []
    expect(await codeOf(user, path)).toBe('RATE_LIMITED')
    expect(counted).toEqual([{ limit: meta.rate ?? 'write', who: { uid, address: AWAY } }])
  })
})

it('every quota and every effort is named by a call', () => {
  // Uploads are counted before they travel, by the routes that take them; codes that do not exist, by `countMisses`.
  const named = new Set<string>(['uploads', 'discountMisses', ...procedures().flatMap(({ meta }) => meta.counts ?? [])])
  expect([...named].toSorted()).toEqual(Object.keys({ ...limitRules.quotas, ...limitRules.efforts }).toSorted())
})
