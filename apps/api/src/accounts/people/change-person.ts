import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { appUser } from '../accounts/tables.ts'
import { person } from './tables.ts'

/** A change of the block or of the private note; an empty note is removed. */
export type PersonChange = { readonly blocked: boolean } | { readonly note: string }

/** An account's block and note of another account. */
export interface Person {
  readonly uid: number
  readonly blocked: boolean
  readonly note: string
}

/**
 * Blocks, unblocks or notes another account. The other is told nothing.
 * @throws DomainError PERSON_SELF, USER_NOT_FOUND, PEOPLE_TOO_MANY
 */
export async function changePerson(app: App, uid: number, otherUid: number, change: PersonChange): Promise<Person> {
  if (uid === otherUid) return fail('PERSON_SELF')
  const now = app.clock.now()
  const own = and(eq(person.uid, uid), eq(person.otherUid, otherUid))
  return transactVerb(app, async (tx) => {
    // Lock the account's row, so that concurrent changes are counted in turn; takes that are being committed come first.
    await tx.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid)).for('no key update')
    await tx.execute(sql`select person_lock(${uid}::bigint, ${otherUid}::bigint)`)
    const [[other], [known]] = [
      await tx.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, otherUid)),
      await tx.select().from(person).where(own),
    ]
    if (other === undefined) return fail('USER_NOT_FOUND', { uid: otherUid })
    const blockedAt =
      'blocked' in change ? (change.blocked ? (known?.blockedAt ?? now) : null) : (known?.blockedAt ?? null)
    const note = 'note' in change ? change.note : (known?.note ?? '')
    const result = { uid: otherUid, blocked: blockedAt !== null, note }
    if (blockedAt === null && note === '') {
      await tx.delete(person).where(own)
      return { result }
    }
    if (known === undefined && (await tx.$count(person, eq(person.uid, uid))) >= rules.people.maximum) {
      return fail('PEOPLE_TOO_MANY')
    }
    await tx
      .insert(person)
      .values({ uid, otherUid, blockedAt, note, changedAt: now })
      .onConflictDoUpdate({ target: [person.uid, person.otherUid], set: { blockedAt, note, changedAt: now } })
    return { result }
  })
}
