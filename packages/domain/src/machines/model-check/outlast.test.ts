import { describe, expect, test } from 'vitest'
import { UNDISPUTED, type Disputable } from '../../trust/disputes/index.ts'
import * as goods from '../../goods/orders/index.ts'
import { money, usd } from '../../money/index.ts'
import * as otc from '../../otc/orders/index.ts'
import { goodsPositions, otcPositions } from './testing/positions.ts'
import { outlast, type ContestReport, type Player } from './testing/outlast.ts'

const start = 1_760_000_000
const HOUR = 3_600
const DAY = 86_400

/** Resets the counters of a side's acts, and ignores the time of a proposal. */
const forgetWords = <S extends Disputable>(state: S): S => {
  const { proposal } = state.dispute
  const lasting = { said: UNDISPUTED.said, proposal: proposal && { ...proposal, at: start } }
  return { ...state, dispute: { ...state.dispute, ...lasting } }
}

const told = (name: string, { states, breaches }: ContestReport): readonly string[] => {
  console.log(`${name}: ${states} states`)
  return breaches
}

const arbiter = { kind: 'arbiter', uid: 100_018 } as const
const second = { kind: 'arbiter', uid: 100_019 } as const
/** The second arbiter confirms one tick after the first: time for a party to withdraw everything. */
const confirmLater = ({ dispute }: Disputable, now: number) =>
  dispute.kind === 'ruled' && dispute.pendingRuling.at < now ? ({ kind: 'confirmRuling' } as const) : null

const words = [
  ...(['complain', 'cancelComplaint', 'stateCase', 'withdrawSplit'] as const).map((kind) => ({ kind })),
  { kind: 'proposeSplit', buyer: money('LTC', 1n) } as const,
]

const inQueueOrEnded = (state: otc.OtcOrder, now: number): string | null =>
  !otc.isOpen(state) || otc.inArbiterQueue(state, now) ? null : 'not heard'

describe('an OTC order', () => {
  const RESPONSE = 3 * HOUR
  const created = otc.openOtcOrder({
    buyerUid: 100_001,
    sellerUid: 100_002,
    source: 'seller',
    escrow: money('LTC', 1_001n),
    unitPrice: { currency: 'LTC', usdE8: 8_000_000_000n },
    total: usd(100),
    feeBasisPoints: 0,
    autoSettleSeconds: HOUR,
    disputeTerms: { responseSeconds: RESPONSE, needsSecondArbiter: true },
    settleDemand: 'settles',
    makerHours: null,
    createdAt: start,
  }).state
  const heard = HOUR + DAY
  const base = {
    next: otc.next,
    start: created,
    startAt: start,
    tickSeconds: HOUR / 2,
    forget: forgetWords,
    clockPositions: otcPositions,
  }
  const clock: Player<otc.OtcOrderMachine> = {
    actor: { kind: 'clock' },
    plays: () => ({ kind: 'expire' }),
  }
  const payer: Player<otc.OtcOrderMachine> = {
    actor: { kind: 'buyer' },
    plays: (state) => (state.kind === 'unpaid' ? { kind: 'pay' } : { kind: 'requireSettle' }),
  }
  const seller = {
    actor: { kind: 'seller' },
    moves: [...words, ...(['hold', 'cancelHold', 'requireCancel'] as const).map((kind) => ({ kind }))],
  } as const

  test('of a buyer who paid ends or is heard a day after the seller’s hour, whatever the seller does', () => {
    const report = outlast<otc.OtcOrderMachine>({
      ...base,
      ticks: 2 * 72,
      adversary: seller,
      others: [payer, clock],
      breach: (state, now) => (now < start + heard ? null : inQueueOrEnded(state, now)),
    })
    expect(told('OTC, seller stalls', report)).toEqual([])
  })

  test('is over a fixed time later when two arbiters do their work, however the seller dodges', () => {
    const report = outlast<otc.OtcOrderMachine>({
      ...base,
      ticks: 2 * 72,
      adversary: seller,
      others: [
        // The buyer demands nothing, so that only the arbiters are left.
        { actor: { kind: 'buyer' }, plays: () => ({ kind: 'pay' }) },
        { actor: second, plays: confirmLater },
        { actor: arbiter, plays: () => ({ kind: 'rule', ruling: { to: 'buyer', malicious: 'seller' } }) },
        clock,
      ],
      breach: (state, now) => (otc.isOpen(state) && now > start + heard + RESPONSE + HOUR / 2 ? 'not over' : null),
    })
    expect(told('OTC, seller dodges', report)).toEqual([])
  })

  test('of an honest seller ends or is heard at once, whatever the buyer does, and is not settled against them', () => {
    const report = outlast<otc.OtcOrderMachine>({
      ...base,
      ticks: 2 * 72,
      adversary: {
        actor: { kind: 'buyer' },
        moves: [...words, ...(['pay', 'requireSettle'] as const).map((kind) => ({ kind }))],
      },
      others: [
        {
          actor: { kind: 'seller' },
          plays: ({ kind }) => (kind === 'unpaid' ? { kind: 'requireCancel' } : { kind: 'complain' }),
        },
        clock,
      ],
      breach: (state, now) => {
        if (state.kind === 'completed') return 'settled against the seller'
        return state.kind === 'unpaid' && now < start + HOUR ? null : inQueueOrEnded(state, now)
      },
    })
    expect(told('OTC, buyer stalls', report)).toEqual([])
  })

  test('half an hour earlier a seller who stalls is not heard yet, and the check says so', () => {
    const report = outlast<otc.OtcOrderMachine>({
      ...base,
      ticks: (2 * heard) / HOUR,
      adversary: seller,
      others: [payer, clock],
      breach: (state, now) => (now < start + heard - HOUR / 2 ? null : inQueueOrEnded(state, now)),
    })
    expect(report.breaches[0]).toMatch(/^not heard after 49 ticks/)
  })
})

