import type { StoredMessage } from '@jindu/domain/message'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/index.ts'
import { tell } from '../../messages/index.ts'
import { appUser, staffMember } from '../tables.ts'

interface Waiting {
  readonly kind: Extract<StoredMessage['kind'], 'office.roleWaits' | 'office.settingWaits'>
  /** Who proposed it. */
  readonly by: number
  readonly reason: string
  /** Unix seconds. */
  readonly at: number
}

/** Tells every other administrator that something waits for one of them. */
export async function tellAdministrators(tx: Tx, { kind, by, reason, at }: Waiting) {
  const others = await tx
    .select({ uid: staffMember.uid })
    .from(staffMember)
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .where(and(eq(staffMember.role, 'administrator'), ne(staffMember.uid, by), isNull(appUser.frozenAt)))
  return others.map(({ uid }) => tell(uid, { kind, subjectId: by, side: null, facts: { reason } }, { at }))
}
