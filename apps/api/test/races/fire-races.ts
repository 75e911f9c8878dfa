import { outcomeText, type Outcome } from './serial.ts'

/** How often each ordered pair is fired from each state: RACE_ROUNDS=100 for the whole proof, which takes a quiet machine a quarter of an hour. */
export const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2)
export const MOST_MILLISECONDS = 240_000 + (ROUNDS - 1) * 60_000
/** Orders that are prepared and raced over at a time. */
const WAVE = 500

/** What an order became: the timeline since it was prepared, and its state. */
type Left = Pick<Outcome, 'notes' | 'state'>

/** Orders of one kind to race over. */
export interface Field<Start, Action extends { readonly name: string }> {
  readonly actions: readonly Action[]
  readonly textOf: (start: Start) => string
  /** What may come of two actions: what comes of one after the other. */
  readonly serialOutcomes: (start: Start, first: Action, second: Action) => readonly Outcome[]
  readonly prepare: (start: Start, count: number) => Promise<readonly number[]>
  /** @returns '' when it is done, else the refusal */
  readonly fireHere: (orderId: number, action: Action) => Promise<string>
  /** The same in another process. */
  readonly fireThere: (orderId: number, action: Action) => Promise<string>
  /** How often pairs are fired that change nothing in either order. */
  readonly refusedRounds: number
  readonly read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Left>>
}

interface Race<Action> {
  readonly first: Action
  readonly second: Action
  /** The outcomes that one after the other has. */
  readonly legal: ReadonlySet<string>
  readonly changes: boolean
}

/** Fires every ordered pair of actions at once from a state, or those that are meant. @returns how many, and those that ended as no serial order does */
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

  /** Each over an order of its own. */
  async function overOwnOrders(wave: readonly Race<Action>[]): Promise<string[]> {
    const ids = await field.prepare(start, wave.length)
    const told = await Promise.all(wave.map((race, nth) => fire(ids[nth] ?? 0, race)))
    const after = await field.read(ids)
    return wave.flatMap((race, nth) =>
      judge(race, told[nth] ?? ['', ''], after.get(ids[nth] ?? 0) ?? { notes: [], state: '' }),
    )
  }

  /** Those that change nothing, over one order, which must be as it was afterwards. */
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
