import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { withdrawalAddress, withdrawalProfile } from './tables.ts'

/** Whether a user asked that addresses wait that are new to them. */
export async function waitsForNew(db: App['db'], uid: number): Promise<boolean> {
  const [profile] = await db.select().from(withdrawalProfile).where(eq(withdrawalProfile.uid, uid))
  return profile?.newAddressesWait ?? false
}

/** Until when an address waits that is new to a user who asked for that; null for no wait. */
export async function waitOfAddress(
  { db, clock }: App,
  uid: number,
  currency: CurrencyCode,
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
