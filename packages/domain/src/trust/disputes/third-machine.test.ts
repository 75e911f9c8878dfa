import { describe, expect, test } from 'vitest'
import { tableOf } from '../../machines/transition-table/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import { disputeRows, UNDISPUTED } from './index.ts'
import {
  arbiter,
  buyer,
  coin,
  DAY,
  done,
  dueAt,
  hearingOf,
  rule,
  second,
  seller,
  start,
  table,
  working,
  type Commission,
  type Done,
  type Working,
} from './testing/third-machine.ts'

const after = (
  state: Working,
  ...steps: readonly [Commission['event'], Commission['actor'], number][]
): Commission['state'] => steps.reduce<Commission['state']>((at, step) => table.next(at, ...step).state, state)

const complain = { kind: 'complain' } as const

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
