import { expect, test } from 'vitest'
import { fail } from '../../errors/index.ts'
import { money } from '../../money/index.ts'
import { codeOf, refusalOf } from '../../machines/testing/refusal.ts'
import { disputed, ruledOn, said, undisputed } from '../../machines/testing/disputes.ts'
import { disputeRules } from '../../rules/index.ts'
import { pendingRulingOf } from './changes.ts'
import { complaintsLeft, isHeard, proposalsLeft, statementsLeft } from './conditions.ts'
import {
  BOTH_PRESENT,
  closed,
  complaintAtOf,
  disputeFromRecord,
  disputeToRecord,
  ended,
  isShare,
  opened,
  ruledPart,
  splitParts,
  statedAtOf,
  withoutRuling,
  type Dispute,
} from './index.ts'

const at = 1_760_000_000
const open = disputed(at, { buyer: at + 10 }, { seller: at + 20 })
const pendingRuling = { ruling: { to: 'split', buyerBasisPoints: 2_500 }, byUid: 9, at: at + 30 } as const
const ruled = ruledOn(open, pendingRuling)
const disputeTerms = { responseSeconds: 60, needsSecondArbiter: false }
const proposal = { by: 'buyer', buyer: money('BTC', 5n), at: at + 5 } as const

test('nothing complained of and nothing stated where nothing is disputed', () => {
  expect([complaintAtOf(undisputed), statedAtOf(undisputed)]).toEqual([
    { buyer: null, seller: null },
    { buyer: null, seller: null },
  ])
  expect([complaintAtOf(ruled), statedAtOf(ruled)]).toEqual([
    { buyer: at + 10, seller: null },
    { buyer: null, seller: at + 20 },
  ])
})

test('a ruling that is not there cannot be confirmed', () => {
  expect(pendingRulingOf(ruled)).toEqual(pendingRuling)
  for (const dispute of [undisputed, open]) {
    expect(refusalOf(() => pendingRulingOf(dispute))).toEqual({
      code: 'STATE_CORRUPT',
      details: { machine: 'dispute' },
    })
  }
})

test('an open dispute is not opened anew; a closed one forgets the marks and keeps what was said and offered', () => {
  expect(opened(open, at + 99)).toBe(open)
  expect(opened(undisputed, at + 99)).toEqual(disputed(at + 99))
  const disputedBefore = {
    ...ruled,
    proposal,
    said: { buyer: said({ complaints: 2 }), seller: said({ proposals: 3 }) },
  }
  expect(closed(disputedBefore)).toStrictEqual({ kind: 'none', proposal, said: disputedBefore.said })
  expect(withoutRuling(disputedBefore)).toStrictEqual({ ...open, proposal, said: disputedBefore.said })
})

test('an ended dispute has neither proposal nor pending ruling', () => {
  expect(ended({ ...ruled, proposal })).toStrictEqual(open)
  expect(ended({ ...undisputed, proposal })).toStrictEqual(undisputed)
})

test.each<[string, Dispute]>([
  ['none', undisputed],
  ['none, with a proposal', { ...undisputed, proposal }],
  ['open', open],
  ['ruled', ruled],
  ['ruled whole', ruledOn(open, { ...pendingRuling, ruling: { to: 'seller' } })],
  ['much said', { ...open, said: { buyer: said({ statements: 4 }), seller: said({ complaints: 5, proposals: 6 }) } }],
])('a dispute comes back from its columns: %s', (_what, dispute) => {
  const record = disputeToRecord(dispute)
  expect(Object.values(record)).not.toContain(undefined)
  expect(
    disputeFromRecord(record, 'BTC', () => {
      throw new Error('refused')
    }),
  ).toStrictEqual(dispute)
})

const refuse = () => fail('STATE_CORRUPT', { machine: 'dispute' })

/** Every proper, non-empty subset of fields that must be set together, to be left out. */
const halves = (whole: object): Record<string, null>[] => {
  const names = Object.keys(whole)
  return Array.from({ length: 2 ** names.length - 2 }, (_, n) =>
    Object.fromEntries(names.filter((_name, place) => ((n + 1) >> place) % 2 === 1).map((name) => [name, null])),
  )
}

test.each([
  ['proposal', { proposalBy: 'buyer', proposalBuyerUnits: 5n, proposalAt: at + 5 }],
  [
    'ruling',
    { pendingRulingTo: 'split', pendingRulingBasisPoints: 1, pendingRulingByUid: 9, pendingRulingAt: at + 30 },
  ],
] as const)('columns that hold part of a %s are no dispute', (_what, whole) => {
  const record = { ...disputeToRecord(open), ...whole }
  expect(disputeToRecord(disputeFromRecord(record, 'BTC', refuse))).toEqual(record)
  const left = halves(whole)
  expect(left.length).toBeGreaterThan(5)
  const refusals = left.map((change) => codeOf(() => disputeFromRecord({ ...record, ...change }, 'BTC', refuse)))
  expect(refusals).toEqual(left.map(() => 'STATE_CORRUPT'))
})

test.each([
  ['complaints', complaintsLeft, disputeRules.complaint.maximumPerSide],
  ['statements', statementsLeft, disputeRules.statement.maximumPerSide],
  ['proposals', proposalsLeft, disputeRules.proposal.maximumPerSide],
] as const)('a side has so many %s and no more, whatever the other has said', (what, left, maximum) => {
  const of = (buyer: number) => ({
    state: {
      kind: 'paid',
      dispute: { ...open, said: { buyer: said({ [what]: buyer }), seller: said({ [what]: maximum }) } },
      disputeTerms,
      escrow: money('BTC', 10n),
      buyerUid: 1,
      sellerUid: 2,
      absence: BOTH_PRESENT,
    },
    actor: { kind: 'buyer' } as const,
    now: at,
  })
  expect([0, maximum - 1, maximum, maximum + 1].map((count) => left.holds(of(count)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(left.details?.(of(maximum))).toEqual({ maximum })
})

test('without a complaint an arbiter hears it from the second of its hearing', () => {
  const state = {
    kind: 'paid',
    dispute: undisputed,
    disputeTerms,
    escrow: money('BTC', 10n),
    buyerUid: 1,
    sellerUid: 2,
    absence: BOTH_PRESENT,
  }
  const heard = isHeard(() => ({ at, answersUntil: at + 60 }))
  const actor = { kind: 'arbiter', uid: 9 } as const
  expect([at - 1, at, at + 1].map((now) => heard.holds({ state, actor, now }))).toEqual([false, true, true])
})

test('a split divides to the unit, whoever bears the fee', () => {
  const of = { escrow: money('USDT', 1_001n), feeBasisPoints: 250 }
  const units = (earner: 'buyer' | 'seller') => {
    const { buyer, seller, fee } = splitParts(of, earner, money('USDT', 401n))
    return [buyer.units, seller.units, fee.units]
  }
  expect(units('seller')).toEqual([401n, 585n, 15n])
  expect(units('buyer')).toEqual([391n, 600n, 10n])
})

test('a ruling gives the buyer all, nothing, or a share', () => {
  const escrow = money('USDT', 3n)
  expect(ruledPart(escrow, { to: 'buyer' })).toEqual(escrow)
  expect(ruledPart(escrow, { to: 'seller' })).toEqual(money('USDT', 0n))
  expect(ruledPart(escrow, { to: 'split', buyerBasisPoints: 3_400 })).toEqual(money('USDT', 1n))
  expect([0n, 1n, 2n, 3n].map((part) => isShare(escrow, money('USDT', part)))).toEqual([false, true, true, false])
  expect(isShare(escrow, money('BTC', 1n))).toBe(false)
})
