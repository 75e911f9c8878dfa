import { expect, test } from 'vitest'
import { isDomainError } from '../../errors/index.ts'
import { assertBalanced, accountKey, type EntryDraft } from '../../ledger/index.ts'
import { add, money, subtract, usd, type CurrencyCode, type Money } from '../../money/index.ts'
import {
  lockOf,
  next as nextOffer,
  otcOfferEntry,
  publishOtcOffer,
  statusOf,
  type OtcOffer,
  type OtcOfferActor,
  type OtcOfferEvent,
  type OtcOfferMachine,
  type OtcOfferTerms,
} from '../../otc/offers/index.ts'
import {
  escrowOf,
  orderEndedEvent,
  otcOrderEntry,
  takeOffer,
  type OtcOrderEvent,
  type SettleDemand,
} from '../../otc/orders/index.ts'
import type { Step } from '../transition-table/index.ts'
import { shapeOf } from './testing/explore.ts'
import { sameToOffer, walkOrder, type OrderEnd, type OrderGraph } from './testing/order-graph.ts'

// Model check of the composed system: an offer, up to three of its orders at any times, every actor, and the clock.
// Orders interact only through their offer. So each order is explored alone, and its states that look the same to the
// offer are merged. The three orders are treated as a multiset, and an ended one counts as its volume. MODEL=whole
// tries every kind of step and more volumes, for a minute.
const WHOLE = process.env['MODEL'] === 'whole'
const ORDERS = 3
const VOLUMES = WHOLE ? [1, 2, 3, 4, 6] : [2, 4, 6]

const start = 1_760_000_000
const offerId = 9
const orderId = 5
const ownerUid = 100_001
const takerUid = 100_002
const disputeTerms = { responseSeconds: 86_400, needsSecondArbiter: false }
const usdt = (whole: number): Money<CurrencyCode> => money('USDT', BigInt(whole) * 1_000_000n)
const total = usdt(6)

const terms: OtcOfferTerms = {
  unitPrice: { currency: 'USDT', usdE8: 100_000_000n },
  margin: null,
  minimum: usd(100),
  maximum: usd(600),
  requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
}
const edited: OtcOfferTerms = { ...terms, minimum: usd(200), maximum: usd(500) }

const ruling = (to: 'buyer' | 'seller'): OtcOrderEvent => ({ kind: 'rule', ruling: { to, malicious: null } })

/** Every kind of step once: its other parameters change neither volumes nor coin. */
const events = (escrow: Money<CurrencyCode>, settleDemand: SettleDemand): readonly OtcOrderEvent[] => [
  { kind: 'pay' },
  { kind: 'cancel' },
  { kind: 'hold' },
  { kind: 'cancelHold' },
  { kind: 'complain' },
  { kind: 'cancelComplaint' },
  { kind: 'release', matches: true },
  { kind: 'requireCancel' },
  { kind: 'requireSettle' },
  { kind: 'expire' },
  ruling('buyer'),
  ruling('seller'),
  { kind: 'rule', ruling: { to: 'split', buyerBasisPoints: 3_333, malicious: null } },
  ...(settleDemand === 'settlesWithEvidence' || WHOLE ? ([{ kind: 'giveEvidence' }] as const) : []),
  ...(WHOLE ? rare(escrow) : []),
]

/** Events that multiply the states by ten. */
const rare = ({ asset }: Money<CurrencyCode>): readonly OtcOrderEvent[] => [
  { kind: 'recordArrival' },
  { kind: 'requestRefund' },
  { kind: 'proposeSplit', buyer: money(asset, 1n) },
  { kind: 'acceptSplit', buyer: money(asset, 1n) },
  { kind: 'proposeReturn' },
  { kind: 'acceptReturn' },
]

/** Market prices that reach the trigger of a sell and of a buy offer. */
const TRIGGERED = [101_000_000n, 99_000_000n] as const

const offerWays: readonly (readonly [OtcOfferEvent, OtcOfferActor])[] = [
  ...(['owner', 'moderator'] as const).flatMap((kind) =>
    (['takeDown', 'putUp', 'withdraw'] as const).map((event) => [{ kind: event }, { kind }] as const),
  ),
  [{ kind: 'edit', terms: edited }, { kind: 'owner' }],
  [{ kind: 'edit', terms }, { kind: 'owner' }],
  [{ kind: 'returnRest' }, { kind: 'clock' }],
  [{ kind: 'trigger', trigger: terms.unitPrice, market: { currency: 'USDT', usdE8: TRIGGERED[0] } }, { kind: 'clock' }],
  [{ kind: 'trigger', trigger: terms.unitPrice, market: { currency: 'USDT', usdE8: TRIGGERED[1] } }, { kind: 'clock' }],
]

// Methods, because every actor tries every event.
const machine: {
  next(state: OtcOffer, event: OtcOfferEvent, actor: OtcOfferActor, now: number): Step<OtcOfferMachine>
} = { next: nextOffer }

