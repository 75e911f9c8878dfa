import { CURRENCY_CODES, money, type CurrencyCode } from '@jindu/domain/money'
import { hotLevel } from '@jindu/domain/wallet/custody'
import { and, desc, eq, isNull, sum } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { walletCoin } from '../treasury/tables.ts'
import { coldMove } from './tables.ts'

const SHOWN = 10

/** What hot and cold wallet hold in the books, smallest units. */
async function heldUnits({ db }: App, currency: CurrencyCode) {
  const rows = await db
    .select({ cold: walletCoin.cold, units: sum(walletCoin.amountUnits).mapWith(BigInt) })
    .from(walletCoin)
    .where(and(eq(walletCoin.currency, currency), isNull(walletCoin.spentAt), isNull(walletCoin.goneAt)))
    .groupBy(walletCoin.cold)
  const of = (cold: boolean) => rows.find((row) => row.cold === cold)?.units ?? 0n
  return { hot: of(false), cold: of(true) }
}

async function readWallet(app: App, currency: CurrencyCode) {
  const { hotFloorUnits, hotCeilingUnits } = app.settings.current()
  const chain = app.chains[currency]
  const coin = (units: bigint) => money(currency, units)
  const [held, moves] = await Promise.all([
    heldUnits(app, currency),
    app.db.select().from(coldMove).where(eq(coldMove.currency, currency)).orderBy(desc(coldMove.id)).limit(SHOWN),
  ])
  const bounds = { floor: BigInt(hotFloorUnits[currency]), ceiling: BigInt(hotCeilingUnits[currency]) }
  return {
    currency,
    watched: chain?.holds === 'outputs' && chain.cold !== null,
    hot: coin(held.hot),
    cold: coin(held.cold),
    floor: coin(bounds.floor),
    ceiling: coin(bounds.ceiling),
    level: hotLevel(held.hot, bounds),
    moves: moves.map((row) => ({
      id: row.id,
      direction: row.direction,
      state: row.state,
      amount: coin(row.amountUnits),
      fee: row.feeUnits === null ? null : coin(row.feeUnits),
      address: row.address,
      psbt: row.state === 'made' ? row.psbt : null,
      tx: row.tx,
      madeBy: row.madeBy,
      madeAt: row.madeAt,
      signedBy: row.signedBy,
      agreedBy: row.agreedBy,
    })),
  }
}

/** Hot and cold wallet of each coin with a chain, and the moves between them. */
export async function readWallets(app: App) {
  const coins = CURRENCY_CODES.filter((currency) => app.chains[currency] !== undefined)
  return { data: await Promise.all(coins.map((currency) => readWallet(app, currency))) }
}
