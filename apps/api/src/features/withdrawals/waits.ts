import type { AuditAction } from '@jindu/domain/audit'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { withdrawalAddress, withdrawalProfile } from './tables.ts'

/** What makes withdrawals wait, by its line in the audit. */
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

/** Why withdrawals wait. */
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

/** Whether a user asked that addresses wait that are new to them. */
export async function waitsForNew(db: App['db'], uid: number): Promise<boolean> {
  const [profile] = await db.select().from(withdrawalProfile).where(eq(withdrawalProfile.uid, uid))
  return profile?.newAddressesWait ?? false
}

/** Until when a user's withdrawals wait because what guards the account changed, and which change it was; null for no wait. */
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

/** Until when an address waits that is new to a user who asked for that; null for no wait. */
export async function waitOfAddress(
  { db, clock }: App,
  uid: number,
  currency: 'BTC' | 'USDT' | 'LTC',
  address: string,
  seconds: number,
): Promise<number | null> {
  if (!(await waitsForNew(db, uid))) return null
  const now = clock.now()
  const [known] = await db
    .select({ addedAt: withdrawalAddress.addedAt })
    .from(withdrawalAddress)
    .where(
      and(
        eq(withdrawalAddress.uid, uid),
        eq(withdrawalAddress.currency, currency),
        eq(withdrawalAddress.address, address),
      ),
    )
  const until = (known?.addedAt ?? now) + seconds
  return until > now ? until : null
}
