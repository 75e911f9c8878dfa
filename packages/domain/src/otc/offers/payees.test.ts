import { describe, expect, it } from 'vitest'
import { PAYEE_NEEDS, PAYMENT_METHODS, payeeGaps, payeesProblem, receiverOf } from './index.ts'

const EMPTY = { holder: '', account: '', note: '' }
const FULL = { holder: 'Li Lei', account: '6222 0001', note: 'ICBC' }

describe('accounts that fiat is paid to', () => {
  it.each(PAYMENT_METHODS)('lack what %s needs when they are empty, and nothing when they are full', (method) => {
    expect(payeeGaps(method, EMPTY)).toEqual(PAYEE_NEEDS[method])
    expect(PAYEE_NEEDS[method].length).toBeGreaterThan(0)
    expect(payeeGaps(method, FULL)).toEqual([])
  })

  it('lack one field when one is empty', () => {
    expect(payeeGaps('bankCard', { ...FULL, account: '' })).toEqual(['account'])
    expect(payeeGaps('cash', { ...EMPTY, note: 'at the counter' })).toEqual([])
  })

  it('belong to whoever gives the coin', () => {
    expect([receiverOf('sell'), receiverOf('buy')]).toEqual(['owner', 'taker'])
  })
})

describe('naming them', () => {
  const methods = ['alipay', 'cash'] as const
  const alipay = [{ method: 'alipay' }] as const

  it.each([
    ['buy', 'owner'],
    ['sell', 'taker'],
  ] as const)('is refused of a %s offer to its %s, who pays', (side, by) => {
    expect(payeesProblem({ side, methods }, by, alipay)).toBe('PAYEE_OF_PAYER')
  })

  it('is refused of a method that the offer does not accept', () => {
    expect(payeesProblem({ side: 'sell', methods }, 'owner', [...alipay, { method: 'paypal' }])).toBe(
      'PAYEE_METHOD_NOT_ACCEPTED',
    )
  })

  it.each([
    ['sell', 'owner'],
    ['buy', 'taker'],
  ] as const)('is right of a %s offer for its %s', (side, by) => {
    expect(payeesProblem({ side, methods }, by, alipay)).toBeNull()
  })

  it.each(['owner', 'taker'] as const)('of none is always right for the %s', (by) => {
    expect(payeesProblem({ side: 'sell', methods }, by, [])).toBeNull()
    expect(payeesProblem({ side: 'buy', methods }, by, [])).toBeNull()
  })
})
