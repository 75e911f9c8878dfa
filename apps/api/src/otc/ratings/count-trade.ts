import { sql } from 'drizzle-orm'
import { statementOnce, type Statement } from '../../platform/db/index.ts'
import type { App } from '../../platform/app.ts'
import { otcPair } from './tables.ts'

const raise = statementOnce<'lower' | 'higher'>(() => {
  const [lower, higher] = [sql.placeholder('lower'), sql.placeholder('higher')]
  return sql`insert into ${otcPair} as p (uid, other_uid, trades)
    values (${lower}::bigint, ${higher}::bigint, 1), (${higher}::bigint, ${lower}::bigint, 1)
    on conflict (uid, other_uid) do update set trades = p.trades + 1`
})

/** The write that counts a completed trade of two accounts in both their records. */
export function countTrade({ db }: App, one: number, other: number): Statement {
  // The lower uid first: two trades of the same pair the other way round would wait for each other.
  return raise(db, { lower: Math.min(one, other), higher: Math.max(one, other) })
}
