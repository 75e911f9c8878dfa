import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { rowOf, tableOf } from './index.ts'

interface OpenDoor {
  readonly kind: 'open'
}

interface ShutDoor {
  readonly kind: 'shut'
  readonly locked: boolean
}

interface Door {
  readonly state: OpenDoor | ShutDoor | { readonly kind: 'gone' }
  readonly event: { readonly kind: 'open'; readonly push: number } | { readonly kind: 'shut' }
  readonly actor: { readonly kind: 'guest' } | { readonly kind: 'porter' }
  readonly move: never
  readonly note: 'opened' | 'closed'
  readonly steps: {
    readonly open: { readonly by: 'guest' | 'porter'; readonly to: OpenDoor }
    readonly shut: { readonly by: 'porter'; readonly to: ShutDoor }
  }
}

const row = rowOf<Door>()
/** A function, because some tests create their own table. */
const makeDoor = () =>
  tableOf<Door>(
    [
      row({
        event: 'open',
        by: ['guest'],
        from: ['shut'],
        when: [
          { code: 'ACCOUNT_FROZEN', holds: ({ state }) => !state.locked, details: ({ now }) => ({ now }) },
          { code: 'RATE_LIMITED', holds: ({ now }) => now > 0 },
        ],
        input: [
          { code: 'AMOUNT_NOT_POSITIVE', holds: (_at, { push }) => push > 0 },
          { code: 'AMOUNT_TOO_LARGE', holds: (_at, { push }) => push < 10, details: (_at, { push }) => ({ push }) },
        ],
        otherwise: { open: 'AD_ALREADY_SHOWN' },
        note: 'opened',
        to: () => ({ state: { kind: 'open' }, moves: [] }),
      }),
      row({
        event: 'open',
        by: ['porter'],
        from: ['shut'],
        when: [],
        note: 'opened',
        to: () => ({ state: { kind: 'open' }, moves: [] }),
      }),
      row({
        event: 'shut',
        by: ['porter'],
        from: ['open'],
        when: [],
        note: 'closed',
        to: (_state, _event, now, actor) => ({
          state: { kind: 'shut', locked: now > 5 && actor.kind === 'porter' },
          moves: [],
        }),
      }),
    ],
    {
      wrongParty: 'FORBIDDEN',
      wrongState: { open: 'AD_NOT_EXPIRED', shut: 'AD_ALREADY_CLOSED', gone: 'NOT_FOUND' },
    },
  )
const door = makeDoor()

const guest = { kind: 'guest' } as const
const porter = { kind: 'porter' } as const
const open = { kind: 'open' } as const
const shut = { kind: 'shut', locked: false } as const
const locked = { kind: 'shut', locked: true } as const
const push = (force: number) => ({ kind: 'open', push: force }) as const

const refused = (...step: Parameters<typeof door.next>) => refusalOf(() => door.next(...step))

test('the party is asked first, then the state, then the conditions in order, then the input', () => {
  expect(refused(open, { kind: 'shut' }, guest, 1)).toEqual({ code: 'FORBIDDEN', details: { event: 'shut' } })
  expect(refused(open, push(99), guest, 0)).toEqual({ code: 'AD_ALREADY_SHOWN', details: {} })
  expect(refused(open, push(99), porter, 0)).toEqual({ code: 'AD_NOT_EXPIRED', details: {} })
  expect(refused({ kind: 'gone' }, push(99), guest, 0)).toEqual({ code: 'NOT_FOUND', details: {} })
  expect(refused(locked, push(0), guest, 0)).toEqual({ code: 'ACCOUNT_FROZEN', details: { now: 0 } })
  expect(refused(shut, push(0), guest, 0)).toEqual({ code: 'RATE_LIMITED', details: {} })
  expect(refused(shut, push(0), guest, 1)).toEqual({ code: 'AMOUNT_NOT_POSITIVE', details: {} })
  expect(refused(shut, push(10), guest, 1)).toEqual({ code: 'AMOUNT_TOO_LARGE', details: { push: 10 } })
})

test('an accepted event gives state, moves and note', () => {
  expect(door.next(shut, push(9), guest, 1)).toEqual({ state: open, moves: [], note: 'opened' })
  expect(door.next(locked, push(0), porter, 0)).toEqual({ state: open, moves: [], note: 'opened' })
  expect(door.next(open, { kind: 'shut' }, porter, 6)).toEqual({ state: locked, moves: [], note: 'closed' })
})

test('each event of an actor is listed once, with the reason that next would give, before any input', () => {
  expect(door.allowedEvents(shut, guest, 1)).toEqual([{ event: 'open', allowed: true }])
  expect(door.allowedEvents(locked, guest, 7)).toEqual([
    { event: 'open', allowed: false, reason: 'ACCOUNT_FROZEN', details: { now: 7 } },
  ])
  expect(door.allowedEvents(shut, porter, 1)).toEqual([
    { event: 'open', allowed: true },
    { event: 'shut', allowed: false, reason: 'AD_ALREADY_CLOSED', details: {} },
  ])
})

test('a table gathers its rows by actor and event, in their order, whenever it is made', () => {
  const made = makeDoor()
  expect(made.rows).toHaveLength(3)
  expect(made.next(shut, push(9), guest, 1).state).toEqual(open)
  expect(made.next(locked, push(0), porter, 0).state).toEqual(open)
  expect(made.allowedEvents(shut, porter, 1).map(({ event }) => event)).toEqual(['open', 'shut'])
  expect(refusalOf(() => made.next(open, push(9), porter, 1)).code).toBe('AD_NOT_EXPIRED')
})

test('of two rows for one event the one from this state counts, and an actor without rows is offered nothing', () => {
  const twice = tableOf<Door>(
    [
      row({
        event: 'open',
        by: ['guest'],
        from: ['gone'],
        when: [],
        note: 'closed',
        to: () => ({ state: open, moves: [] }),
      }),
      row({
        event: 'open',
        by: ['guest'],
        from: ['shut'],
        when: [],
        note: 'opened',
        to: () => ({ state: open, moves: [] }),
      }),
    ],
    { wrongParty: 'FORBIDDEN', wrongState: { open: 'AD_NOT_EXPIRED', shut: 'AD_ALREADY_CLOSED', gone: 'NOT_FOUND' } },
  )
  expect(twice.next({ kind: 'gone' }, push(1), guest, 1).note).toBe('closed')
  expect(twice.next(shut, push(1), guest, 1).note).toBe('opened')
  expect(twice.allowedEvents(shut, guest, 1)).toEqual([{ event: 'open', allowed: true }])
  expect(twice.allowedEvents(shut, porter, 1)).toEqual([])
  expect(refusalOf(() => twice.next(open, push(1), guest, 1)).code).toBe('AD_NOT_EXPIRED')
})
