import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import type { Statement } from '../../platform/db/index.ts'
import { tell } from '../../records/messages/index.ts'
import { accountEvent, type Caller } from './record-event.ts'

/** What guards an account, or is told of it, and changed: the owner hears of it, and after most every way out waits (`security-wait.ts`). */
type SecurityChange =
  | 'newDevice'
  | 'loginPasswordChanged'
  | 'payPasswordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesMade'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'mailConfirmed'
  | 'mailReplaced'
  | 'mailRemoved'

interface Recorded {
  readonly writes: readonly Statement[]
  readonly audit: readonly AuditDraft[]
}

/** Of a step that changed nothing of the kind. */
export const NOTHING: Recorded = { writes: [], audit: [] }

/** The audit's line of a change and the message to its owner, for the commit that makes it. */
export function securityChange(
  { clock }: Pick<App, 'clock'>,
  uid: number,
  change: SecurityChange,
  caller: Pick<Caller, 'address'>,
): Recorded {
  const message = { kind: `account.${change}`, subjectId: uid, side: null, facts: { address: caller.address } } as const
  return { writes: [tell(uid, message, { at: clock.now() })], audit: [accountEvent(uid, change, caller)] }
}
