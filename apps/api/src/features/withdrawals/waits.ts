import { and, desc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { withdrawalAddress, withdrawalProfile } from './tables.ts'

const CHANGES = ['account.loginPasswordChanged', 'account.payPasswordChanged', 'account.addressWaitOff'] as const

/** Whether a user asked that addresses wait that are new to them. */
export async function waitsForNew(db: App['db'], uid: number): Promise<boolean> {
  const [profile] = await db.select().from(withdrawalProfile).where(eq(withdrawalProfile.uid, uid))
  return profile?.newAddressesWait ?? false
}

/**
 * Until when a user's withdrawals wait because a password was changed, or new addresses need not wait any longer.
 * @returns unix seconds; null for no wait
 */
export async function waitAfterChange({ db, clock, settings }: App, uid: number): Promise<number | null> {
  const wait = settings.current().withdrawalWaitSeconds
  if (wait === 0) return null
  const [latest] = await db
    .select({ at: auditEvent.createdAt })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.subjectKind, 'account'),
        eq(auditEvent.subjectId, uid),
        inArray(auditEvent.action, [...CHANGES]),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(1)
  if (latest === undefined) return null
  const until = latest.at + wait
  return until > clock.now() ? until : null
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
