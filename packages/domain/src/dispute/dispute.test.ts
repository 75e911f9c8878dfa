import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { refusalOf } from '../testing/refusal.ts'
import { disputed, ruledOn, said, undisputed } from '../testing/disputes.ts'
import { pendingRulingOf } from './changes.ts'
import {
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
  const spoken = { ...ruled, proposal, said: { buyer: said({ complaints: 2 }), seller: said({ proposals: 3 }) } }
  expect(closed(spoken)).toStrictEqual({ kind: 'none', proposal, said: spoken.said })
  expect(withoutRuling(spoken)).toStrictEqual({ ...open, proposal, said: spoken.said })
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
