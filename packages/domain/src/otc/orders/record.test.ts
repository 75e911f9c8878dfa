import { describe, expect, test } from 'vitest'
import { money, usd } from '../../money/index.ts'
import { disputed, ruledOn, said, undisputed } from '../../machines/testing/disputes.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  openOtcOrder,
  otcOrderFromRecord,
  otcOrderToRecord,
  type CancelledOtcOrder,
  type CompletedOtcOrder,
  type HeldOtcOrder,
  type OtcOrder,
  type OtcOrderRecord,
  type PaidOtcOrder,
} from './index.ts'

const createdAt = 1_760_000_000
const paidAt = createdAt + 600
const endedAt = paidAt + 900
const unpaid = openOtcOrder({
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'offer',
  escrow: money('BTC', 1_000n),
  unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
  total: usd(60),
  feeBasisPoints: 25,
  autoSettleSeconds: 3_600,
  disputeTerms: { responseSeconds: 86_400, needsSecondArbiter: true },
  settleDemand: 'settlesWithEvidence',
  makerHours: { timeZone: 'Asia/Shanghai', days: [null, { from: 540, to: 1_080 }, null, null, null, null, null] },
  createdAt,
}).state
const paid: PaidOtcOrder = {
  ...unpaid,
  kind: 'paid',
  paidAt,
  holdDisabled: true,
  silence: { from: paidAt + 5, renewed: true },
}
const proposal = { by: 'seller', buyer: money('BTC', 400n), at: paidAt + 7 } as const
const held: HeldOtcOrder = {
  ...paid,
  kind: 'held',
  hold: { since: paidAt + 60 },
  holdDisabled: false,
  silence: { from: paidAt, renewed: false },
  dispute: { ...disputed(paidAt + 50, { buyer: paidAt + 50 }), proposal },
}
const pendingRuling = { ruling: { to: 'seller', malicious: 'buyer' }, byUid: 100_018, at: paidAt + 99 } as const
const ruled: HeldOtcOrder = {
  ...held,
  dispute: ruledOn(disputed(paidAt + 50, {}, { seller: paidAt + 70 }), pendingRuling),
}
const cancelled: CancelledOtcOrder = {
  ...unpaid,
  dispute: undisputed,
  kind: 'cancelled',
  endedAt,
  cancellation: 'byBuyer',
  malicious: null,
}
const completed: CompletedOtcOrder = {
  ...held,
  dispute: disputed(paidAt + 50, { buyer: paidAt + 50 }),
  kind: 'completed',
  endedAt,
  completion: { how: 'released' },
  malicious: null,
}
const states: readonly OtcOrder[] = [
  unpaid,
  { ...unpaid, dispute: disputed(createdAt + 5, { seller: createdAt + 5 }) },
  { ...unpaid, evidenceAt: createdAt + 9 },
  paid,
  { ...paid, evidenceAt: paidAt, arrivedAt: paidAt + 4_000 },
  { ...paid, dispute: { ...undisputed, said: { buyer: said({ complaints: 1 }), seller: said({ proposals: 2 }) } } },
  { ...paid, holdDisabled: false, dispute: disputed(paidAt + 80, { seller: paidAt + 80 }) },
  { ...paid, dispute: { ...undisputed, proposal: { ...proposal, buyer: money('BTC', 0n) } } },
  held,
  ruled,
  ...(['byBuyer', 'requiredBySeller', 'expired', 'ruledToSeller', 'agreedReturn'] as const).map((cancellation) => ({
    ...cancelled,
    cancellation,
  })),
  { ...cancelled, malicious: 'buyer' },
  ...(['released', 'requiredByBuyer', 'ruledToBuyer'] as const).map((how) => ({ ...completed, completion: { how } })),
  { ...completed, completion: { how: 'ruledSplit', buyerBasisPoints: 2_500 }, malicious: 'seller' },
  { ...completed, completion: { how: 'agreedSplit', buyer: money('BTC', 333n) } },
]

