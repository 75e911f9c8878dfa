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
 * What must hold of a withdrawal's owner in the commit that lets their money go: not frozen, and nothing owed. A
 * debt comes about in the coin's own turn, as the first signature does.
 */
export const ownerGuards = ({ uid, currency }: Owner): readonly Guard[] => [
  notFrozen(uid),
  {
    change: sql`update ${withdrawalProfile} set uid = uid where uid = ${uid} and not ${owes(sql`${uid}`, currency)}`,
    refusal: 'WITHDRAWAL_DEBT',
  },
]

/** What keeps an owner's money here at this moment; the guards ask again. */
export async function ownerProblem({ db }: App, { uid, currency }: Owner): Promise<'frozen' | 'debt' | null> {
  const [row] = await db
    .select({ frozenAt: appUser.frozenAt, owes: sql<boolean>`${owes(sql`${uid}`, currency)}` })
    .from(appUser)
    .where(eq(appUser.uid, uid))
  if (row?.frozenAt != null) return 'frozen'
  return row?.owes === true ? 'debt' : null
}
