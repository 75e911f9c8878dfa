import { expect, test } from 'vitest'
import { assertBalanced, accountKey, type EntryDraft } from '../../ledger/index.ts'
import { add, money, subtract, usd, type CurrencyCode, type Money } from '../../money/index.ts'
import {
  lockOf,
  next as nextOffer,
  otcOfferEntry,
  publishOtcOffer,
  returnedOf,
  statusOf,
  type OtcOffer,
  type OtcOfferEvent,
} from '../../otc/offers/index.ts'
import {
  escrowOf,
  isOpen,
  next as nextOrder,
  orderEndedEvent,
  otcOrderEntry,
  takeOffer,
  type OtcOrder,
  type OtcOrderEvent,
} from '../../otc/orders/index.ts'

const start = 1_760_000_000
const disputeTerms = { responseSeconds: 86_400, needsSecondArbiter: false }
const later = start + 3_600 + 86_400 + 86_400
const offerId = 9
const usdt = (whole: number): Money<CurrencyCode> => money('USDT', BigInt(whole) * 1_000_000n)

interface Market {
  readonly offer: OtcOffer
  readonly orders: readonly OtcOrder[]
  readonly books: ReadonlyMap<string, bigint>
}

const posted = (books: Market['books'], entry: EntryDraft | null): Market['books'] => {
  const after = new Map(books)
  if (entry !== null) {
    for (const { account, units } of assertBalanced(entry).postings) {
      after.set(accountKey(account), (after.get(accountKey(account)) ?? 0n) + units)
    }
  }
  return after
}

const published = (side: 'buy' | 'sell'): Market => {
  const terms = {
    unitPrice: { currency: 'USDT', usdE8: 100_000_000n },
    margin: null,
    // An order of five leaves less than the smallest one.
    minimum: usd(200),
    maximum: usd(600),
    requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
  } as const
  const funds = new Map([
    ['user_otc:USDT:100001', 6_000_000n],
    ['user_otc:USDT:100002', 6_000_000n],
  ])
  const step = publishOtcOffer({ side, ownerUid: 100_001, total: usdt(6), terms })
  return { offer: step.state, orders: [], books: posted(funds, otcOfferEntry(offerId, step.state, step.moves)) }
}

const taken = (market: Market, whole: number): Market => {
  const take = {
    takerUid: 100_002,
    volume: usdt(whole),
    feeBasisPoints: 50,
    autoSettleSeconds: 3_600,
    disputeTerms,
    settleDemand: 'settles',
    makerHours: null,
  } as const
  const { offer, order } = takeOffer(market.offer, take, start)
  const orderId = market.orders.length
  const entry = otcOrderEntry(orderId, order.state, { id: offerId, ongoing: true }, order.moves)
  return { offer: offer.state, orders: [...market.orders, order.state], books: posted(market.books, entry) }
}

const offerChanged = (market: Market, event: OtcOfferEvent): Market => {
  const step = nextOffer(market.offer, event, { kind: 'owner' }, start)
  return { ...market, offer: step.state, books: posted(market.books, otcOfferEntry(offerId, market.offer, step.moves)) }
}

const orderChanged = (
  market: Market,
  orderId: number,
  event: OtcOrderEvent,
  by: 'buyer' | 'seller' | 'arbiter' | 'clock',
): Market => {
  const order = market.orders[orderId]
  if (order === undefined) throw new Error('no such order')
  const step = nextOrder(order, event, by === 'arbiter' ? { kind: by, uid: 100_018 } : { kind: by }, later)
  const orders = market.orders.with(orderId, step.state)
  const told = isOpen(step.state)
    ? null
    : nextOffer(market.offer, orderEndedEvent(step.state), { kind: 'order' }, later)
  const ongoing = statusOf(told?.state ?? market.offer) === 'ongoing'
  const books = posted(market.books, otcOrderEntry(orderId, order, { id: offerId, ongoing }, step.moves))
  if (told === null) return { ...market, orders, books }
  return { offer: told.state, orders, books: posted(books, otcOfferEntry(offerId, market.offer, told.moves)) }
}

const ways: readonly (readonly [OtcOrderEvent, 'buyer' | 'seller' | 'arbiter' | 'clock'])[] = [
  [{ kind: 'pay' }, 'buyer'],
  [{ kind: 'cancel' }, 'buyer'],
  [{ kind: 'release' }, 'seller'],
  [{ kind: 'requireCancel' }, 'seller'],
  [{ kind: 'requireSettle' }, 'buyer'],
  [{ kind: 'expire' }, 'clock'],
  [{ kind: 'rule', ruling: { to: 'buyer', malicious: null } }, 'arbiter'],
  [{ kind: 'rule', ruling: { to: 'seller', malicious: null } }, 'arbiter'],
  [{ kind: 'rule', ruling: { to: 'split', buyerBasisPoints: 3_333, malicious: null } }, 'arbiter'],
]

const successors = (market: Market): readonly Market[] => {
  const tries: (() => Market)[] = [
    () => offerChanged(market, { kind: 'withdraw' }),
    ...market.orders.flatMap((_order, id) =>
      ways.map(
        ([event, by]) =>
          () =>
            orderChanged(market, id, event, by),
      ),
    ),
  ]
  if (market.orders.length < 2) tries.push(...[2, 4, 5, 6].map((whole) => () => taken(market, whole)))
  return tries.flatMap((attempt) => {
    try {
      return [attempt()]
    } catch (error) {
      if (error instanceof Error && error.name === 'DomainError') return []
      throw error
    }
  })
}

const keyOf = (market: Market): string =>
  JSON.stringify([market.offer, market.orders, [...market.books].map(String).sort()], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )

const checkBooks = ({ offer, orders, books }: Market): void => {
  const holds = (account: string) => books.get(account) ?? 0n
  expect(holds(`otc_offer_lock:USDT:${offerId}`)).toBe(lockOf(offer).units)
  orders.forEach((order, id) => expect(holds(`otc_escrow:USDT:${id}`)).toBe(escrowOf(order).units))
  expect([...books.values()].filter((units) => units < 0n)).toEqual([])
  expect([...books.values()].reduce((total, units) => total + units, 0n)).toBe(12_000_000n)
  const running = orders.filter(isOpen).reduce((total, order) => add(total, order.escrow), usdt(0))
  expect(offer.running).toEqual(running)
  const accounted = add(add(offer.remaining, offer.running), offer.completed)
  if (statusOf(offer) === 'ongoing') expect(subtract(offer.total, accounted)).toEqual(usdt(0))
}

test.each(['buy', 'sell'] as const)('a %s offer and its orders agree with the books on every path', (side) => {
  const seen = new Map<string, Market>()
  const queue = [published(side)]
  for (let market = queue.pop(); market !== undefined; market = queue.pop()) {
    const key = keyOf(market)
    if (seen.has(key)) continue
    seen.set(key, market)
    checkBooks(market)
    queue.push(...successors(market))
  }
  console.log(`OTC market (${side}): ${seen.size} states of an offer with two orders`)
  const kinds = new Set([...seen.values()].map((market) => market.offer.kind))
  expect(kinds).toEqual(new Set(['shown', 'cancelled', 'completed']))
  const rests = [...seen.values()].filter(({ offer }) => offer.kind === 'completed' && returnedOf(offer).units > 0n)
  expect(rests.length).toBeGreaterThan(0)
})
