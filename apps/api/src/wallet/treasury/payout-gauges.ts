import { CURRENCY_CODES } from '@jindu/domain/money'
import { and, count, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import type { GaugeSource } from '../../platform/metrics/metrics.ts'
import { chainCursor, deposit } from '../wallet/tables.ts'
import { withdrawal } from '../withdrawals/tables.ts'
import { isStuck } from './stuck.ts'
import { coinBreaker, walletCoin } from './tables.ts'

/** One gauge value per coin with a chain, 0 by default. */
function byCoin(
  app: App,
  name: string,
  help: string,
  read: () => Promise<readonly { readonly currency: string; readonly value: number }[]>,
): GaugeSource<'currency'> {
  return {
    name,
    help,
    labels: ['currency'],
    read: async () => {
      const rows = await read()
      return CURRENCY_CODES.filter((code) => app.chains[code] !== undefined).map((currency) => ({
        labels: { currency },
        value: rows.find((row) => row.currency === currency)?.value ?? 0,
      }))
    },
  }
}

const stopped = (app: App) =>
  byCoin(app, 'jindu_payouts_stopped', 'Whether the payouts of a coin are stopped', () =>
    app.db
      .select({ currency: coinBreaker.currency, value: count() })
      .from(coinBreaker)
      .where(isNotNull(coinBreaker.openedAt))
      .groupBy(coinBreaker.currency),
  )

const stuck = (app: App) =>
  byCoin(app, 'jindu_payouts_stuck', 'Payments without a block for an hour', () =>
    app.db
      .select({ currency: withdrawal.currency, value: count() })
      .from(withdrawal)
      .where(isStuck(app.clock.now()))
      .groupBy(withdrawal.currency),
  )

const missing = (app: App) =>
  byCoin(app, 'jindu_coins_missing', 'Coins of the books that the chain lacks', () =>
    app.db
      .select({ currency: walletCoin.currency, value: count() })
      .from(walletCoin)
      .where(and(isNotNull(walletCoin.missingSince), isNull(walletCoin.goneAt)))
      .groupBy(walletCoin.currency),
  )

const reversed = (app: App) =>
  byCoin(app, 'jindu_deposits_reversed', 'Credited deposits that the chain took back at some time', () =>
    app.db
      .select({ currency: deposit.currency, value: count() })
      .from(deposit)
      .where(gt(deposit.generation, 0))
      .groupBy(deposit.currency),
  )

const debtors = (app: App) =>
  byCoin(app, 'jindu_debtors', 'Users who owe of a coin', () =>
    app.db
      .select({ currency: ledgerAccount.currency, value: count() })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.kind, 'user_debt'), ne(ledgerAccount.balance, 0n)))
      .groupBy(ledgerAccount.currency),
  )

/** 1 for the current state of each real node. */
const nodes = ({ chains }: App): GaugeSource<'currency' | 'state'> => ({
  name: 'jindu_node_state',
  help: 'The state of the node and the wallet of a coin: running and unlocked work, in any other deposits and payouts wait',
  labels: ['currency', 'state'],
  read: () =>
    Promise.all(
      Object.values(chains)
        .filter(({ kind }) => kind === 'node')
        .map(async (chain) => ({ labels: { currency: chain.currency, state: await chain.state() }, value: 1 })),
    ),
})

/** Counted from the application or, if it waits by a rule, from the end of that wait. */
const oldest = (app: App) =>
  byCoin(app, 'jindu_payout_oldest_seconds', 'Age of the oldest withdrawal that has not ended', async () => {
    const from = sql<number>`extract(epoch from min(greatest(${withdrawal.appliedAt}, ${withdrawal.waitsUntil})))::float8`
    const rows = await app.db
      .select({ currency: withdrawal.currency, from })
      .from(withdrawal)
      .where(isNull(withdrawal.endedAt))
      .groupBy(withdrawal.currency)
    return rows.map((row) => ({ currency: row.currency, value: Math.max(0, app.clock.now() - row.from) }))
  })

const unread = (app: App) =>
  byCoin(app, 'jindu_chain_unread_seconds', 'Seconds since the chain of a coin was last read', async () => {
    const rows = await app.db.select({ currency: chainCursor.currency, readAt: chainCursor.readAt }).from(chainCursor)
    return rows.map(({ currency, readAt }) => ({ currency, value: Math.max(0, app.clock.now() - readAt) }))
  })

const waiting = ({ db }: App): GaugeSource<'currency' | 'reason'> => ({
  name: 'jindu_payouts_waiting',
  help: 'Approved and sent withdrawals that do not go on, by what they wait for',
  labels: ['currency', 'reason'],
  read: async () => {
    const rows = await db
      .select({ currency: withdrawal.currency, reason: withdrawal.waiting, value: count() })
      .from(withdrawal)
      .where(and(inArray(withdrawal.status, ['approved', 'signed', 'broadcast']), isNotNull(withdrawal.waiting)))
      .groupBy(withdrawal.currency, withdrawal.waiting)
    return rows.map(({ currency, reason, value }) => ({ labels: { currency, reason: reason ?? '' }, value }))
  },
})

/**
 * The gauges that page an operator about payouts. They cover stopped, waiting and stuck payouts, missing coin, reversed
 * deposits, debts, and nodes that do not work.
 */
export const payoutGauges = (app: App): readonly GaugeSource[] =>
  [stopped, waiting, stuck, missing, reversed, debtors, nodes, oldest, unread].map((make) => make(app))
