import { expect, test } from 'vitest'
import { rulableAt } from '../../trust/disputes/index.ts'
import {
  arbiter,
  buyer,
  clock,
  coin,
  DAY,
  dueAt,
  hearingOf,
  rule,
  second,
  seller,
  start,
  table,
  working,
  type Commission,
} from '../../trust/disputes/testing/third-machine.ts'
import { nearBound, roundOf } from './testing/disputes.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

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
