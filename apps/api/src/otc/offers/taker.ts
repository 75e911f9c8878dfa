import type { TakerFacts } from '@jindu/domain/otc/offers'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { hasBlocks } from '../../accounts/people/index.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'

const SECONDS_A_DAY = 86_400

/** A user with the facts that offers' requirements are checked against. */
export interface Taker {
  readonly uid: number
  readonly facts: TakerFacts
  /** Whether they blocked anybody or are blocked by anybody. */
  readonly hasBlocks: boolean
}

const takerByUid = prepareOnce((db) => {
  const { createdAt } = appUser
  const { buyAmount, salesAmount, otcTrades, otcMaliciousTimes } = userStatistics
  return db
    .select({
      createdAt,
      buyAmount,
      salesAmount,
      otcTrades,
      otcMaliciousTimes,
      hasBlocks: hasBlocks(appUser.uid),
    })
    .from(appUser)
    .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
    .where(eq(appUser.uid, sql.placeholder('uid')))
    .prepare('otc_taker')
})

/** A user's current facts as a taker. */
export async function readTaker({ db, clock }: App, uid: number): Promise<Taker> {
  const [row] = await takerByUid(db).execute({ uid })
  return {
    uid,
    hasBlocks: row?.hasBlocks ?? false,
    facts: {
      registeredDays: row === undefined ? 0 : Math.floor((clock.now() - row.createdAt) / SECONDS_A_DAY),
      completedGoodsOrders: (row?.buyAmount ?? 0) + (row?.salesAmount ?? 0),
      completedOtcOrders: row?.otcTrades ?? 0,
      maliciousTimes: row?.otcMaliciousTimes ?? 0,
    },
  }
}
