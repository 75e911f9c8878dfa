import { describe, expect, test } from 'vitest'
import { entryTemplates } from '../ledger/index.ts'
import { money, zero } from '../money/index.ts'
import { countedAmounts, movesMoney, TOKEN_SCOPES } from './index.ts'

const ME = 100_001
const OTHER = 100_002
const ltc = (units: bigint) => money('LTC', units)

describe('towards the limit of a token', () => {
  test('nothing counts that comes in, comes back, or stays the owner’s', () => {
    const free = [
      entryTemplates.settleGoodsOrder({ sellerUid: ME, orderId: 1, money: ltc(5n), fee: ltc(1n) }),
      entryTemplates.refundGoodsOrder({ buyerUid: ME, orderId: 1, money: ltc(5n) }),
      entryTemplates.offerRelease({ ownerUid: ME, offerId: 1, money: ltc(5n) }),
      entryTemplates.otcTake({ orderId: 1, money: ltc(5n), from: { offerId: 1 } }),
      entryTemplates.otcTake({ orderId: 1, money: ltc(5n), from: { sellerUid: OTHER } }),
    ]
    for (const entry of free) expect(countedAmounts(ME, entry)).toEqual([])
  })

  test('what the token binds counts whole', () => {
    const bound = [
      entryTemplates.purchase({ buyerUid: ME, orderId: 1, money: ltc(5n) }),
      entryTemplates.offerLock({ ownerUid: ME, offerId: 1, money: ltc(5n) }),
      entryTemplates.otcTake({ orderId: 1, money: ltc(5n), from: { sellerUid: ME } }),
    ]
    for (const entry of bound) expect(countedAmounts(ME, entry)).toEqual([ltc(5n)])
  })

  test('what is let go in the fiat market counts, but for what comes back to the owner', () => {
    const release = entryTemplates.otcRelease({ orderId: 1, buyerUid: OTHER, money: ltc(5n), fee: ltc(1n) })
    expect(countedAmounts(ME, release)).toEqual([ltc(5n)])
    const split = {
      orderId: 1,
      buyerUid: OTHER,
      money: ltc(5n),
      toBuyer: ltc(3n),
      fee: zero('LTC'),
      restTo: { sellerUid: ME },
    }
    expect(countedAmounts(ME, entryTemplates.splitOtcOrder(split))).toEqual([ltc(3n)])
  })
})

test('a token needs the pay password as soon as one of its scopes moves money', () => {
  expect(TOKEN_SCOPES.filter((scope) => movesMoney([scope]))).toEqual(['trade', 'withdraw'])
  expect(movesMoney(['market', 'own'])).toBe(false)
  expect(movesMoney(['own', 'trade'])).toBe(true)
})
