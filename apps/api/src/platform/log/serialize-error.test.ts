import { expect, it } from 'vitest'
import { serializeError } from './serialize-error.ts'

it('keeps what was sent with a failed query out of the log', () => {
  const cause = new Error('relation does not exist')
  const error = new Error('Failed query: select 1 where a = $1\nparams: secret-hash\nsecond line', { cause })
  const line = serializeError(error)
  expect(JSON.stringify(line)).not.toMatch(/secret-hash|second line/)
  expect(line.message).toBe('Failed query: select 1 where a = $1')
  expect(line.stack).toContain('    at ')
  expect(line.cause?.message).toBe('relation does not exist')
})

it('takes what is no error as it is', () => {
  expect(serializeError('text')).toEqual({ type: 'string', message: 'text' })
})
