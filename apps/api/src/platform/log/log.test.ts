import { expect, test } from 'vitest'
import { createLog } from './index.ts'

const lineOf = (fields: object): string => {
  let line = ''
  createLog('info', { write: (text) => (line += text) }).info(fields, 'said')
  return line
}

test.each([
  { password: 'SECRET' },
  { token: 'SECRET' },
  { input: { secrets: ['SECRET'] } },
  { input: { payPassword: 'SECRET' } },
  { req: { headers: { cookie: 'jindu_session=SECRET', authorization: 'Bearer SECRET' } } },
  { res: { headers: { 'set-cookie': 'SECRET' } } },
  { body: { pwd: 'SECRET', pay_password: 'SECRET', recover_password: 'SECRET' } },
  { request: { body: { recoveryPassword: 'SECRET', signature: 'SECRET' } } },
])('a secret never reaches a line: %o', (fields) => {
  expect(lineOf(fields)).not.toContain('SECRET')
})

test('a line is JSON with its level as a word and its time in ISO form', () => {
  expect(JSON.parse(lineOf({ requestId: 'r1' }))).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    requestId: 'r1',
    msg: 'said',
  })
})
