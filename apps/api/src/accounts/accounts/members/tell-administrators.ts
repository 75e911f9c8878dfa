import type { StoredMessage } from '@jindu/domain/messages'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/index.ts'
import { tell } from '../../../records/messages/index.ts'
import { appUser, staffMember } from '../tables.ts'

interface Waiting {
  readonly kind: Extract<StoredMessage['kind'], 'office.roleWaits' | 'office.settingWaits'>
  /** The proposer's uid. */
  readonly by: number
  /** The user that the proposal concerns; they may not decide on it. */
  readonly about?: number
  readonly reason: string
  /** Unix seconds. */
  readonly at: number
}

/** Tells every other administrator that something waits for one of them. @returns no statement where there is none */
export async function tellAdministrators(tx: Tx, { kind, by, about = by, reason, at }: Waiting) {
  const others = await tx
    .select({ uid: staffMember.uid })
    .from(staffMember)
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .where(
      and(eq(staffMember.role, 'administrator'), notInArray(staffMember.uid, [by, about]), isNull(appUser.frozenAt)),
    )
  return others.map(({ uid }) => tell(uid, { kind, subjectId: by, side: null, facts: { reason } }, { at }))
}
