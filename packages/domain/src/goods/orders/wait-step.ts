import type { WaitStep, WaitSubject } from '../../accounts/accounts/index.ts'
import type { GoodsOrderActor, GoodsOrderEvent } from './states.ts'

const SUBJECTS = {
  buyer: 'goodsBuyer',
  seller: 'goodsSeller',
  arbiter: 'goodsArbiter',
  clock: 'goodsClock',
} as const satisfies Readonly<Record<GoodsOrderActor['kind'], WaitSubject>>

/**
 * The name of a step in the table of waits, for `duringWait` (product.md "Wallet").
 * @param event one that the machine lets the actor take
 * @example
 * goodsWaitStep('buyer', 'confirm') // 'goodsBuyer.confirm'
 */
export function goodsWaitStep(actor: GoodsOrderActor['kind'], event: GoodsOrderEvent['kind']): WaitStep {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the model check finds each pair of the machine in the table
  return `${SUBJECTS[actor]}.${event}` as WaitStep
}
