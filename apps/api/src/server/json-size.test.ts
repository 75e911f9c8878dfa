import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { assertFewFields, assertFewValues } from '../platform/json/json-size.ts'

const { maximumJsonValues, maximumFormFields } = rules.request

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])))
const lists = (count: number) => `[${Array.from({ length: count }, () => '[]').join(',')}]`

it.each([
  ['keys', keys(maximumJsonValues + 1)],
  ['list entries', JSON.stringify({ of: Array.from({ length: maximumJsonValues + 1 }, () => 1) })],
  ['lists in a list', lists(maximumJsonValues)],
])('a body of too many %s is refused before it is parsed, on both surfaces', async (_, payload) => {
  for (const url of ['/trpc/accounts.freeze', '/api/user.user.MsUser/login']) {
    const answer = await api.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([url, answer.statusCode]).toEqual([url, 413])
  }
})

it('a form of too many fields is refused before it is parsed', async () => {
  const payload = Array.from({ length: maximumFormFields + 1 }, (_, n) => `k${n}=1`).join('&')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await api.server.inject({ method: 'POST', url: '/api/user.user.MsUser/login', headers, payload })
  expect(answer.statusCode).toBe(413)
})

it('signs within texts are no values, nor is the end of a text behind a backslash', () => {
  const text = JSON.stringify({ contents: `${',[{'.repeat(maximumJsonValues)}"\\` })
  expect(() => assertFewValues(text)).not.toThrow()
  expect(() => assertFewValues(keys(maximumJsonValues))).not.toThrow()
  expect(() => assertFewFields('a=1&'.repeat(maximumFormFields - 1))).not.toThrow()
})
