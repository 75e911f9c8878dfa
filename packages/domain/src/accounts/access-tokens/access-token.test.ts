import { describe, expect, test } from 'vitest'
import { ENTRY_KINDS, entryTemplates } from '../../ledger/index.ts'
import { money, zero } from '../../money/index.ts'
import { countedAmounts, movesMoney, TOKEN_SCOPES, uncountedBecause } from './index.ts'

const ME = 100_001
const OTHER = 100_002
const ltc = (units: bigint) => money('LTC', units)

describe('towards the limit of a token', () => {
  test('nothing counts that comes in, comes back, or stays the owner’s', () => {
    const free = [
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

  test('what is let go in the goods market counts, but for what comes back to the owner', () => {
    const settled = entryTemplates.settleGoodsOrder({ sellerUid: OTHER, orderId: 1, money: ltc(5n), fee: ltc(1n) })
    expect(countedAmounts(ME, settled)).toEqual([ltc(5n)])
    const refunded = entryTemplates.refundGoodsOrder({ buyerUid: OTHER, orderId: 1, money: ltc(5n) })
    expect(countedAmounts(ME, refunded)).toEqual([ltc(5n)])
    const parties = { buyerUid: ME, sellerUid: OTHER, orderId: 1, money: ltc(10n), toBuyer: ltc(3n), fee: ltc(1n) }
    const split = entryTemplates.splitGoodsOrder(parties)
    expect(countedAmounts(ME, split)).toEqual([ltc(7n)])
    expect(countedAmounts(OTHER, split)).toEqual([ltc(4n)])
  })

  test('every kind counts, or says why it does not', () => {
    const counting = ENTRY_KINDS.filter((kind) => uncountedBecause(kind) === null)
    expect(counting).toEqual([
      'goods_purchase',
      'goods_settlement',
      'goods_refund',
      'goods_split',
      'withdrawal_apply',
      'transfer',
      'offer_lock',
      'otc_take',
      'otc_release',
      'otc_split',
      'rights_purchase',
      'ad_purchase',
    ])
    for (const kind of ENTRY_KINDS) expect(uncountedBecause(kind) ?? 'a reason.').toMatch(/\.$/)
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
