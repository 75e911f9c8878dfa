import type { AuditAction } from '@jindu/domain/audit'
import { fail } from '@jindu/domain/errors'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'

/** Audit actions that start the waiting time for every way out. */
const CHANGES = {
  'account.loginPasswordChanged': 'loginPassword',
  'account.payPasswordChanged': 'payPassword',
  'account.secondFactorOn': 'factor',
  'account.secondFactorOff': 'factor',
  'account.recoveryCodesMade': 'factor',
  'account.passkeyAdded': 'factor',
  'account.passkeyRemoved': 'factor',
  'account.newDevice': 'device',
  'account.addressWaitOff': 'addressWait',
} as const satisfies Partial<Record<AuditAction, string>>

type Change = keyof typeof CHANGES
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const ACTIONS = Object.keys(CHANGES) as Change[]
const isChange = (action: string): action is Change => Object.hasOwn(CHANGES, action)

/** Why the ways out wait. */
export const WAIT_REASONS = [
  'loginPassword',
  'payPassword',
  'factor',
  'device',
  'addressWait',
] as const satisfies readonly (typeof CHANGES)[Change][]

export interface Wait {
  /** Unix seconds. */
  readonly until: number
  readonly reason: (typeof WAIT_REASONS)[number]
}

/** Until when money leaving the account must wait after a security change, and which change; null for no wait. */
export async function waitAfterChange({ db, clock, settings }: App, uid: number): Promise<Wait | null> {
  const wait = settings.current().withdrawalWaitSeconds
  if (wait === 0) return null
  const [latest] = await db
    .select({ at: auditEvent.createdAt, action: auditEvent.action })
    .from(auditEvent)
    .where(
      and(eq(auditEvent.subjectKind, 'account'), eq(auditEvent.subjectId, uid), inArray(auditEvent.action, ACTIONS)),
    )
    .orderBy(desc(auditEvent.id))
    .limit(1)
  if (latest === undefined || !isChange(latest.action)) return null
  const until = latest.at + wait
  return until > clock.now() ? { until, reason: CHANGES[latest.action] } : null
}

/**
 * Refuses steps that let coin leave during the security wait: a sale for fiat, a release, a purchase above the site's
 * limit. Withdrawals are accepted and wait; transferred coin waits at its receiver (`ledger_hold`).
 * @throws DomainError SECURITY_WAIT
 */
export async function assertNoWait(app: App, uid: number): Promise<void> {
  if (!app.settings.current().waitHoldsTrade) return
  const wait = await waitAfterChange(app, uid)
  if (wait !== null) fail('SECURITY_WAIT', { secondsLeft: wait.until - app.clock.now() })
}