const ended = ({ kind }: goods.GoodsOrder): boolean => kind === 'completed' || kind === 'revoked'

describe('a goods order', () => {
  const opened = goods.openGoodsOrder({
    buyerUid: 100_001,
    sellerUid: 100_002,
    escrow: money('LTC', 1_001n),
    feeBasisPoints: 0,
    protectionSeconds: 15 * DAY,
    disputeTerms: { responseSeconds: 3 * DAY, needsSecondArbiter: true },
    paidAt: start,
  }).state
  const base = {
    next: goods.next,
    start: opened,
    startAt: start,
    tickSeconds: DAY,
    forget: forgetWords,
    clockPositions: goodsPositions,
  }
  const clock: Player<goods.GoodsOrderMachine> = { actor: { kind: 'clock' }, plays: () => ({ kind: 'settle' }) }

  test('of a seller who only waits is over 32 days after payment when two arbiters do their work, whatever the buyer does', () => {
    const report = outlast<goods.GoodsOrderMachine>({
      ...base,
      ticks: 60,
      adversary: {
        actor: { kind: 'buyer' },
        moves: [...words, ...(['hold', 'cancelHold'] as const).map((kind) => ({ kind }))],
      },
      others: [
        { actor: second, plays: confirmLater },
        { actor: arbiter, plays: () => ({ kind: 'rule', ruling: { to: 'seller' } }) },
        clock,
      ],
      breach: (state, now) => (now < start + 32 * DAY || ended(state) ? null : 'not over'),
    })
    expect(told('goods, buyer stalls', report)).toEqual([])
  })

  test('of a buyer who complains in time may be ruled on after the time to answer, whatever the seller does', () => {
    const report = outlast<goods.GoodsOrderMachine>({
      ...base,
      ticks: 30,
      adversary: { actor: { kind: 'seller' }, moves: words },
      others: [
        {
          actor: { kind: 'buyer' },
          plays: ({ kind }) => (kind === 'open' ? { kind: 'hold' } : { kind: 'complain' }),
        },
        clock,
      ],
      breach: (state, now) => {
        if (ended(state)) return 'ended against the buyer'
        return now <= start + 4 * DAY || now >= (goods.rulableAt(state) ?? Infinity) ? null : 'no ruling may come'
      },
    })
    expect(told('goods, seller stalls', report)).toEqual([])
  })
})
