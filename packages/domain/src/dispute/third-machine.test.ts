import { describe, expect, test } from 'vitest'
import { describeReport, explore, type Exploration } from '../model-check/testing/explore.ts'
import { nearBound, roundOf } from '../model-check/testing/disputes.ts'
import { money, type CurrencyCode, type Money } from '../money/index.ts'
import { rowOf, tableOf } from '../transition-table/index.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  closed,
  disputeRows,
  ended,
  isComplainedOf,
  rulableAt,
  ruledPart,
  splitParts,
  UNDISPUTED,
  type Disputable,
  type DisputeActor,
  type DisputeEvent,
  type DisputeNote,
  type DisputeSteps,
  type EndedDispute,
  type Hearing,
  type Ruling,
} from './index.ts'

/** Work to order, made up to show that the dispute knows no market: a buyer orders, a seller works, there is no hold. */
interface Working extends Disputable {
  readonly kind: 'working'
  readonly dueAt: number
}

interface Done extends Disputable {
  readonly kind: 'done'
  readonly dispute: EndedDispute
  readonly to: 'buyer' | 'seller' | 'both'
}

interface Commission {
  readonly state: Working | Done
  readonly event: DisputeEvent | { readonly kind: 'accept' } | { readonly kind: 'lapse' }
  readonly actor: DisputeActor | { readonly kind: 'clock' }
  readonly move: { readonly to: 'escrow' | 'buyer' | 'seller' | 'house'; readonly money: Money<CurrencyCode> }
  readonly note: `work.${DisputeNote}` | 'work.accepted' | 'work.lapsed'
  readonly steps: DisputeSteps<Working, Done> & {
    readonly accept: { readonly by: 'buyer'; readonly to: Done }
    readonly lapse: { readonly by: 'clock'; readonly to: Done }
  }
}

const DAY = 86_400
const HALF_A_PERCENT = 50

const hearingOf = ({ dispute, dueAt }: Working): Hearing | null =>
  dispute.kind === 'none' ? null : { at: dueAt, answersUntil: dueAt + 2 * DAY }

const paidOut = (state: Working, buyer: Money<CurrencyCode>, to: Done['to']) => {
  const parts = splitParts({ ...state, feeBasisPoints: HALF_A_PERCENT }, 'seller', buyer)
  const moves: Commission['move'][] = [
    { to: 'buyer', money: parts.buyer },
    { to: 'seller', money: parts.seller },
    { to: 'house', money: parts.fee },
  ]
  return {
    state: { ...state, kind: 'done', to, dispute: ended(state.dispute) } as const,
    moves: moves.filter((move) => move.money.units > 0n),
  }
}

const done = (state: Working, ruling: Ruling) =>
  paidOut(state, ruledPart(state.escrow, ruling), ruling.to === 'split' ? 'both' : ruling.to)

const row = rowOf<Commission>()
const table = tableOf<Commission>(
  [
    row({
      event: 'accept',
      by: ['buyer'],
      from: ['working'],
      when: [],
      note: 'work.accepted',
      to: (state) => done(state, { to: 'seller' }),
    }),
    row({
      event: 'lapse',
      by: ['clock'],
      from: ['working'],
      when: [
        {
          code: 'RATE_LIMITED',
          holds: ({ state, now }) => state.dispute.kind === 'none' && now >= state.dueAt,
        },
      ],
      note: 'work.lapsed',
      to: (state) => done(state, { to: 'buyer' }),
    }),
    ...disputeRows<Working, Done, Commission['move'], Commission['note']>({
      noteOf: (note) => `work.${note}`,
      from: { complain: { buyer: ['working'], seller: ['working'] }, dispute: ['working'], split: ['working'] },
      hearingOf,
      calmed: (state) =>
        state.dispute.kind === 'open' && !isComplainedOf(state.dispute)
          ? { ...state, dispute: closed(state.dispute) }
          : state,
      ruled: done,
      agreed: (state, buyer) => paidOut(state, buyer, 'both'),
    }),
  ],
  { wrongParty: 'FORBIDDEN', wrongState: { working: 'NOT_FOUND', done: 'NOT_FOUND' } },
)

const start = 1_760_000_000
const dueAt = start + 10 * DAY
const working = (units: bigint, needsSecondArbiter: boolean): Working => ({
  kind: 'working',
  buyerUid: 1,
  sellerUid: 2,
  escrow: money('USDT', units),
  dueAt,
  disputeTerms: { responseSeconds: DAY, needsSecondArbiter },
  dispute: UNDISPUTED,
})

const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const arbiter = { kind: 'arbiter', uid: 3 } as const
const second = { kind: 'arbiter', uid: 4 } as const
const clock = { kind: 'clock' } as const

const coin = (units: bigint) => money('USDT', units)
const after = (
  state: Working,
  ...steps: readonly [Commission['event'], Commission['actor'], number][]
): Commission['state'] => steps.reduce<Commission['state']>((at, step) => table.next(at, ...step).state, state)

const complain = { kind: 'complain' } as const
const rule = (ruling: Ruling) => ({ kind: 'rule', ruling }) as const

