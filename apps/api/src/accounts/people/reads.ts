import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Person } from './change-person.ts'
import { person } from './tables.ts'

const shown = { uid: person.otherUid, blockedAt: person.blockedAt, note: person.note, changedAt: person.changedAt }

/** The account's block and note of another; without a row there is neither. */
export async function readPerson({ db }: App, uid: number, otherUid: number): Promise<Person> {
  const [row] = await db
    .select(shown)
    .from(person)
    .where(and(eq(person.uid, uid), eq(person.otherUid, otherUid)))
  return { uid: otherUid, blocked: (row?.blockedAt ?? null) !== null, note: row?.note ?? '' }
}

export interface PeopleFilter {
  readonly page: number
  readonly limit: number
  readonly blocked?: boolean | undefined
}

/** Everybody whom the account blocked or noted, latest change first. */
export async function listPeople({ db }: App, uid: number, { page, limit, blocked }: PeopleFilter) {
  const where = and(eq(person.uid, uid), blocked === true ? isNotNull(person.blockedAt) : undefined)
  const [rows, total] = await Promise.all([
    db
      .select(shown)
      .from(person)
      .where(where)
      .orderBy(desc(person.changedAt), desc(person.otherUid))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(person, where),
  ])
  const data = rows.map(({ blockedAt, ...row }) => ({ ...row, blocked: blockedAt !== null }))
  return { data, total }
}
