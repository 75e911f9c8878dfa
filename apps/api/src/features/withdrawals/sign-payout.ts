import { DomainError, isDomainError } from '@jindu/domain/errors'
import { operatorsPart } from '@jindu/domain/ledger'
import { add, compare, money } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { setAsideOf } from '@jindu/domain/withdrawal'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain, SignedTransaction } from '../../platform/chain/index.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { breakerGuard, payoutsPaused, reserveCoins } from '../treasury/index.ts'
import { applyStep, theGateway } from './apply-step.ts'
import { attemptsOf, type AttemptRow } from './attempts.ts'
import { chooseCoins, coinsById, type CoinRow } from './choose-coins.ts'
import { attemptInput, withdrawal, withdrawalAttempt, type WAITING_REASONS } from './tables.ts'
import { stateOf, type WithdrawalRow } from './withdrawal-row.ts'

const { feeRate: feeRates, dustUnits, bumpBasisPoints, maximumAttempts } = rules.wallet.payout
const HOUR = 3_600
const DAY = 86_400

/** Why nothing was signed. */
type Waiting = (typeof WAITING_REASONS)[number]

const clamp = (value: bigint, least: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value

/** What the network takes now, within our bounds; a replacement is dearer than what it replaces. */
async function feeRateFor({ currency, signer }: Chain, before: AttemptRow | undefined): Promise<bigint> {
  const { floor, ceiling, fallback } = feeRates[currency]
  const estimate = (await signer.feeRate()) ?? BigInt(fallback)
  const least = before === undefined ? BigInt(floor) : (before.feeRate * BigInt(bumpBasisPoints)) / 10_000n
  return clamp(estimate > least ? estimate : least, BigInt(floor), BigInt(ceiling))
}

/** Whether the hot wallet has paid out as much as the site allows within an hour or a day. */
async function isLimitReached(
  { db, clock, settings }: App,
  { currency, amountUnits }: WithdrawalRow,
): Promise<boolean> {
  const now = clock.now()
  const { payoutHourUnits, payoutDayUnits } = settings.current()
  const since = new Date((now - HOUR) * 1000).toISOString()
  const [paid] = await db
    .select({
      hour: sql`coalesce(sum(${withdrawal.amountUnits}) filter (where ${withdrawal.signedAt} > ${since}::timestamptz), 0)::text`.mapWith(
        BigInt,
      ),
      day: sql`coalesce(sum(${withdrawal.amountUnits}), 0)::text`.mapWith(BigInt),
    })
    .from(withdrawal)
    .where(and(eq(withdrawal.currency, currency), gt(withdrawal.signedAt, now - DAY)))
  const beyond = (limit: number, sum: bigint) => limit > 0 && sum + amountUnits > BigInt(limit)
  return beyond(payoutHourUnits[currency], paid?.hour ?? 0n) || beyond(payoutDayUnits[currency], paid?.day ?? 0n)
}

/** Whether the operator's capital cannot bear the part of the network's fee that the user's fee does not pay. */
async function isCapitalShort({ db }: App, row: WithdrawalRow, { feeUnits }: SignedTransaction): Promise<boolean> {
  const { currency } = row
  const needed = operatorsPart(money(currency, row.feeUnits), money(currency, feeUnits))
  const capital = money(currency, await balanceUnits(db, { kind: 'operator_capital', currency }))
  return compare(needed, add(capital, setAsideOf(stateOf(row)))) > 0
}

/** Stores what was signed, with its coins, in the commit that makes the withdrawal signed; sends nothing. */
async function store(
  app: App,
  row: WithdrawalRow,
  signed: SignedTransaction,
  order: { readonly coins: readonly CoinRow[]; readonly feeRate: bigint; readonly changeAddress: string },
  before: readonly AttemptRow[],
  byUid?: number,
): Promise<WithdrawalRow> {
  const { id: withdrawalId, currency } = row
  const { db, clock } = app
  const [drawn] = await db.execute<{ id: string }>(sql`select nextval('withdrawal_attempt_id_seq')::text as id`)
  const attemptId = Number(drawn?.id)
  const held = new Set(before.flatMap(({ coinIds }) => coinIds))
  const added = order.coins.filter(({ id }) => !held.has(id)).map(({ id }) => id)
  const anchorCoinId = row.anchorCoinId ?? order.coins[0]?.id ?? 0
  const event = { kind: 'sign', tx: signed.txid, networkFee: money(currency, signed.feeUnits) } as const
  return applyStep(app, withdrawalId, event, theGateway, () => ({
    guards: [
      { change: breakerGuard(app, currency), refusal: 'BREAKER_OPEN' },
      ...reserveCoins(app, withdrawalId, added),
    ],
    writes: [
      insertRow(withdrawalAttempt, {
        id: attemptId,
        withdrawalId,
        currency,
        number: before.length + 1,
        tx: signed.txid,
        raw: signed.raw,
        feeUnits: signed.feeUnits,
        feeRate: order.feeRate,
        changeAddress: order.changeAddress,
        changeIndex: signed.change?.outputIndex ?? null,
        changeUnits: signed.change?.units ?? null,
        anchorCoinId,
        signedAt: clock.now(),
      }),
      ...order.coins.map(({ id: coinId }) => insertRow(attemptInput, { attemptId, coinId })),
    ],
    columns: { waiting: null, anchorCoinId, signedAt: row.signedAt ?? clock.now() },
    details: { tx: signed.txid, networkFee: signed.feeUnits.toString() },
    byUid,
  }))
}

/** The sum that the inputs must reach with the fee, and then what is signed for it. */
async function sign(app: App, chain: Chain, row: WithdrawalRow, byUid?: number): Promise<WithdrawalRow | Waiting> {
  const { currency, address, amountUnits: units } = row
  if ((await payoutsPaused(app, currency)) !== null) return 'breaker'
  const before = await attemptsOf(app.db, row.id)
  const latest = before.at(-1)
  if (latest === undefined && (await isLimitReached(app, row))) return 'limit'
  const feeRate = await feeRateFor(chain, latest)
  const held = latest === undefined ? [] : await coinsById(app, latest.coinIds)
  const coins = await chooseCoins(app, { currency, units, feeRate }, held)
  if (coins === null) return 'float'
  const changeAddress = latest?.changeAddress ?? (await chain.signer.changeAddress())
  const inputs = coins.map(({ txid, outputIndex, address: from, amountUnits }) => ({
    txid,
    outputIndex,
    address: from,
    units: amountUnits,
  }))
  const order = { inputs, address, units, changeAddress, feeRate, dustUnits: BigInt(dustUnits[currency]) }
  const signed = await (latest === undefined ? chain.signer.sign(order) : chain.signer.bump({ txid: latest.tx }, order))
  if (await isCapitalShort(app, row, signed)) return 'capital'
  return store(app, row, signed, { coins, feeRate, changeAddress }, before, byUid)
}

const WAITING_FOR: Readonly<Partial<Record<DomainError['code'], Waiting>>> = {
  BREAKER_OPEN: 'breaker',
  PAYOUT_FLOAT_SHORT: 'float',
  CHAIN_UNAVAILABLE: 'node',
}

/**
 * Signs a payment for an approved withdrawal and stores it; finance sees why it waits where it cannot. Only in the coin's turn.
 * @returns null when it waits
 */
export async function signPayout(app: App, chain: Chain, row: WithdrawalRow): Promise<WithdrawalRow | null> {
  let waiting: Waiting
  try {
    const result = await sign(app, chain, row)
    if (typeof result !== 'string') return result
    waiting = result
  } catch (error) {
    const known = isDomainError(error) ? WAITING_FOR[error.code] : undefined
    if (known === undefined) throw error
    waiting = known
  }
  if (row.waiting !== waiting) {
    app.log.warn({ withdrawalId: row.id, waiting }, 'an approved withdrawal waits')
    await commitVerb(app, { writes: [app.db.update(withdrawal).set({ waiting }).where(eq(withdrawal.id, row.id))] })
  }
  return null
}

/**
 * Signs a dearer payment in place of a stuck one, out of the same coins; the coin's next turn sends it. Only in the coin's turn.
 * @throws DomainError PAYOUT_NOT_STUCK, BREAKER_OPEN, PAYOUT_FLOAT_SHORT, CHAIN_UNAVAILABLE
 */
export async function bumpPayout(app: App, chain: Chain, row: WithdrawalRow, byUid: number): Promise<void> {
  const before = await attemptsOf(app.db, row.id)
  const { ceiling } = feeRates[row.currency]
  const latest = before.at(-1)
  const out = row.status === 'signed' || row.status === 'broadcast'
  if (!out || latest === undefined || before.length >= maximumAttempts || latest.feeRate >= BigInt(ceiling)) {
    throw new DomainError('PAYOUT_NOT_STUCK', {})
  }
  const seen = await chain.reader.find(latest.tx)
  if (seen !== null && seen.confirmations > 0) throw new DomainError('PAYOUT_NOT_STUCK', {})
  const result = await sign(app, chain, row, byUid)
  if (typeof result !== 'string') return
  throw new DomainError(result === 'breaker' ? 'BREAKER_OPEN' : 'PAYOUT_FLOAT_SHORT', {})
}
