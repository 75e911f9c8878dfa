import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { refusalOf, sayError } from './refusal.ts'

const refused = (code: string, details = {}) =>
  Object.assign(TRPCClientError.from(new Error(code)), { data: { domain: { code, details } } })

test('what is no refusal is none, and is said as it is', () => {
  expect(refusalOf(new Error('of ours'))).toBeNull()
  expect(refusalOf(null)).toBeNull()
  expect(sayError(new Error('of ours'), 'en')).toBe('of ours')
  expect(sayError('text', 'en')).toBe('text')
})

test('a code of a newer server is no refusal that this version can say', () => {
  expect(refusalOf(refused('CODE_OF_TOMORROW'))).toBeNull()
  expect(sayError(refused('CODE_OF_TOMORROW'), 'en')).toBe('CODE_OF_TOMORROW')
})

test('a call without an answer says so, and nothing of the inside of the server', () => {
  const cut = TRPCClientError.from(new TypeError('fetch failed'))
  expect(sayError(cut, 'zh-CN')).toMatch(/没有应答/)
  expect(sayError(cut, 'en')).toMatch(/did not answer/)
  expect(sayError(cut, 'en')).not.toMatch(/database/)
})

test('a refusal is said in both languages with its details', () => {
  const error = refused('PAY_PASSWORD_LOCKED', { retryAfterSeconds: 900 })
  expect(refusalOf(error)).toEqual({ code: 'PAY_PASSWORD_LOCKED', details: { retryAfterSeconds: 900 } })
  expect(sayError(error, 'en')).toContain('15 min')
  expect(sayError(error, 'zh-CN')).toContain('15 分钟')
})
