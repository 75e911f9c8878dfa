import { describe, expect, test } from 'vitest'
import { accessTokenForm, accessTokenInput } from './index.ts'

const DIGEST = 'a'.repeat(32)
const usd = (units: string) => ({ asset: 'USD', units })
const sent = { name: 'bot', scopes: ['market'], days: 30 }
const typed = { ...sent, days: '30', addresses: '', dailyLimit: '', payPassword: '', otp: '' }

const codes = (schema: typeof accessTokenForm | typeof accessTokenInput, value: unknown): Record<string, string> => {
  const { error } = schema.safeParse(value)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

describe('a token as sent is refused', () => {
  test.each([
    ['without a name', { name: '' }, { name: 'TOKEN_NAME_INVALID' }],
    ['with a name too long', { name: 'x'.repeat(41) }, { name: 'TOKEN_NAME_INVALID' }],
    ['without a scope', { scopes: [] }, { scopes: 'TOKEN_SCOPES_REQUIRED' }],
    ['with a scope that is none', { scopes: ['staff'] }, { scopes: 'TOKEN_SCOPES_REQUIRED' }],
    ['for no day', { days: 0 }, { days: 'TOKEN_DAYS_INVALID' }],
    ['for part of a day', { days: 1.5 }, { days: 'TOKEN_DAYS_INVALID' }],
    ['with half an address', { addresses: ['10.0.0'] }, { addresses: 'TOKEN_ADDRESS_INVALID' }],
    ['for money without a limit', { scopes: ['trade'], payPassword: DIGEST }, { dailyLimit: 'TOKEN_LIMIT_REQUIRED' }],
    [
      'for money with a limit of nothing',
      { scopes: ['trade'], payPassword: DIGEST, dailyLimit: usd('0') },
      { dailyLimit: 'AMOUNT_NOT_POSITIVE' },
    ],
    [
      'with a limit beyond bounds',
      { scopes: ['trade'], payPassword: DIGEST, dailyLimit: usd('10000000001') },
      { dailyLimit: 'TOKEN_LIMIT_TOO_HIGH' },
    ],
    [
      'for money without the pay password',
      { scopes: ['withdraw'], dailyLimit: usd('1') },
      { payPassword: 'PAY_PASSWORD_REQUIRED' },
    ],
  ])('%s', (_, change, refused) => {
    expect(codes(accessTokenInput, { ...sent, ...change })).toEqual(refused)
  })
})

test('scopes come in their own order, each once', () => {
  expect(accessTokenInput.parse({ ...sent, scopes: ['own', 'market', 'own'] }).scopes).toEqual(['market', 'own'])
})

describe('a token as typed', () => {
  test('is refused for money without a limit and the pay password', () => {
    expect(codes(accessTokenForm, { ...typed, scopes: ['trade'] })).toEqual({
      dailyLimit: 'TOKEN_LIMIT_REQUIRED',
      payPassword: 'PAY_PASSWORD_REQUIRED',
    })
  })

  test('is refused with days that are no number, and addresses that are none', () => {
    expect(codes(accessTokenForm, { ...typed, days: 'long', addresses: 'home' })).toEqual({
      days: 'TOKEN_DAYS_INVALID',
      addresses: 'TOKEN_ADDRESS_INVALID',
    })
  })

  test('reads an address a line, and leaves out what is empty', () => {
    expect(accessTokenForm.parse({ ...typed, addresses: ' 203.0.113.7\n2001:db8::/32 ' })).toMatchObject({
      days: 30,
      addresses: ['203.0.113.7', '2001:db8::/32'],
      dailyLimit: undefined,
      otp: undefined,
    })
  })

  test('reads dollars and a code', () => {
    const money = { ...typed, scopes: ['trade'], dailyLimit: '12.50', payPassword: 'secret-1', otp: '123 456' }
    expect(accessTokenForm.parse(money)).toMatchObject({ dailyLimit: { asset: 'USD', units: 1250n }, otp: '123456' })
  })
})
