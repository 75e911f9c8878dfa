import { CURRENCY_CODES, money, type CurrencyCode } from '@jindu/domain/money'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { WORKING_STATES } from '../../platform/chain/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { isEquationKnown } from './breaker-guard.ts'
import { readGas } from './gas-level.ts'
import { readMissing } from './missing-coins.ts'
import { owedUnits } from './owed.ts'
import { chainCursor } from '../wallet/tables.ts'
import { withdrawal } from '../withdrawals/tables.ts'
import { isStuck } from './stuck.ts'
import { coinBreaker, holdingsSample } from './tables.ts'

const HOUR = 3_600
const SAMPLE_HOURS = 168

const queued = z.object({
  in_review: z.coerce.number(),
  in_review_units: z.coerce.bigint(),
  approved: z.coerce.number(),
  approved_units: z.coerce.bigint(),
  out: z.coerce.number(),
  out_units: z.coerce.bigint(),
  stuck: z.coerce.number(),
})

/** `statuses` is a literal of this file, never input. */
const of = (statuses: string) => sql.raw(`filter (where status in (${statuses}))`)

async function readQueued({ db, clock }: App, currency: CurrencyCode) {
  const [row] = await db.execute(sql`
    select count(*) ${of("'pending'")} as in_review, coalesce(sum(amount_units) ${of("'pending'")}, 0) as in_review_units,
      count(*) ${of("'approved'")} as approved, coalesce(sum(amount_units) ${of("'approved'")}, 0) as approved_units,
      count(*) ${of("'signed', 'broadcast'")} as out, coalesce(sum(amount_units) ${of("'signed', 'broadcast'")}, 0) as out_units,
      count(*) filter (where ${isStuck(clock.now())}) as stuck
    from ${withdrawal} where currency = ${currency} and status in ('pending', 'approved', 'signed', 'broadcast')`)
  return queued.parse(row)
}

async function readCoin(app: App, currency: CurrencyCode) {
  const { db, clock } = app
  const coin = (units: bigint) => money(currency, units)
  const chain = app.chains[currency]
  const [node, gas, [cursor], [breaker], waiting, owed, capital, lost, samples] = await Promise.all([
    chain?.state() ?? ('down' as const),
    chain?.holds === 'accounts' ? readGas(app, chain) : null,
    db.select({ readAt: chainCursor.readAt }).from(chainCursor).where(eq(chainCursor.currency, currency)),
    db.select().from(coinBreaker).where(eq(coinBreaker.currency, currency)),
    readQueued(app, currency),
    owedUnits(db, currency),
    balanceUnits(db, { kind: 'operator_capital', currency }),
    readMissing(app, currency),
    db
      .select()
      .from(holdingsSample)
      .where(
        and(
          eq(holdingsSample.currency, currency),
          gt(holdingsSample.hour, Math.floor(clock.now() / HOUR) - SAMPLE_HOURS),
        ),
      )
      .orderBy(asc(holdingsSample.hour)),
  ])
  return {
    currency,
    /** The part of the books' coins found on the chain, and the balance in the books. */
    found: coin(breaker?.found ?? 0n),
    inBooks: coin(breaker?.inBooks ?? 0n),
    owed: coin(owed),
    capital: coin(capital),
    measuredAt: breaker?.measuredAt ?? null,
    equal: breaker !== undefined && isEquationKnown(app, breaker),
    node,
    gas,
    readAt: cursor?.readAt ?? null,
    /** Whether payouts run: the breaker is closed, chain and books are equal, and the node can sign. */
    runs: breaker?.openedAt === null && isEquationKnown(app, breaker) && WORKING_STATES.includes(node),
    stopped:
      breaker?.openedAt == null || breaker.reason === null
        ? null
        : {
            at: breaker.openedAt,
            reason: breaker.reason,
            askedBy: breaker.askedBy,
            askedAt: breaker.askedAt,
            askedReason: breaker.askedReason ?? '',
          },
    inReview: { count: waiting.in_review, amount: coin(waiting.in_review_units) },
    approved: { count: waiting.approved, amount: coin(waiting.approved_units) },
    out: { count: waiting.out, amount: coin(waiting.out_units), stuck: waiting.stuck },
    ...lost,
    samples: samples.map((row) => ({ at: row.hour * HOUR, found: coin(row.found), owed: coin(row.owed) })),
  }
}

/** Every coin with a chain: hot wallet holdings, liabilities to users, and whether payouts run. */
export async function readCoins(app: App) {
  const coins = CURRENCY_CODES.filter((currency) => app.chains[currency] !== undefined)
  return { data: await Promise.all(coins.map((currency) => readCoin(app, currency))) }
}
