import { describe, expect, test } from 'vitest'
import { disputeRows, UNDISPUTED, type DisputeEvent, type Ruling } from './index.ts'
import { hasNotComplained } from './conditions.ts'
import { arbiter, buyer, coin, DAY, done, dueAt, hearingOf, seller, start, working } from './testing/third-machine.ts'
import type { Commission, Done, Working } from './testing/third-machine.ts'

/** Created in each test, with states that distinguish the three lists. */
const made = () =>
  disputeRows<Working, Done, Commission['move'], Commission['note']>({
    noteOf: (note) => `work.${note}`,
    from: {
      complain: { buyer: ['working'], seller: [] },
      dispute: ['working', 'working'],
      split: ['working', 'working', 'working'],
    },
    hearingOf,
    calmed: (state, now) => ({ ...state, dueAt: now }),
    ruled: (state, ruling, now) => done({ ...state, dueAt: now }, ruling),
    agreed: (state, of, now) => ({
      state: { ...done(state, { to: 'buyer' }).state, dueAt: now, escrow: of },
      moves: [],
    }),
  })

const codes = (conditions: readonly { readonly code: string }[] = []): string =>
  conditions.map(({ code }) => code.replace('DISPUTE_', '')).join(' ')

const rowsOf = (side: 'buyer' | 'seller', complaints: number): string[] => [
  `${side} complain ${complaints}: ALREADY_COMPLAINED COMPLAINTS_TOO_MANY |  | work.${side}Complained`,
  `${side} cancelComplaint ${complaints}: NO_COMPLAINT |  | work.${side}ComplaintCancelled`,
  `${side} stateCase 2: NOT_OPEN STATEMENTS_TOO_MANY |  | work.${side}Stated`,
  `${side} proposeSplit 3: PROPOSALS_TOO_MANY | SPLIT_INVALID | work.${side}ProposedSplit`,
  `${side} withdrawSplit 3: NO_PROPOSAL |  | work.${side}WithdrewSplit`,
  `${side} acceptSplit 3: NO_PROPOSAL PROPOSAL_OWN | PROPOSAL_CHANGED | work.${side}AcceptedSplit`,
]

test('each row: who, from how many states, on which conditions, noted as', () => {
  const told = made().map(
    ({ event, by, from, when, input, note }) =>
      `${by.join()} ${event} ${from.length}: ${codes(when)} | ${codes(input)} | ${note}`,
  )
  expect(told).toEqual([
    ...rowsOf('buyer', 1),
    ...rowsOf('seller', 0),
    'arbiter rule 2: RULING_PENDING OWN NOT_OPEN RESPONSE_RUNNING | SPLIT_INVALID | work.ruled',
    'arbiter confirmRuling 2: NO_RULING_PENDING OWN RULING_OWN |  | work.rulingConfirmed',
    'arbiter rejectRuling 2: NO_RULING_PENDING OWN RULING_OWN |  | work.rulingRejected',
  ])
  expect(made()[0]?.when[0]).toBe(hasNotComplained)
})

const rowFor = (event: DisputeEvent['kind'], by: 'buyer' | 'seller' | 'arbiter') => {
  const row = made().find((each) => each.event === event && each.by[0] === by)
  if (row === undefined) throw new Error(`no row of ${by} for ${event}`)
  return row
}

const later = start + 60
const complained: Working = {
  ...working(1_001n, false),
  dispute: {
    ...UNDISPUTED,
    kind: 'open',
    openedAt: start,
    complaintAt: { buyer: start, seller: null },
    statedAt: { buyer: null, seller: null },
  },
}
const pending = (ruling: Ruling): Working => ({
  ...working(1_001n, true),
  dispute: {
    ...UNDISPUTED,
    kind: 'ruled',
    openedAt: start,
    complaintAt: { buyer: start, seller: null },
    statedAt: { buyer: null, seller: null },
    pendingRuling: { ruling, byUid: 3, at: start },
  },
})

