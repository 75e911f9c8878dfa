import { selfDealingSigns } from '@jindu/domain/goods/goods'
import { rankingRules } from '@jindu/domain/rules'
import type { SelfDealingSign } from '@jindu/domain/trust/moderation'
import { and, eq, gt, sql } from 'drizzle-orm'
import { readTies } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from './tables.ts'

/** Lines of the buyer's ledger that are looked through for coin of the seller's. */
const MOST_LINES = 500

/** Whether a seller sent a buyer coin. @param since unix seconds */
async function hasSent({ db }: App, sellerUid: number, buyerUid: number, since: number): Promise<boolean> {
  const [row] = await db.execute<{ sent: boolean }>(sql`select exists (
    select from (
      select p.entry_id, p.units, p.created_at from posting p join ledger_account a on a.id = p.account_id
      where a.kind = 'user_fund' and a.owner = ${String(buyerUid)} order by p.id desc limit ${MOST_LINES}
    ) as came join journal_entry e on e.id = came.entry_id
    join posting went on went.entry_id = e.id join ledger_account giver on giver.id = went.account_id
    where e.kind = 'transfer' and came.units > 0 and came.created_at > to_timestamp(${since})
      and giver.kind = 'user_fund' and giver.owner = ${String(sellerUid)}
  ) as sent`)
  return row?.sent ?? false
}

interface Sides {
  /** The side that gets the coin of the deal: the seller of goods, the buyer of coin. */
  readonly receiverUid: number
  /** The side that pays with coin, or sells it. */
  readonly giverUid: number
}

/** The signs that both sides of a deal are the same people, as of now: coin goes round if the receiver gave the giver some. */
export async function readSigns(
  app: App,
  { receiverUid: sellerUid, giverUid: buyerUid }: Sides,
): Promise<readonly SelfDealingSign[]> {
  const since = app.clock.now() - rankingRules.tiesSeconds
  const [ties, sentCoin, boughtBack] = await Promise.all([
    readTies(app, buyerUid, sellerUid, since),
    hasSent(app, sellerUid, buyerUid, since),
    app.db.$count(
      goodsOrder,
      and(
        eq(goodsOrder.buyerUid, sellerUid),
        eq(goodsOrder.sellerUid, buyerUid),
        eq(goodsOrder.status, 'completed'),
        gt(goodsOrder.paidAt, since),
      ),
    ),
  ])
  return selfDealingSigns({
    buyerUid,
    sellerUid,
    sharesDevice: ties.sharesDevice,
    buyerNetworks: ties.one.networks,
    sellerNetworks: ties.other.networks,
    buyerIntroducer: ties.one.introducer,
    sellerIntroducer: ties.other.introducer,
    sentCoin,
    boughtBack: boughtBack > 0,
  })
}
