import type { WaitStep, WaitSubject } from '../../accounts/accounts/index.ts'
import type { OtcOrderActor, OtcOrderEvent } from './states.ts'

const SUBJECTS = {
  buyer: 'otcBuyer',
  seller: 'otcSeller',
  arbiter: 'otcArbiter',
  clock: 'otcClock',
} as const satisfies Readonly<Record<OtcOrderActor['kind'], WaitSubject>>

/**
 * The name of a step in the table of waits, for `duringWait` (product.md "Wallet").
 * @param event one that the machine lets the actor take
 * @example
 * otcWaitStep('seller', 'release') // 'otcSeller.release'
 */
export function otcWaitStep(actor: OtcOrderActor['kind'], event: OtcOrderEvent['kind']): WaitStep {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the model check finds each pair of the machine in the table
  return `${SUBJECTS[actor]}.${event}` as WaitStep
}