function attempt<T>(act: () => T): T | null {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return act()
  } catch (error) {
    if (isDomainError(error)) return null
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

const sumOf = (entry: EntryDraft | null, account: string): bigint =>
  (entry === null ? [] : assertBalanced(entry).postings)
    .filter((posting) => accountKey(posting.account) === account)
    .reduce((units, posting) => units + posting.units, 0n)

const LOCK = `otc_offer_lock:USDT:${offerId}`
const ESCROW = `otc_escrow:USDT:${orderId}`

type Posted = EntryDraft | null | (EntryDraft | null)[]

/**
 * The entry's postings to lock and escrow must match the states of offer and order. Every entry balances, so no coin is
 * created or lost.
 */
function checkEntry(posted: Posted, before: OtcOffer, after: OtcOffer, escrow: bigint): void {
  const entries = Array.isArray(posted) ? posted : [posted]
  const sum = (account: string) => entries.reduce((units, entry) => units + sumOf(entry, account), 0n)
  expect(sum(LOCK)).toBe(lockOf(after).units - lockOf(before).units)
  expect(sum(ESCROW)).toBe(escrow)
}

/** All volume is accounted for; a withdrawn offer has returned the untaken rest. */
function checkVolumes(offer: OtcOffer): void {
  const accounted = add(add(offer.remaining, offer.running), offer.completed)
  const given = subtract(offer.total, accounted)
  const gives = offer.kind === 'cancelled' || offer.kind === 'completed'
  expect(given.units >= 0n && (gives || given.units === 0n)).toBe(true)
  expect([offer.remaining, offer.running, offer.completed].every(({ units }) => units >= 0n)).toBe(true)
  if (offer.kind === 'cancelled') expect(offer.remaining.units).toBe(0n)
  if (offer.kind === 'completed') expect(add(offer.remaining, offer.running).units).toBe(0n)
}

/** The reachable offers by number, and the cached transitions; the postings of each transition are checked once. */
function offersOf(side: 'buy' | 'sell') {
  const offers: OtcOffer[] = []
  const numbers = new Map<string, number>()
  const remembered = new Map<string, number | null>()

  const numberOf = (offer: OtcOffer): number => {
    const key = shapeOf(offer)
    const known = numbers.get(key)
    if (known !== undefined) return known
    checkVolumes(offer)
    numbers.set(key, offers.length)
    return offers.push(offer) - 1
  }
  const at = (number: number): OtcOffer => {
    const offer = offers[number]
    if (offer === undefined) throw new Error(`no offer ${number}`)
    return offer
  }
  const once = (key: string, find: () => number | null): number | null => {
    const known = remembered.get(key)
    if (known !== undefined) return known
    const found = find()
    remembered.set(key, found)
    return found
  }

  const { state, moves } = publishOtcOffer({ side, ownerUid, total, terms })
  expect(sumOf(otcOfferEntry(offerId, state, moves), LOCK)).toBe(lockOf(state).units)

  return {
    first: numberOf(state),
    at,
    count: () => offers.length,
    kinds: () => new Set(offers.map(({ kind }) => kind)),
    /** Offers that steps of owner and staff lead to. */
    changed: (number: number): readonly number[] =>
      offerWays.flatMap(([event, actor], way) => {
        const to = once(`${number} way ${way}`, () => {
          const before = at(number)
          const step = attempt(() => machine.next(before, event, actor, start))
          if (step === null) return null
          checkEntry(otcOfferEntry(offerId, before, step.moves), before, step.state, 0n)
          return numberOf(step.state)
        })
        return to === null ? [] : [to]
      }),
    /**
     * @returns null when the offer may not be taken so
     */
    taken: (number: number, volume: Money<CurrencyCode>): number | null =>
      once(`${number} take ${volume.units}`, () => {
        const before = at(number)
        const step = attempt(() => takeOffer(before, takeOf(volume, 'settles'), start))
        if (step === null) return null
        const { offer, order } = step
        const entry = otcOrderEntry(orderId, order.state, { id: offerId, ongoing: true }, order.moves)
        checkEntry(entry, before, offer.state, escrowOf(order.state).units)
        return numberOf(offer.state)
      }),
    /** An offer never refuses the end of an order. */
    ended: (number: number, name: string, end: OrderEnd): number => {
      const to = once(`${number} end ${name}`, () => {
        const before = at(number)
        const told = nextOffer(before, orderEndedEvent(end.order), { kind: 'order' }, start)
        const ongoing = statusOf(told.state) === 'ongoing'
        const entry = otcOrderEntry(orderId, end.order, { id: offerId, ongoing }, end.moves)
        const rest = otcOfferEntry(offerId, before, told.moves)
        checkEntry([entry, rest], before, told.state, -end.order.escrow.units)
        // The offer posts only a rest that goes back, or coin would move twice.
        const given = subtract(
          told.state.total,
          add(told.state.completed, add(told.state.running, told.state.remaining)),
        )
        expect(rest === null || (told.state.kind === 'completed' && given.units > 0n)).toBe(true)
        return numberOf(told.state)
      })
      if (to === null) throw new Error('an order that ended was not told')
      return to
    },
  }
}

const takeOf = (volume: Money<CurrencyCode>, settleDemand: SettleDemand) => ({
  takerUid,
  volume,
  feeBasisPoints: 50,
  autoSettleSeconds: 3_600,
  disputeTerms,
  settleDemand,
  makerHours: null,
})

interface Kind {
  readonly volume: Money<CurrencyCode>
  readonly graph: OrderGraph
  /** Number of places before equivalent ones were merged. */
  readonly walked: number
  /** Offset of its first place among the places of all volumes. */
  readonly from: number
}

/** The explored order of each volume, with places numbered consecutively. */
function kindsOf(side: 'buy' | 'sell', settleDemand: SettleDemand): readonly Kind[] {
  const offer = publishOtcOffer({ side, ownerUid, total, terms }).state
  let from = 0
  return VOLUMES.map((whole) => {
    const volume = usdt(whole)
    const { order } = takeOffer(offer, takeOf(volume, settleDemand), start)
    const walked = walkOrder(order.state, start, events(volume, settleDemand))
    const graph = sameToOffer(walked)
    const kind = { volume, from, graph, walked: walked.places.length }
    from += graph.places.length
    return kind
  })
}

/**
 * Explores every combined state of offer and orders.
 * @returns their count, and the largest number of simultaneous orders
 */
function compose(offers: ReturnType<typeof offersOf>, kinds: readonly Kind[]) {
  const places = kinds.flatMap(({ graph, from }, kind) =>
    graph.places.map((place) => ({ ...place, kind, open: place.open.map((to) => to + from) })),
  )
  // A state is the offer, the number of orders taken, and the sorted places of the running ones; 0 is none.
  const base = places.length + 1
  const seen = new Set<number>()
  const queue: number[] = []
  const oversold: number[] = []
  let most = 0

  const visit = (offer: number, taken: number, running: readonly number[]): void => {
    const sorted = running.toSorted((a, b) => a - b)
    let key = offer * (ORDERS + 1) + taken
    for (let nth = 0; nth < ORDERS; nth += 1) key = key * base + (sorted[nth] ?? -1) + 1
    if (seen.has(key)) return
    seen.add(key)
    queue.push(key)
  }

  visit(offers.first, 0, [])
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const running: number[] = []
    let rest = key
    for (let nth = 0; nth < ORDERS; nth += 1) {
      const place = rest % base
      if (place > 0) running.push(place - 1)
      rest = Math.floor(rest / base)
    }
    const taken = rest % (ORDERS + 1)
    const offer = Math.floor(rest / (ORDERS + 1))
    most = Math.max(most, running.length)
    const inEscrow = running.reduce(
      (units, place) => units + (kinds[places[place]?.kind ?? -1]?.volume.units ?? 0n),
      0n,
    )
    if (offers.at(offer).running.units !== inEscrow) oversold.push(key)

    for (const to of offers.changed(offer)) visit(to, taken, running)
    for (const { volume, from } of taken < ORDERS ? kinds : []) {
      const to = offers.taken(offer, volume)
      if (to !== null) visit(to, taken + 1, [...running, from])
    }
    for (const [nth, place] of running.entries()) {
      const { open = [], ends = [], kind = -1 } = places[place] ?? {}
      for (const to of open) visit(offer, taken, running.with(nth, to))
      for (const end of ends) {
        const ended = kinds[kind]?.graph.ends[end]
        if (ended !== undefined) visit(offers.ended(offer, `${kind} ${end}`, ended), taken, running.toSpliced(nth, 1))
      }
    }
  }
  return { states: seen.size, most, oversold }
}

const markets = (['buy', 'sell'] as const).flatMap((side) =>
  (['settles', 'settlesWithEvidence', 'opensDispute'] as const).map((demand) => ({ side, demand })),
)

test.each(markets)(
  'a $side offer, three orders at any time of theirs, a demand that $demand: coin and volumes agree, nothing is stuck',
  ({ side, demand }) => {
    const kinds = kindsOf(side, demand)
    const offers = offersOf(side)
    const { states, most, oversold } = compose(offers, kinds)
    const walked = kinds.reduce((places, kind) => places + kind.walked, 0)
    console.log(
      `OTC market (${side}, ${demand}): ${states} states, ${walked} places of orders, ${offers.count()} offers`,
    )
    expect(oversold).toEqual([])
    expect(most).toBe(ORDERS)
    // Clock and arbiter bring each order to its end without the parties, and the offer refused none.
    expect(kinds.flatMap(({ graph }) => graph.places).filter((place) => !place.endsWithoutParties)).toEqual([])
    expect(offers.kinds()).toEqual(new Set(['shown', 'takenDown', 'cancelled', 'completed']))
  },
)