describe('a machine of no market', () => {
  test('is heard at its own time and pays out its own way', () => {
    const disputed = after(working(1_001n, false), [complain, seller, start])
    expect(refusalOf(() => table.next(disputed, rule({ to: 'seller' }), arbiter, start + DAY - 1))).toEqual({
      code: 'DISPUTE_RESPONSE_RUNNING',
      details: { secondsLeft: 1 },
    })
    expect(table.next(disputed, rule({ to: 'split', buyerBasisPoints: 5_000 }), arbiter, start + DAY)).toMatchObject({
      state: { kind: 'done', to: 'both' },
      moves: [
        { to: 'buyer', money: coin(501n) },
        { to: 'seller', money: coin(498n) },
        { to: 'house', money: coin(2n) },
      ],
      note: 'work.ruled',
    })
  })

  test('is no arbiter’s business while nobody disputes it', () => {
    const quiet = working(9n, false)
    expect(refusalOf(() => table.next(quiet, rule({ to: 'buyer' }), arbiter, dueAt * 2)).code).toBe('DISPUTE_NOT_OPEN')
    expect(refusalOf(() => table.next(quiet, { kind: 'stateCase' }, buyer, start)).code).toBe('DISPUTE_NOT_OPEN')
    const again = after(quiet, [complain, buyer, start], [{ kind: 'cancelComplaint' }, buyer, start + 5])
    expect(again.dispute).toEqual({
      ...UNDISPUTED,
      said: { ...UNDISPUTED.said, buyer: { complaints: 1, statements: 0, proposals: 0 } },
    })
  })

  test('keeps its dispute open while a ruling waits, and closes it when that is rejected', () => {
    const ruled = after(
      working(9n, true),
      [complain, buyer, start],
      [rule({ to: 'buyer' }), arbiter, start + DAY],
      [{ kind: 'cancelComplaint' }, buyer, start + DAY + 1],
    )
    expect(ruled).toMatchObject({ kind: 'working', dispute: { kind: 'ruled', openedAt: start } })
    expect(table.next(ruled, { kind: 'rejectRuling' }, second, start + DAY + 2)).toMatchObject({
      state: { dispute: { kind: 'none' } },
      note: 'work.rulingRejected',
    })
    expect(table.next(ruled, { kind: 'confirmRuling' }, second, start + DAY + 2)).toMatchObject({
      state: { kind: 'done', to: 'buyer', dispute: { kind: 'open', proposal: null } },
      note: 'work.rulingConfirmed',
    })
  })

  test('must have the events and actors of a dispute', () => {
    interface Deaf extends Omit<Commission, 'event'> {
      readonly event: { readonly kind: 'accept' }
    }
    const rows = disputeRows<Working, Done, Commission['move'], Commission['note']>({
      noteOf: (note) => `work.${note}`,
      from: { complain: { buyer: [], seller: [] }, dispute: [], split: [] },
      hearingOf,
      calmed: (state) => state,
      ruled: done,
      agreed: (state) => done(state, { to: 'buyer' }),
    })
    // @ts-expect-error a machine without complaints, statements and rulings
    tableOf<Deaf>(rows, { wrongParty: 'FORBIDDEN', wrongState: { working: 'NOT_FOUND', done: 'NOT_FOUND' } })
    expect(rows.map(({ event, by }) => `${by.join()} ${event}`)).toHaveLength(15)
  })
})

test('a made-up machine keeps every law of a dispute in every reachable state', () => {
  const least = coin(1n)
  const machine: Exploration<Commission> = {
    initial: [
      working(1_001n, false),
      working(2n, true),
      ...(['complaints', 'statements', 'proposals'] as const).map((what) => nearBound(working(3n, false), what)),
    ].map((state) => ({
      now: start,
      step: { state, moves: [{ to: 'escrow', money: state.escrow }], note: 'work.accepted' },
    })),
    events: ({ escrow }) => [
      ...(
        [
          'accept',
          'lapse',
          'complain',
          'cancelComplaint',
          'stateCase',
          'withdrawSplit',
          'confirmRuling',
          'rejectRuling',
        ] as const
      ).map((kind) => ({ kind })),
      ...(['buyer', 'seller'] as const).map((to) => rule({ to })),
      ...[0, 1, 4_000, 10_000].map((buyerBasisPoints) => rule({ to: 'split', buyerBasisPoints })),
      ...[least, escrow].map((part) => ({ kind: 'proposeSplit', buyer: part }) as const),
      ...[least, coin(2n)].map((part) => ({ kind: 'acceptSplit', buyer: part }) as const),
    ],
    actors: [buyer, seller, arbiter, second, { kind: 'arbiter', uid: 2 }, clock],
    clockPositions: (state) => {
      const hearing = state.kind === 'working' ? hearingOf(state) : null
      return hearing === null ? [dueAt] : [dueAt, rulableAt(state.dispute, state.disputeTerms, hearing)]
    },
    roundOf,
    next: table.next,
    allowedEvents: table.allowedEvents,
    isEnd: (state) => state.kind === 'done',
    dutiful: ['clock', 'arbiter'],
    flowOf: ({ to, money: { units } }) => ({ from: to === 'escrow' ? 'buyer' : 'escrow', to, units }),
    holds: ({ kind, escrow }) => ({ escrow: kind === 'working' ? escrow.units : 0n }),
    duties: [
      {
        actor: arbiter,
        event: 'rule',
        isDue: (state, now) =>
          state.dispute.kind === 'open' &&
          state.kind === 'working' &&
          now >= rulableAt(state.dispute, state.disputeTerms, { at: dueAt, answersUntil: dueAt + 2 * DAY }),
        onlyThen: true,
      },
    ],
    inputCodes: ['DISPUTE_SPLIT_INVALID', 'DISPUTE_PROPOSAL_CHANGED'],
  }
  const report = explore(machine)
  console.log(describeReport('commission, made up', report))
  expect(report.violations).toEqual([])
})