describe('what a row leads to', () => {
  test('a complaint opens the dispute of a side, and moves nothing', () => {
    expect(rowFor('complain', 'seller').to(working(9n, false), { kind: 'complain' }, later, seller)).toEqual({
      state: {
        ...working(9n, false),
        dispute: {
          kind: 'open',
          proposal: null,
          openedAt: later,
          complaintAt: { buyer: null, seller: later },
          statedAt: { buyer: null, seller: null },
          said: { ...UNDISPUTED.said, seller: { complaints: 1, statements: 0, proposals: 0 } },
        },
      },
      moves: [],
    })
  })

  test('a complaint taken back calms the state', () => {
    const { state } = rowFor('cancelComplaint', 'buyer').to(complained, { kind: 'cancelComplaint' }, later, buyer)
    expect(state).toMatchObject({ dueAt: later, dispute: { kind: 'open', complaintAt: { buyer: null } } })
  })

  test('a statement is dated, and opens what was only heard', () => {
    const { state } = rowFor('stateCase', 'seller').to(working(9n, false), { kind: 'stateCase' }, later, seller)
    expect(state).toMatchObject({
      dispute: { kind: 'open', openedAt: later, statedAt: { buyer: null, seller: later } },
    })
  })

  test('a proposal stands with its side, until it is withdrawn', () => {
    const split = { kind: 'proposeSplit', buyer: coin(4n) } as const
    const { state, moves } = rowFor('proposeSplit', 'seller').to(working(9n, false), split, later, seller)
    expect([state.dispute.proposal, moves]).toEqual([{ by: 'seller', buyer: coin(4n), at: later }, []])
    const withdrawn = rowFor('withdrawSplit', 'seller').to(state, { kind: 'withdrawSplit' }, later, seller)
    expect(withdrawn.state.dispute).toMatchObject({ kind: 'none', proposal: null })
  })

  test('an accepted split ends it by the machine’s own agreement', () => {
    const accept = { kind: 'acceptSplit', buyer: coin(4n) } as const
    expect(rowFor('acceptSplit', 'buyer').to(complained, accept, later, buyer).state).toMatchObject({
      kind: 'done',
      dueAt: later,
      escrow: coin(4n),
    })
  })

  test('a ruling ends it, or waits for the second arbiter under a note of its own', () => {
    const row = rowFor('rule', 'arbiter')
    const event = { kind: 'rule', ruling: { to: 'seller' } } as const
    expect(row.to(complained, event, later, arbiter).state).toMatchObject({ kind: 'done', to: 'seller', dueAt: later })
    expect(row.noteFor?.(complained)).toBe('work.ruled')
    const twofold = { ...complained, disputeTerms: { responseSeconds: DAY, needsSecondArbiter: true } }
    expect(row.noteFor?.(twofold)).toBe('work.rulingAwaitsSecond')
    expect(row.to(twofold, event, later, arbiter)).toMatchObject({
      state: {
        kind: 'working',
        dispute: { kind: 'ruled', pendingRuling: { ruling: { to: 'seller' }, byUid: 3, at: later } },
      },
      moves: [],
    })
  })

  test('what another arbiter confirms is what was ruled, what they reject is open again and calmed', () => {
    const second = { kind: 'arbiter', uid: 4 } as const
    const confirm = { kind: 'confirmRuling' } as const
    expect(rowFor('confirmRuling', 'arbiter').to(pending({ to: 'buyer' }), confirm, later, second).state).toMatchObject(
      {
        kind: 'done',
        to: 'buyer',
      },
    )
    const reject = { kind: 'rejectRuling' } as const
    const { state } = rowFor('rejectRuling', 'arbiter').to(pending({ to: 'buyer' }), reject, later, second)
    expect(state).toMatchObject({ kind: 'working', dueAt: later, dispute: { kind: 'open', openedAt: start } })
    expect(state.dispute).not.toHaveProperty('pendingRuling')
  })
})

const refusals = (state: Working, now: number): string[] =>
  rowFor('rule', 'arbiter')
    .when.filter((condition) => !condition.holds({ state, actor: arbiter, now }))
    .map(({ code }) => code)
const detailsAt = (state: Working, now: number) =>
  rowFor('rule', 'arbiter')
    .when.find(({ code }) => code === 'DISPUTE_RESPONSE_RUNNING')
    ?.details?.({ state, actor: arbiter, now })

describe('when an arbiter may rule', () => {
  test('not while nobody disputes it', () => {
    expect(refusals(working(9n, false), dueAt * 2)).toEqual(['DISPUTE_NOT_OPEN', 'DISPUTE_RESPONSE_RUNNING'])
  })

  test('once the other side had its time, to the second', () => {
    expect(refusals(complained, start + DAY - 1)).toEqual(['DISPUTE_RESPONSE_RUNNING'])
    expect(detailsAt(complained, start + DAY - 1)).toEqual({ secondsLeft: 1 })
    expect(refusals(complained, start + DAY)).toEqual([])
  })

  test('not when one is pending, and not a party', () => {
    expect(refusals(pending({ to: 'buyer' }), start + DAY)).toEqual(['DISPUTE_RULING_PENDING'])
    expect(refusals({ ...complained, sellerUid: arbiter.uid }, start + DAY)).toEqual(['DISPUTE_OWN'])
  })

  test('a split of all or nothing is none', () => {
    const check = rowFor('rule', 'arbiter').input?.[0]
    const holds = (units: bigint) => (buyerBasisPoints: number) =>
      check?.holds(
        { state: { ...complained, escrow: coin(units) }, actor: arbiter, now: later },
        { kind: 'rule', ruling: { to: 'split', buyerBasisPoints } },
      )
    const shares = [0, 1, 5_000, 9_999, 10_000, 0.5]
    expect(shares.map(holds(100_000n))).toEqual([false, true, true, true, false, false])
    expect(shares.map(holds(1_001n))).toEqual([false, false, true, false, false, false])
  })
})
