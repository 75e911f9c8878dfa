import { GUARDED_STEPS, guardedStep } from '../accounts/accounts/guarded-steps.ts'
import type { MessageKind } from './kinds.ts'

/** Messages about guarded steps and changed credentials. */
const OFFERED: ReadonlySet<MessageKind> = new Set<MessageKind>([
  ...GUARDED_STEPS.map((name) => guardedStep(name).told),
  'account.newDevice',
  'account.loginPasswordChanged',
  'account.payPasswordChanged',
  'account.secondFactorOn',
  'account.secondFactorOff',
  'account.recoveryCodesMade',
  'account.passkeyAdded',
  'account.passkeyRemoved',
  'account.passkeyPaysNoMore',
  'account.mailConfirmed',
  'account.mailReplaced',
  'account.mailRemoved',
])

/**
 * Whether a message contains a link that freezes the account: it reports a step that a thief would take (product.md
 * "Accounts").
 * @example
 * offersFreeze('account.newDevice') // true
 * offersFreeze('withdrawal.applied') // true
 * offersFreeze('goodsOrder.placed') // false
 */
export function offersFreeze(kind: MessageKind): boolean {
  return OFFERED.has(kind)
}
