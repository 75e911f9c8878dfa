import { describe, expect, test } from 'vitest'
import { rowOf, tableOf, type Condition, type Step } from '../../transition-table/index.ts'
import { describeReport, explore, type Exploration, type Flow } from './explore.ts'

interface FullBox {
  readonly kind: 'full'
  readonly until: number
}

interface EmptyBox {
  readonly kind: 'empty'
}

/** A deposit box: opened with one coin, emptied by the keeper after its time, by the owner any time. */
interface Box {
  readonly state: FullBox | EmptyBox
  readonly event: { readonly kind: 'empty'; readonly hand?: 'left' } | { readonly kind: 'shake' }
  readonly actor: { readonly kind: 'owner' } | { readonly kind: 'keeper' }
  readonly move: Flow
  readonly note: 'emptied'
  readonly steps: {
    readonly empty: { readonly by: 'owner' | 'keeper'; readonly to: EmptyBox }
    readonly shake: { readonly by: never; readonly to: FullBox }
  }
}

const start = 1_760_000_000
const row = rowOf<Box>()
const timeOver: Condition<Extract<Box['state'], { kind: 'full' }>, Box['actor']> = {
  code: 'ORDER_PROTECTION_RUNNING',
  holds: ({ state, now }) => now >= state.until,
}
const emptied = () => ({ state: { kind: 'empty' } as const, moves: [{ from: 'box', to: 'owner', units: 1n }] })
const table = tableOf<Box>(
  [
    row({ event: 'empty', by: ['owner'], from: ['full'], when: [], note: 'emptied', to: emptied }),
    row({
      event: 'empty',
      by: ['keeper'],
      from: ['full'],
      when: [timeOver],
      input: [{ code: 'INPUT_INVALID', holds: (_at, { hand }) => hand !== 'left' }],
      note: 'emptied',
      to: emptied,
    }),
  ],
  { wrongParty: 'ORDER_WRONG_PARTY', wrongState: { full: 'ORDER_NOT_OPEN', empty: 'ORDER_NOT_OPEN' } },
)
const opened: Step<Box> = {
  state: { kind: 'full', until: start + 10 },
  moves: [{ from: 'owner', to: 'box', units: 1n }],
  note: 'emptied',
}

const box: Exploration<Box> = {
  initial: [{ step: opened, now: start }],
  events: () => [{ kind: 'empty' }, { kind: 'empty', hand: 'left' }],
  actors: [{ kind: 'owner' }, { kind: 'keeper' }],
  clockPositions: (state) => (state.kind === 'full' ? [state.until] : []),
  next: table.next,
  allowedEvents: table.allowedEvents,
  isEnd: (state) => state.kind === 'empty',
  dutiful: ['keeper'],
  flowOf: (move) => move,
  holds: (state) => ({ box: state.kind === 'full' ? 1n : 0n }),
  inputCodes: ['INPUT_INVALID'],
}

const breaches = (change: Partial<Exploration<Box>>): string[] => {
  const { violations } = explore({ ...box, ...change })
  return [...new Set(violations.map((text) => text.replace(/(:| in) .*/, '')))]
}

const refuseByStrangeCode: Exploration<Box>['next'] = () => {
  throw Object.assign(new Error('refused'), { name: 'DomainError', code: 'NO_SUCH_CODE', details: {} })
}

const nextWith = (outcome: Partial<Step<Box>>): Exploration<Box>['next'] => {
  return (...step) => ({ ...table.next(...step), ...outcome })
}

test('a sound machine is walked through before, at and after its deadline', () => {
  const report = explore(box)
  expect(report).toEqual({
    states: 5,
    ends: 1,
    steps: 10,
    refusals: 10,
    codes: ['INPUT_INVALID', 'ORDER_NOT_OPEN', 'ORDER_PROTECTION_RUNNING'],
    violations: [],
  })
  expect(describeReport('box', report)).toBe('box: 5 states (1 ends), 10 steps, 10 refusals by 3 codes')
})

const careless: Exploration<Box>['next'] = (state, ...step) => {
  Object.assign(state, { kind: 'empty' })
  return table.next(state, ...step)
}

const drifting: Exploration<Box>['clockPositions'] = (state) => (state.kind === 'full' ? [state.until + 20] : [])

const other: Exploration<Box>['allowedEvents'] = () => [
  { event: 'empty', allowed: false, reason: 'NOT_FOUND', details: {} },
]

const all: Exploration<Box>['allowedEvents'] = () => [{ event: 'empty', allowed: true }]

const broken: Exploration<Box>['next'] = () => {
  throw new TypeError('undefined is not a function')
}

describe('the explorer sees', () => {
  test('a refusal without a name', () => {
    expect(breaches({ next: refuseByStrangeCode })).toContain('unnamed refusal')
    expect(breaches({ next: broken })).toContain('unnamed refusal')
  })

  test('an offer that is refused, a taking that was not offered, another reason than offered', () => {
    expect(breaches({ allowedEvents: all })).toContain('offered but refused with ORDER_PROTECTION_RUNNING')
    expect(breaches({ allowedEvents: () => [] })).toContain('taken but not offered')
    expect(breaches({ allowedEvents: other })).toContain('offered reason NOT_FOUND, refused ORDER_NOT_OPEN')
    expect(breaches({ inputCodes: [] })).toEqual(['offered but refused with INPUT_INVALID'])
  })

  test('an end that goes on', () => {
    expect(breaches({ isEnd: () => true })).toContain('an end did not absorb')
  })

  test('money made, lost, or moved for nothing', () => {
    expect(breaches({ next: nextWith({ moves: [] }) })).toEqual(['box holds 1, the state says 0'])
    const twice = { from: 'box', to: 'owner', units: 2n }
    expect(breaches({ next: nextWith({ moves: [twice] }) })).toEqual(['box holds -1, the state says 0'])
    const nothing = { from: 'box', to: 'owner', units: 0n }
    expect(breaches({ next: nextWith({ moves: [...emptied().moves, nothing] }) })).toEqual([
      'move of nothing from box to owner',
    ])
    expect(breaches({ initial: [{ step: { ...opened, moves: [] }, now: start }] })).toContain(
      'box holds 0, the state says 1',
    )
  })

  test('money left at the end', () => {
    expect(breaches({ holds: () => ({ box: 1n }) })).toContain('money left at the end')
  })

  test('a state that waits for goodwill', () => {
    expect(breaches({ dutiful: [] })).toEqual(['stuck when the parties are silent'])
    expect(breaches({ clockPositions: () => [] })).toContain('stuck when the parties are silent')
    expect(breaches({ dutiful: [], isAtRest: () => true })).toEqual([])
  })

  test('a deadline that the table does not know, or that comes after it', () => {
    const duty = { actor: { kind: 'keeper' }, event: 'empty', onlyThen: true } as const
    const dueAt = (at: number) => ({
      duties: [{ ...duty, isDue: (state: Box['state'], now: number) => state.kind === 'full' && now >= at }],
    })
    expect(breaches(dueAt(start + 10))).toEqual([])
    expect(breaches(dueAt(start + 9))).toEqual(['due but refused'])
    expect(breaches(dueAt(start + 11))).toEqual(['allowed but not due'])
  })

  test('a clock position that nobody named', () => {
    const blind: Exploration<Box> = {
      ...box,
      clockPositions: drifting,
      initial: [
        { step: opened, now: start },
        { step: opened, now: start + 15 },
      ],
    }
    expect(explore(blind).violations[0]).toMatch(/^two states of one key differ/)
  })

  test('a machine that changes a state in place', () => {
    expect(breaches({ next: careless })).toContain('unnamed refusal')
  })
})
