import { expect, test } from 'vitest'
import { money, usd } from '../../money/index.ts'
import {
  allowedEvents,
  lockOf,
  next,
  publishOtcOffer,
  type OtcOffer,
  type OtcOfferEvent,
  type OtcOfferMachine,
  type OtcOfferTerms,
} from '../../otc/offers/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

const publishedAt = 1_760_000_000
const requirements = { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null }
const terms: OtcOfferTerms = {
  unitPrice: { currency: 'USDT', usdE8: 100_000_000n },
  margin: null,
  minimum: usd(200),
  maximum: usd(300),
  requirements,
}
const dearer: OtcOfferTerms = { ...terms, minimum: usd(100) }
const usdt = (whole: number) => money('USDT', BigInt(whole) * 1_000_000n)

const published = (side: 'buy' | 'sell') => ({
  now: publishedAt,
  step: publishOtcOffer({ side, ownerUid: 100_001, total: usdt(5), terms }),
})

const events = (state: OtcOffer): readonly OtcOfferEvent[] => [
  { kind: 'takeDown' },
  { kind: 'putUp' },
  { kind: 'withdraw' },
  { kind: 'returnRest' },
  { kind: 'edit', terms },
  { kind: 'edit', terms: dearer },
  ...[0, 3, 5, 6].map((whole) => ({ kind: 'edit', terms, total: usdt(whole) }) as const),
  { kind: 'edit', terms, total: money('LTC', 1n) },
  ...[99_000_000n, 101_000_000n].map(
    (usdE8) => ({ kind: 'trigger', trigger: terms.unitPrice, market: { currency: 'USDT', usdE8 } }) as const,
  ),
  { kind: 'edit', terms: { ...terms, unitPrice: { currency: 'USDT', usdE8: 0n } } },
  { kind: 'edit', terms: { ...terms, minimum: usd(0) } },
  { kind: 'edit', terms: { ...terms, maximum: usd(501) } },
  ...[0, 1, 2, 3, 6].map((whole) => ({ kind: 'take', volume: usdt(whole) }) as const),
  ...[0, 2, 3, 6].flatMap((whole) =>
    [0, whole - 1, whole, whole + 1].map(
      (bought) => ({ kind: 'orderEnded', volume: usdt(whole), bought: usdt(bought) }) as const,
    ),
  ),
  { kind: 'orderEnded', volume: state.running, bought: state.running },
  { kind: 'orderEnded', volume: usdt(1), bought: usdt(-1) },
]

const machine: Exploration<OtcOfferMachine> = {
  initial: [published('buy'), published('sell')],
  events,
  actors: [
    { kind: 'owner' },
    { kind: 'moderator' },
    { kind: 'taker', uid: 100_001 },
    { kind: 'taker', uid: 100_002 },
    { kind: 'order' },
    { kind: 'clock' },
  ],
  clockPositions: () => [],
  next,
  allowedEvents,
  isEnd: (state) => state.kind === 'completed' || (state.kind === 'cancelled' && state.running.units === 0n),
  // A running order ends without its parties (see its own machine), and then notifies the offer.
  dutiful: ['moderator', 'order'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({
    lock: lockOf(state).units,
  }),
  inputCodes: [
    'OFFER_OTHER_CURRENCY',
    'OFFER_TOTAL_BELOW_TAKEN',
    'OFFER_ALREADY_SHOWN',
    'OFFER_PRICE_REQUIRED',
    'OFFER_MINIMUM_REQUIRED',
    'OFFER_MAXIMUM_ABOVE_TOTAL',
    'OFFER_TAKE_QUANTITY_REQUIRED',
    'OFFER_REMAINING_TOO_SMALL',
    'OFFER_AMOUNT_OUT_OF_RANGE',
    'STATE_CORRUPT',
  ],
}

test('an OTC offer keeps every law in every reachable state', () => {
  const report = explore(machine)
  console.log(describeReport('OTC offer', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'OFFER_ALREADY_SHOWN',
    'OFFER_ALREADY_TAKEN_DOWN',
    'OFFER_AMOUNT_OUT_OF_RANGE',
    'OFFER_MAXIMUM_ABOVE_TOTAL',
    'OFFER_MINIMUM_REQUIRED',
    'OFFER_NOT_ONGOING',
    'OFFER_OTHER_CURRENCY',
    'OFFER_OWN',
    'OFFER_PRICE_REQUIRED',
    'OFFER_REMAINING_TOO_SMALL',
    'OFFER_TAKEN_DOWN',
    'OFFER_TAKEN_DOWN_BY_STAFF',
    'OFFER_TAKE_QUANTITY_REQUIRED',
    'OFFER_TOTAL_BELOW_TAKEN',
    'OFFER_WRONG_PARTY',
    'STATE_CORRUPT',
  ])
})

test('without staff an offer of a silent owner stays, and the check says so', () => {
  const report = explore({
    ...machine,
    initial: [published('buy')],
    events: (state) => events(state).filter((event) => event.kind !== 'edit'),
    dutiful: ['order'],
  })
  expect(report.violations.length).toBeGreaterThan(0)
  expect(report.violations.every((violation) => violation.startsWith('stuck'))).toBe(true)
})
