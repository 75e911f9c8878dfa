import { expect, test } from 'vitest'
import { money, usd } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import { otcOfferFromRecord, otcOfferToRecord, publishOtcOffer, type OtcOffer, type OtcOfferRecord } from './index.ts'

const endedAt = 1_760_000_000
const shown = publishOtcOffer({
  side: 'sell',
  ownerUid: 100_001,
  total: money('LTC', 100n),
  terms: {
    unitPrice: { currency: 'LTC', usdE8: 8_000_000_000n },
    margin: null,
    minimum: usd(10),
    maximum: usd(20),
    requirements: { registerDays: 1, goodsTrade: 2, otcTradeAmount: 3, otcMaliciousTimes: 4 },
  },
}).state
const states: readonly OtcOffer[] = [
  { ...shown, terms: { ...shown.terms, margin: { basisPoints: -25, floor: shown.terms.unitPrice, ceiling: null } } },
  shown,
  { ...shown, remaining: money('LTC', 60n), running: money('LTC', 30n), completed: money('LTC', 10n) },
  { ...shown, kind: 'takenDown', takenDownBy: 'owner' },
  { ...shown, kind: 'takenDown', takenDownBy: 'moderator' },
  { ...shown, kind: 'cancelled', cancelledBy: 'moderator', endedAt },
  { ...shown, kind: 'completed', endedAt },
]

test.each(states)('state %# comes back as it was', (state) => {
  const record = otcOfferToRecord(state)
  expect(otcOfferFromRecord(record)).toStrictEqual(state)
  expect(Object.values(record)).not.toContain(undefined)
})

test('columns are flat', () => {
  const { terms, kind: _kind, ...volumes } = shown
  const { requirements, ...price } = terms
  const open = { status: 'ongoing', takenDownBy: null, cancelledBy: null, endedAt: null }
  expect(otcOfferToRecord(shown)).toEqual({ ...volumes, ...price, ...requirements, ...open })
})

test.each<[string, Partial<OtcOfferRecord>]>([
  ['an ongoing offer that ended', { endedAt }],
  ['an ongoing offer that somebody withdrew', { cancelledBy: 'owner' }],
  ['a cancelled offer without an end', { status: 'cancelled', cancelledBy: 'owner' }],
  ['a cancelled offer that nobody withdrew', { status: 'cancelled', endedAt }],
  ['a cancelled offer off the market', { status: 'cancelled', endedAt, cancelledBy: 'owner', takenDownBy: 'owner' }],
  ['a completed offer without an end', { status: 'completed' }],
  ['a completed offer that somebody withdrew', { status: 'completed', endedAt, cancelledBy: 'moderator' }],
])('columns that no state has are refused: %s', (_what, change) => {
  expect(refusalOf(() => otcOfferFromRecord({ ...otcOfferToRecord(shown), ...change }))).toEqual({
    code: 'STATE_CORRUPT',
    details: { machine: 'otcOffer', status: change.status ?? 'ongoing' },
  })
})
