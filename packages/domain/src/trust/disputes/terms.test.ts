import { expect, test } from 'vitest'
import { openGoodsOrder, type NewGoodsOrderTerms } from '../../goods/orders/index.ts'
import { money, usd } from '../../money/index.ts'
import { openOtcOrder, type OtcOrderTerms } from '../../otc/orders/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'

const shared = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 1n),
  feeBasisPoints: 10_000,
  disputeTerms: { responseSeconds: 0, needsSecondArbiter: false },
}
const goods: NewGoodsOrderTerms = { ...shared, protectionSeconds: 0, paidAt: 1_760_000_000 }
const otc: OtcOrderTerms = {
  ...shared,
  source: 'offer',
  unitPrice: { currency: 'LTC', usdE8: 1n },
  total: usd(1),
  autoSettleSeconds: 0,
  settleDemand: 'settles',
  makerHours: null,
  createdAt: 1_760_000_000,
}

/** As a caller without types would send them. */
const opened = (change: object) => {
  openGoodsOrder({ ...goods, ...change })
  openOtcOrder({ ...otc, ...change })
}

test('terms at the very bounds open an order', () => {
  expect(() => opened({})).not.toThrow()
})

test.each<[string, object]>([
  ['escrow', { escrow: undefined }],
  ['disputeTerms', { disputeTerms: undefined }],
  ['escrow', { escrow: money('LTC', 0n) }],
  ['escrow', { escrow: money('LTC', -5n) }],
  ['feeBasisPoints', { feeBasisPoints: 10_001 }],
  ['feeBasisPoints', { feeBasisPoints: -1 }],
  ['feeBasisPoints', { feeBasisPoints: 2.5 }],
  ['feeBasisPoints', { feeBasisPoints: undefined }],
  ['buyerUid', { buyerUid: Number.NaN }],
  ['sellerUid', { sellerUid: '100002' }],
  ['sellerUid', { sellerUid: 100_001 }],
  ['disputeTerms.responseSeconds', { disputeTerms: { needsSecondArbiter: false } }],
  ['disputeTerms.needsSecondArbiter', { disputeTerms: { responseSeconds: 5 } }],
])('%s is refused: %o', (term, change) => {
  expect(refusalOf(() => openGoodsOrder({ ...goods, ...change }))).toEqual({
    code: 'TERMS_INVALID',
    details: { machine: 'goodsOrder', term },
  })
  expect(refusalOf(() => openOtcOrder({ ...otc, ...change }))).toEqual({
    code: 'TERMS_INVALID',
    details: { machine: 'otcOrder', term },
  })
})

test('an order without its own times is refused: no deadline is NaN', () => {
  const { protectionSeconds: _left, ...unprotected } = goods
  const { createdAt: _out, ...undated } = otc
  // @ts-expect-error the protection is missing
  expect(refusalOf(() => openGoodsOrder(unprotected)).details).toEqual({
    machine: 'goodsOrder',
    term: 'protectionSeconds',
  })
  // @ts-expect-error the time is missing
  expect(refusalOf(() => openOtcOrder(undated)).details).toEqual({ machine: 'otcOrder', term: 'createdAt' })
  expect(refusalOf(() => openGoodsOrder({ ...goods, paidAt: Infinity })).details).toMatchObject({ term: 'paidAt' })
  expect(refusalOf(() => openOtcOrder({ ...otc, autoSettleSeconds: -1 })).details).toMatchObject({
    term: 'autoSettleSeconds',
  })
})

test('an escrow of no coin is refused', () => {
  const doge = { escrow: { asset: 'DOGE', units: 5n } } as object
  expect(refusalOf(() => opened(doge))).toEqual({ code: 'CURRENCY_UNKNOWN', details: { currency: 'DOGE' } })
})
