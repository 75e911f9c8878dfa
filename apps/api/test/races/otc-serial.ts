import { isDomainError } from '@jindu/domain/errors'
import { otcOrderToRecord, type OtcOrder } from '@jindu/domain/otc/orders'
import type { OtcAction } from './otc-actions.ts'
import { otcMachine } from './otc-starts.ts'
import type { Outcome } from './serial.ts'
import { NOW } from './starts.ts'

/** A state as text, without its parties. */
export function otcStateText(order: OtcOrder): string {
  const { buyerUid: _buyer, sellerUid: _seller, ...record } = otcOrderToRecord(order)
  return JSON.stringify(record, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

function oneAfterTheOther(start: OtcOrder, actions: readonly OtcAction[]) {
  const told: string[] = []
  const notes: string[] = []
  let state = start
  for (const { event, actor } of actions) {
    try {
      const step = otcMachine.next(state, event, actor, NOW)
      told.push('')
      notes.push(step.note)
      state = step.state
    } catch (error) {
      if (!isDomainError(error)) throw error
      told.push(error.code)
    }
  }
  return { told, notes, state: otcStateText(state) }
}

/** The legal outcomes of two concurrent actions: those of either serial order. */
export function otcSerialOutcomes(start: OtcOrder, first: OtcAction, second: OtcAction): readonly Outcome[] {
  const forth = oneAfterTheOther(start, [first, second])
  const back = oneAfterTheOther(start, [second, first])
  return [
    { first: forth.told[0] ?? '', second: forth.told[1] ?? '', notes: forth.notes, state: forth.state },
    { first: back.told[1] ?? '', second: back.told[0] ?? '', notes: back.notes, state: back.state },
  ]
}
