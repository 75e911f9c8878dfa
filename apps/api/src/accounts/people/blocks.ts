import type { Blocks } from '@jindu/domain/accounts/people'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { CountedLimit } from '../../platform/db/index.ts'
import { person } from './tables.ts'

const blocks = (uid: SQLWrapper, otherUid: SQLWrapper): SQL =>
  sql`exists (select 1 from ${person} where ${person.uid} = ${uid} and ${person.otherUid} = ${otherUid} and ${person.blockedAt} is not null)`

/** Reads which of two accounts blocked the other, seen from `uid`. */
export async function readBlocks({ db }: App, uid: number, otherUid: number): Promise<Blocks> {
  const [own, other] = [sql`${uid}::bigint`, sql`${otherUid}::bigint`]
  const [row] = await db.execute<{ byOwn: boolean; byOther: boolean }>(
    sql`select ${blocks(own, other)} as "byOwn", ${blocks(other, own)} as "byOther"`,
  )
  return { byOwn: row?.byOwn ?? false, byOther: row?.byOther ?? false }
}

/** Whether an account blocked anybody or is blocked by anybody: most are not, and lists need no filter for them. */
export const hasBlocks = (uid: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${person} where (${person.uid} = ${uid} or ${person.otherUid} = ${uid}) and ${person.blockedAt} is not null)`

/** Condition: neither the reader nor the owner of a row blocked the other. */
export const unblocked = (uid: number, ownerUid: SQLWrapper): SQL =>
  sql`not (${blocks(sql`${uid}::bigint`, ownerUid)} or ${blocks(ownerUid, sql`${uid}::bigint`)})`

/** The same check in a commit: a block may come meanwhile. */
export const dealNotBlocked = (uid: number, otherUid: number): CountedLimit => ({
  count: sql`person_blocks(${uid}::bigint, ${otherUid}::bigint)`,
  below: 1,
})
