import { fail, isDomainError } from '@jindu/domain/errors'
import { goodsOrderToRecord, isUndelivered, next, type GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import type { Action } from './actions.ts'
import type { Raced } from './raced.ts'
import { NOW } from './starts.ts'

/** The outcome of a race: each call's error code ('' for success), the timeline, and the state. */
export interface Outcome {
  readonly first: string
  readonly second: string
  readonly notes: readonly string[]
  readonly state: string
}

/** A state as text, without its parties. */
export function stateText({ order, unit }: Raced): string {
  const { buyerUid: _buyer, sellerUid: _seller, ...record } = goodsOrderToRecord(order)
  return JSON.stringify({ unit, ...record }, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}

interface Stepped {
  readonly raced: Raced
  /** Null if nothing changed. */
  readonly note: GoodsOrderTimelineNote | null
}

/** The interaction of opening and the table: opened units stay sold; a full refund returns sealed ones to stock. */
function step({ order, unit }: Raced, { event, actor }: Action): Stepped {
  if (event.kind === 'open') {
    if (isUndelivered(order)) return fail('ORDER_UNDELIVERED')
    if (unit === 'opened' || unit === 'read') return { raced: { order, unit }, note: null }
    if (unit === 'returned' || order.kind === 'revoked') return fail('DELIVERY_RETURNED')
    return { raced: { order, unit: unit === 'unread' ? 'read' : 'opened' }, note: 'goodsOrder.shipmentOpened' }
  }
  const { state, note } = next(order, event, actor, NOW)
  return { raced: { order: state, unit: state.kind === 'revoked' && unit === 'sealed' ? 'returned' : unit }, note }
}

function oneAfterTheOther(start: Raced, actions: readonly Action[]) {
  const told: string[] = []
  const notes: string[] = []
  let state = start
  for (const action of actions) {
    try {
      const { raced, note } = step(state, action)
      told.push('')
      if (note !== null) notes.push(note)
      state = raced
    } catch (error) {
      if (!isDomainError(error)) throw error
      told.push(error.code)
    }
  }
  return { told, notes, state: stateText(state) }
}

/** The legal outcomes of two concurrent actions: those of either serial order. */
export function serialOutcomes(start: Raced, first: Action, second: Action): readonly Outcome[] {
  const forth = oneAfterTheOther(start, [first, second])
  const back = oneAfterTheOther(start, [second, first])
  return [
    { first: forth.told[0] ?? '', second: forth.told[1] ?? '', notes: forth.notes, state: forth.state },
    { first: back.told[1] ?? '', second: back.told[0] ?? '', notes: back.notes, state: back.state },
  ]
}

/** An outcome as one text, to compare. */
export const outcomeText = ({ first, second, notes, state }: Outcome): string =>
  [first, second, ...notes, state].join('|')
