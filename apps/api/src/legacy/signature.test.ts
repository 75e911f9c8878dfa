import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkSignature, sign, signedText, signingOf } from './signature.ts'

const keys = new Map([['web', 'sandbox-app-key']])
const NOW = 1_800_000_000

function request(params: Record<string, unknown>): Record<string, unknown> {
  const all = { clientOrigin: 'web', timestamp: NOW, ...params }
  return { ...all, signature: sign(all, 'sandbox-app-key') }
}

it.each([
  ['an unknown client', { ...request({}), clientOrigin: 'other' }, 'UNKNOWN_CLIENT'],
  ['a client that is an object’s own word', { ...request({}), clientOrigin: 'constructor' }, 'UNKNOWN_CLIENT'],
  ['no signature', { ...request({}), signature: undefined }, 'SIGNATURE_INVALID'],
  ['a signature in upper case', { ...request({}), signature: 'A'.repeat(64) }, 'SIGNATURE_INVALID'],
  ['a changed parameter', { ...request({ amount: '1' }), amount: '10' }, 'SIGNATURE_INVALID'],
  ['an added parameter', { ...request({}), extra: '1' }, 'SIGNATURE_INVALID'],
  ['a timestamp 301 s behind', request({ timestamp: NOW - 301 }), 'TIMESTAMP_OUT_OF_RANGE'],
  ['a timestamp 301 s ahead', request({ timestamp: NOW + 301 }), 'TIMESTAMP_OUT_OF_RANGE'],
  ['milliseconds of 301 s behind', request({ timestamp: NOW * 1000 - 300_001 }), 'TIMESTAMP_OUT_OF_RANGE'],
  ['a timestamp of nine digits, which is seconds', request({ timestamp: 999_999_999 }), 'TIMESTAMP_OUT_OF_RANGE'],
  ['half a millisecond', request({ timestamp: NOW * 1000 + 0.5 }), 'TIMESTAMP_OUT_OF_RANGE'],
  ['no timestamp', request({ timestamp: '' }), 'TIMESTAMP_OUT_OF_RANGE'],
  ['a timestamp that is no number', request({ timestamp: 'now' }), 'TIMESTAMP_OUT_OF_RANGE'],
])('refuses %s', (_, params, code) => {
  expect(() => checkSignature(params, keys, [NOW])).toThrow(code)
})

it.each([NOW, NOW * 1000, NOW * 1000 + 299_999, String(NOW * 1000 - 299_999)])(
  'takes the timestamp %s',
  (timestamp) => {
    expect(() => checkSignature(request({ timestamp }), keys, [NOW])).not.toThrow()
  },
)

it('drops empty values and the signature, and sorts by name in byte order', () => {
  const params = { b: 2, a: '', B: 1, c: null, d: undefined, signature: 'x', e: 0, f: false, ä: 'ü', g: [1, { h: 2 }] }
  expect(signedText(params)).toBe('B=1&b=2&e=0&f=false&g=[1,{"h":2}]&ä=ü')
})

it('is the HMAC-SHA256 of that text in lower-case hex', () => {
  const text = 'clientOrigin=web&pwd=abc&timestamp=1800000000&uid=100001&version=1.0'
  const params = { uid: 100_001, pwd: 'abc', version: '1.0', clientOrigin: 'web', timestamp: NOW, token: '' }
  expect(sign(params, 'sandbox-app-key')).toBe(createHmac('sha256', 'sandbox-app-key').update(text).digest('hex'))
})

const call = { version: 2, method: 'POST', path: '/api/user.goods.MsOrder/confirmReceive' } as const

const text = (values: Record<string, unknown>) => signedText(values, call).split('\n')[2]

describe('by version 2', () => {
  const params = { clientOrigin: 'web', timestamp: NOW, id: 5 }
  const signed = { ...params, signature: sign(params, 'sandbox-app-key', call) }

  it.each([
    ['another method', { ...call, method: 'GET' }],
    ['another call', { ...call, path: '/api/user.goods.MsOrder/refund' }],
    ['version 1', { version: 1 } as const],
  ])('refuses it as %s', (_, signing) => {
    expect(() => checkSignature(signed, keys, [NOW], signing)).toThrow('SIGNATURE_INVALID')
  })

  it('refuses a signature of version 1', () => {
    expect(() => checkSignature(request({ id: 5 }), keys, [NOW], call)).toThrow('SIGNATURE_INVALID')
  })

  it('passes as what it was signed for', () => {
    expect(checkSignature(signed, keys, [NOW], call)).toBe(signed.signature)
  })

  it('encodes by RFC 3986, so that a value cannot become another parameter', () => {
    expect(text({ b: "!'()*~-._", a: 'ü 津&c=1\n', c: '' })).toBe(
      'a=%C3%BC%20%E6%B4%A5%26c%3D1%0A&b=%21%27%28%29%2A~-._',
    )
    expect(text({ a: '1&b=2' })).not.toBe(text({ a: '1', b: '2' }))
    expect(text({ half: '\ud800' })).toBe('half=%EF%BF%BD')
  })

  it('is asked for by its number, and an unknown one is refused', () => {
    expect(signingOf(undefined, 'GET', '/')).toEqual({ version: 1 })
    expect(signingOf('2', call.method, call.path)).toEqual(call)
    for (const unknown of ['3', '', '2, 2', ['1', '2']]) {
      expect(() => signingOf(unknown, 'GET', '/')).toThrow('SIGNATURE_VERSION_UNKNOWN')
    }
  })
})

it('passes within 300 s of any of the clocks', () => {
  for (const timestamp of [NOW - 300, NOW, String(NOW + 300)]) {
    expect(checkSignature(request({ timestamp }), keys, [0, NOW])).toMatch(/^[0-9a-f]{64}$/)
  }
})
