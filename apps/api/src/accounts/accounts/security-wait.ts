import { duringWait, type WaitStep } from '@jindu/domain/accounts/accounts'
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
  'account.passkeyPays': 'factor',
  'account.newDevice': 'device',
  'account.addressWaitOff': 'addressWait',
} as const satisfies Partial<Record<AuditAction, string>>

type Change = keyof typeof CHANGES
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const WAIT_CHANGES = Object.keys(CHANGES) as Change[]
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
  /** When what guards the account changed, unix seconds. */
  readonly since: number
  /** Unix seconds. */
  readonly until: number
  readonly reason: (typeof WAIT_REASONS)[number]
}

/**
 * Until when money leaving the account must wait after a security change, and which change; null for no wait.
 * @param at a wait that was over then counts no more, unix seconds; now unless given
 */
export async function waitAfterChange(
  { db, clock, settings }: App,
  uid: number,
  at: number = clock.now(),
): Promise<Wait | null> {
  const wait = settings.current().withdrawalWaitSeconds
  if (wait === 0) return null
  const [latest] = await db
    .select({ at: auditEvent.createdAt, action: auditEvent.action })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.subjectKind, 'account'),
        eq(auditEvent.subjectId, uid),
        inArray(auditEvent.action, WAIT_CHANGES),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(1)
  if (latest === undefined || !isChange(latest.action)) return null
  const until = latest.at + wait
  return until > at ? { since: latest.at, until, reason: CHANGES[latest.action] } : null
}

/** Whether a wait holds trade on this site, not withdrawals and transfers alone. */
export function holdsTrade({ settings }: Pick<App, 'settings'>): boolean {
  const { waitHoldsTrade, withdrawalWaitSeconds } = settings.current()
  return waitHoldsTrade && withdrawalWaitSeconds > 0
}

/** @throws DomainError SECURITY_WAIT */
export function refuseWait({ clock }: Pick<App, 'clock'>, wait: Wait): never {
  return fail('SECURITY_WAIT', { secondsLeft: wait.until - clock.now() })
}

/**
 * Refuses a step that lets coin leave during the security wait, if the domain's table (`duringWait`) refuses it.
 * Withdrawals are accepted and wait; transferred coin waits at its receiver (`ledger_hold`).
 * @throws DomainError SECURITY_WAIT
 */
export async function assertNoWait(app: App, uid: number, step: WaitStep): Promise<void> {
  if (duringWait(step).held !== 'refused' || !holdsTrade(app)) return
  const wait = await waitAfterChange(app, uid)
  if (wait !== null) refuseWait(app, wait)
}
