import type { CurrencyCode } from '@jindu/domain/money'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
import { owes } from '../../platform/ledger/index.ts'
import { appUser, notFrozen } from '../../accounts/accounts/index.ts'
import { withdrawalProfile } from './tables.ts'

interface Owner {
  readonly uid: number
  readonly currency: CurrencyCode
}

/**
 * Guards for every commit that pays out: the owner is not frozen and has no debt. Debts arise within the coin's turn,
 * as the first signature does, so the two cannot race.
 */
export const ownerGuards = ({ uid, currency }: Owner): readonly Guard[] => [
  notFrozen(uid),
  {
    change: sql`update ${withdrawalProfile} set uid = uid where uid = ${uid} and not ${owes(sql`${uid}`, currency)}`,
    refusal: 'WITHDRAWAL_DEBT',
  },
]

/** Why the owner's money must not leave now; null if it may. The guards check again. */
export async function ownerProblem({ db }: App, { uid, currency }: Owner): Promise<'frozen' | 'debt' | null> {
  const [row] = await db
    .select({ frozenAt: appUser.frozenAt, owes: sql<boolean>`${owes(sql`${uid}`, currency)}` })
    .from(appUser)
    .where(eq(appUser.uid, uid))
  if (row?.frozenAt != null) return 'frozen'
  return row?.owes === true ? 'debt' : null
}
