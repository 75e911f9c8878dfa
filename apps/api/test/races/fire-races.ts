import { outcomeText, type Outcome } from './serial.ts'

/** Runs per ordered pair and state: RACE_ROUNDS=100 for the full proof, a quarter of an hour on a quiet machine. */
export const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2)
export const MOST_MILLISECONDS = 240_000 + (ROUNDS - 1) * 60_000
/** The number of orders prepared and raced per batch. */
const WAVE = 500

/** An order's result: its timeline since preparation, and its state. */
type Left = Pick<Outcome, 'notes' | 'state'>

/** A kind of orders to race on. */
export interface Field<Start, Action extends { readonly name: string }> {
  readonly actions: readonly Action[]
  readonly textOf: (start: Start) => string
  /** The legal outcomes of two concurrent actions: those of either serial order. */
  readonly serialOutcomes: (start: Start, first: Action, second: Action) => readonly Outcome[]
  readonly prepare: (start: Start, count: number) => Promise<readonly number[]>
  /** @returns '' on success, else the error code */
  readonly fireHere: (orderId: number, action: Action) => Promise<string>
  /** The same, in another process. */
  readonly fireThere: (orderId: number, action: Action) => Promise<string>
  /** Runs per pair that changes nothing in either order. */
  readonly refusedRounds: number
  readonly read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Left>>
}

interface Race<Action> {
  readonly first: Action
  readonly second: Action
  /** Outcomes of the serial executions. */
  readonly legal: ReadonlySet<string>
  readonly changes: boolean
}

/**
 * Fires every ordered pair of actions concurrently from a state, filtered by `isMeant`. @returns the number of races,
 * and those with an outcome that no serial order has
 */
export async function fireRaces<Start, Action extends { readonly name: string }>(
  field: Field<Start, Action>,
  start: Start,
  isMeant: (first: Action, second: Action) => boolean = () => true,
): Promise<{ readonly races: number; readonly wrong: readonly string[] }> {
  const { actions } = field
  const all = actions.flatMap((first) =>
    actions
      .filter((second) => isMeant(first, second))
      .map((second): Race<Action> => {
        const outcomes = field.serialOutcomes(start, first, second)
        return {
          first,
          second,
          legal: new Set(outcomes.map(outcomeText)),
          changes: outcomes.some(({ notes }) => notes.length > 0),
        }
      }),
  )
  const fire = (id: number, { first, second }: Race<Action>) =>
    Promise.all([field.fireHere(id, first), field.fireThere(id, second)])
  const judge = ({ first, second, legal }: Race<Action>, [one, two]: readonly [string, string], left: Left) => {
    const outcome = outcomeText({ first: one, second: two, ...left })
    return legal.has(outcome) ? [] : [`${first.name} + ${second.name}: ${outcome}`]
  }

  /** Races each pair on its own order. */
  async function overOwnOrders(wave: readonly Race<Action>[]): Promise<string[]> {
    const ids = await field.prepare(start, wave.length)
    const told = await Promise.all(wave.map((race, nth) => fire(ids[nth] ?? 0, race)))
    const after = await field.read(ids)
    return wave.flatMap((race, nth) =>
      judge(race, told[nth] ?? ['', ''], after.get(ids[nth] ?? 0) ?? { notes: [], state: '' }),
    )
  }

  /** Races pairs that change nothing on one order, which must stay unchanged. */
  async function overOneOrder(refused: readonly Race<Action>[]): Promise<string[]> {
    const ids = await field.prepare(start, 1)
    const before = await field.read(ids)
    const wrong: string[] = []
    for (const wave of waves(refused)) {
      const told = await Promise.all(wave.map((race) => fire(ids[0] ?? 0, race)))
      const left = { notes: [], state: field.textOf(start) }
      wrong.push(...wave.flatMap((race, nth) => judge(race, told[nth] ?? ['', ''], left)))
    }
    const after = await field.read(ids)
    return JSON.stringify([...after]) === JSON.stringify([...before]) ? wrong : [...wrong, 'the order changed']
  }

  const changing = repeated(
    all.filter(({ changes }) => changes),
    ROUNDS,
  )
  const refused = repeated(
    all.filter(({ changes }) => !changes),
    field.refusedRounds,
  )
  const wrong = await overOneOrder(refused)
  for (const wave of waves(changing)) wrong.push(...(await overOwnOrders(wave)))
  return { races: changing.length + refused.length, wrong }
}

const repeated = <T>(all: readonly T[], times: number): readonly T[] => Array.from({ length: times }, () => all).flat()

const waves = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / WAVE) }, (_, nth) => all.slice(nth * WAVE, (nth + 1) * WAVE))
