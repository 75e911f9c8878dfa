import { isDomainError } from '@jindu/domain/errors'
import { goodsOrderToRecord, next, type GoodsOrder } from '@jindu/domain/goods-order'
import type { Action } from './actions.ts'
import { NOW } from './starts.ts'

/** How a race ended: what each was told ('' for done), the timeline it left, and the state. */
export interface Outcome {
  readonly first: string
  readonly second: string
  readonly notes: readonly string[]
  readonly state: string
}

/** A state as text, without whose it is. */
export function stateText(state: GoodsOrder): string {
  const { buyerUid: _buyer, sellerUid: _seller, ...record } = goodsOrderToRecord(state)
  return JSON.stringify(record, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

function oneAfterTheOther(start: GoodsOrder, actions: readonly Action[]) {
  const told: string[] = []
  const notes: string[] = []
  let state = start
  for (const { event, actor } of actions) {
    try {
      const step = next(state, event, actor, NOW)
      told.push('')
      notes.push(step.note)
      state = step.state
    } catch (error) {
      if (!isDomainError(error)) throw error
      told.push(error.code)
    }
  }
  return { told, notes, state: stateText(state) }
}

/** What may come of two actions at once: what comes of one after the other, in either order. */
export function serialOutcomes(start: GoodsOrder, first: Action, second: Action): readonly Outcome[] {
  const forth = oneAfterTheOther(start, [first, second])
  const back = oneAfterTheOther(start, [second, first])
  return [
    { first: forth.told[0] ?? '', second: forth.told[1] ?? '', notes: forth.notes, state: forth.state },
    { first: back.told[1] ?? '', second: back.told[0] ?? '', notes: back.notes, state: back.state },
  ]
}

/** One text for an outcome, to compare by. */
export const outcomeText = ({ first, second, notes, state }: Outcome): string =>
  [first, second, ...notes, state].join('|')