test.each(states)('state %# comes back as it was', (state) => {
  const record = otcOrderToRecord(state)
  expect(otcOrderFromRecord(record)).toStrictEqual(state)
  expect(Object.values(record)).not.toContain(undefined)
})

test('columns are flat', () => {
  const { disputeTerms: _nested, kind: _kind, hold: _hold, silence: _silence, dispute: _dispute, ...kept } = ruled
  const { absence: _absence, ...terms } = kept
  expect(otcOrderToRecord(ruled)).toEqual({
    ...terms,
    disputeResponseSeconds: 86_400,
    rulingNeedsSecond: true,
    status: 'open',
    heldSince: paidAt + 60,
    silenceFrom: paidAt,
    silenceRenewed: false,
    disputeOpenedAt: paidAt + 50,
    buyerComplaintAt: null,
    sellerComplaintAt: null,
    buyerStatedAt: null,
    sellerStatedAt: paidAt + 70,
    buyerComplaints: 0,
    sellerComplaints: 0,
    buyerStatements: 0,
    sellerStatements: 0,
    buyerProposals: 0,
    sellerProposals: 0,
    proposalBy: null,
    proposalBuyerUnits: null,
    proposalAt: null,
    pendingRulingTo: 'seller',
    pendingRulingBasisPoints: null,
    pendingRulingByUid: 100_018,
    pendingRulingAt: paidAt + 99,
    pendingRulingMalicious: 'buyer',
    buyerFrozenAt: null,
    buyerReturnedAt: null,
    sellerFrozenAt: null,
    sellerReturnedAt: null,
    endedAt: null,
    outcome: null,
    splitBuyerBasisPoints: null,
    splitBuyerUnits: null,
    malicious: null,
  })
})

describe('columns that no state has are refused', () => {
  const ended = { status: 'cancelled', endedAt, outcome: 'byBuyer' } as const
  const payment = { paidAt, silenceFrom: paidAt }

  test.each<[string, Partial<OtcOrderRecord>]>([
    ['an open order that ended', { endedAt }],
    ['an open order with an outcome', { outcome: 'released' }],
    ['an open order that blames', { malicious: 'buyer' }],
    ['an unpaid order with a seller’s time', { silenceFrom: paidAt }],
    ['an unpaid order under a hold', { heldSince: paidAt }],
    ['an unpaid order whose hold was lifted', { holdDisabled: true }],
    ['a paid order without the seller’s time', { paidAt }],
    ['a hold without a dispute', { ...payment, heldSince: paidAt }],
    ['a hold that is disabled', { ...payment, heldSince: paidAt, holdDisabled: true, disputeOpenedAt: paidAt }],
    ['a complaint without a dispute', { sellerComplaintAt: createdAt }],
    ['blame without a ruling', { pendingRulingMalicious: 'seller' }],
    ['a cancelled order without an end', { ...ended, endedAt: null }],
    ['a cancelled order without an outcome', { ...ended, outcome: null }],
    ['a cancelled order that was released', { ...ended, outcome: 'released' }],
    ['a completed order that the buyer cancelled', { ...ended, status: 'completed' }],
    ['a ruled split without its share', { ...ended, status: 'completed', outcome: 'ruledSplit' }],
    ['an agreed split without its part', { ...ended, status: 'completed', outcome: 'agreedSplit' }],
    ['an ended order with a proposal', { ...ended, proposalBy: 'buyer', proposalBuyerUnits: 4n, proposalAt: paidAt }],
    [
      'an ended order with a pending ruling',
      { ...ended, disputeOpenedAt: paidAt, pendingRulingTo: 'buyer', pendingRulingByUid: 9, pendingRulingAt: paidAt },
    ],
  ])('%s', (_what, change) => {
    expect(refusalOf(() => otcOrderFromRecord({ ...otcOrderToRecord(unpaid), ...change }))).toEqual({
      code: 'STATE_CORRUPT',
      details: { machine: 'otcOrder', status: change.status ?? 'open' },
    })
  })
})
