import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import type { Statement } from '../../platform/db/index.ts'
import { tell } from '../../records/messages/index.ts'
import { accountEvent, type Caller } from './record-event.ts'

/** Changes that the owner is notified of. Most of them also delay every way to move money out (`security-wait.ts`). */
type SecurityChange =
  | 'newDevice'
  | 'loginPasswordChanged'
  | 'payPasswordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesMade'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyPays'
  | 'passkeyPaysNoMore'
  | 'mailConfirmed'
  | 'mailReplaced'
  | 'mailRemoved'

interface Recorded {
  readonly writes: readonly Statement[]
  readonly audit: readonly AuditDraft[]
}

/** For a step that made no security change. */
export const NOTHING: Recorded = { writes: [], audit: [] }

/** The audit entry and the owner's message for a security change, to go into the same commit. */
export function securityChange(
  { clock }: Pick<App, 'clock'>,
  uid: number,
  change: SecurityChange,
  caller: Pick<Caller, 'address'>,
): Recorded {
  const message = { kind: `account.${change}`, subjectId: uid, side: null, facts: { address: caller.address } } as const
  return { writes: [tell(uid, message, { at: clock.now() })], audit: [accountEvent(uid, change, caller)] }
}
