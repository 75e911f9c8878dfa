import { completionPercent } from '@jindu/domain/otc/orders'
import { rules } from '@jindu/domain/rules'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'
import { otcOrder } from '../orders/tables.ts'
import { isOwnDeal, otcPair } from './tables.ts'

const seconds = z.int()

/** A user's record as a fiat trader: plain figures, no score. */
export const traderRecord = z.object({
  uid: z.int(),
  /** Completed trades. */
  trades: z.int(),
  /**
   * Completed trades over completed trades plus abandoned orders (taken as a buyer), in whole percent; null without
   * any.
   */
  completionPercent: z.int().nullable(),
  /** The median time from marked payment to release, over the latest releases as a seller; null without any. */
  releaseSeconds: seconds.nullable(),
  /** The number of distinct partners of completed trades, without those who seem to be the same people. */
  counterparties: z.int(),
  /** The number of those partners whose latest rating is good or bad. */
  ratedUp: z.int(),
  ratedDown: z.int(),
  maliciousTimes: z.int(),
  registeredAt: seconds,
  lastOnlineAt: seconds,
})
traderRecord.register(z.globalRegistry, { id: 'TraderRecord' })

export type TraderRecord = z.output<typeof traderRecord>

type Counted = readonly [counterparties: number, up: number, down: number]

const counted = sql<Counted>`(select json_build_array(count(*), count(*) filter (where is_up), count(*) filter (where not is_up))
  from ${otcPair} where uid = ${appUser.uid} and not ${isOwnDeal})`

/** Bounded: reads the latest released orders through an index. */
const releaseSeconds = sql<number | null>`(select percentile_disc(0.5) within group (order by took) from (
  select extract(epoch from ended_at - paid_at)::int as took from ${otcOrder}
  where seller_uid = ${appUser.uid} and outcome = 'released' order by id desc limit ${sql.raw(String(rules.otc.releasesOfRecord))}) as latest)`

const recordsByUid = prepareOnce((db) =>
  db
    .select({
      uid: appUser.uid,
      trades: userStatistics.otcTrades,
      abandoned: userStatistics.otcAbandoned,
      maliciousTimes: userStatistics.otcMaliciousTimes,
      registeredAt: appUser.createdAt,
      lastOnlineAt: appUser.lastOnlineAt,
      counted,
      releaseSeconds,
    })
    .from(appUser)
    .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
    .where(sql`${appUser.uid} = any(${sql.placeholder('uids')}::bigint[])`)
    .prepare('otc_records'),
)

/**
 * The records of the users on one page, in one query.
 * @param uids few: the parties of an order or the owners of a page of offers
 */
export async function readRecords(
  { db }: Pick<App, 'db'>,
  uids: readonly number[],
): Promise<(uid: number) => TraderRecord> {
  const rows = await recordsByUid(db).execute({ uids: `{${[...new Set(uids)].join()}}` })
  const records = new Map(
    rows.map(({ abandoned, counted: [counterparties, ratedUp, ratedDown], ...row }) => [
      row.uid,
      {
        ...row,
        counterparties,
        ratedUp,
        ratedDown,
        completionPercent: completionPercent(row.trades, abandoned),
      },
    ]),
  )
  return (uid) => records.get(uid) ?? { uid, ...NOBODY }
}

const NOBODY = {
  trades: 0,
  completionPercent: null,
  releaseSeconds: null,
  counterparties: 0,
  ratedUp: 0,
  ratedDown: 0,
  maliciousTimes: 0,
  registeredAt: 0,
  lastOnlineAt: 0,
} as const
