import { fail, isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { operatorsPart } from '@jindu/domain/ledger'
import { add, compare, money } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { isOut, setAsideOf } from '@jindu/domain/wallet/withdrawals'
import type { App } from '../../platform/app.ts'
import type { Chain, OutputChain, SignedTransaction } from '../../platform/chain/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { payoutsPaused } from '../treasury/index.ts'
import { attemptsOf, type AttemptRow } from './attempts.ts'
import { chooseCoins, coinsById, type CoinRow } from './choose-coins.ts'
import { lostCoins } from './look-at-payout.ts'
import { ownerProblem } from './owner-guards.ts'
import { isLimitReached } from './payout-limit.ts'
import { signSlot } from './sign-slot.ts'
import { storePayout } from './store-payout.ts'
import type { WaitingReason } from './tables.ts'
import { keepWaiting, waitingFor, type Waiting } from './waiting.ts'
import { stateOf, type WithdrawalRow } from './withdrawal-row.ts'

const { feeRate: feeRates, changeDustUnits, bumpBasisPoints, maximumAttempts } = rules.wallet.payout
/**
 * If we and the node disagree whether the change is dust, retry with coins that leave this many times the dust limit.
 */
const SPARE_DUSTS = 20n

const waits = (reason: WaitingReason): Waiting => ({ reason, detail: null })

const clamp = (value: bigint, least: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value

/** The current network fee rate within our bounds; a replacement must pay more than the attempt it replaces. */
export async function feeRateFor({ currency, signer }: OutputChain, before?: AttemptRow): Promise<bigint> {
  const { floor, ceiling, fallback } = feeRates[currency]
  const estimate = (await signer.feeRate()) ?? BigInt(fallback)
  const least = before === undefined ? BigInt(floor) : (before.feeRate * BigInt(bumpBasisPoints)) / 10_000n
  return clamp(estimate > least ? estimate : least, BigInt(floor), BigInt(ceiling))
}

/** Whether the operator's capital cannot cover the network fee in excess of the user's fee. */
async function isCapitalShort({ db }: App, row: WithdrawalRow, { feeUnits }: SignedTransaction): Promise<boolean> {
  const { currency } = row
  const needed = operatorsPart(money(currency, row.feeUnits), money(currency, feeUnits))
  const capital = money(currency, await balanceUnits(db, { kind: 'operator_capital', currency }))
  return compare(needed, add(capital, setAsideOf(stateOf(row)))) > 0
}

interface Order {
  readonly coins: readonly CoinRow[]
  readonly feeRate: bigint
  readonly changeAddress: string
}

/** @throws DomainError as the signer's `sign` */
async function signOrder(
  chain: OutputChain,
  { currency, address, amountUnits }: WithdrawalRow,
  { coins, feeRate, changeAddress }: Order,
  latest: AttemptRow | undefined,
): Promise<SignedTransaction> {
  const inputs = coins.map(({ txid, outputIndex, address: from, amountUnits: units }) => ({
    txid,
    outputIndex,
    address: from,
    units,
  }))
  const dustUnits = BigInt(changeDustUnits[currency])
  const order = { inputs, address, units: amountUnits, changeAddress, feeRate, dustUnits }
  return latest === undefined ? chain.signer.sign(order) : chain.signer.bump({ txid: latest.tx }, order)
}

/** Coins that the payout already reserves, without lost ones. The coin shared by all its transactions stays first. */
async function heldCoins(app: App, chain: Chain, latest: AttemptRow | undefined): Promise<readonly CoinRow[]> {
  if (latest === undefined) return []
  const { anchorCoinId, coinIds } = latest
  const lost = await lostCoins(app, chain, coinIds)
  if (lost.has(anchorCoinId)) return fail('PAYOUT_COIN_LOST')
  return coinsById(app, [anchorCoinId, ...coinIds.filter((id) => id !== anchorCoinId && !lost.has(id))])
}

/**
 * Chooses coins for amount and fee, then signs.
 * @throws DomainError PAYOUT_COIN_LOST, what the signer throws, and the refusals of the commit's guards
 */
async function sign(app: App, chain: Chain, row: WithdrawalRow, byUid?: number): Promise<WithdrawalRow | Waiting> {
  const { currency } = row
  if ((await payoutsPaused(app, currency)) !== null) return waits('breaker')
  const before = await attemptsOf(app.db, row.id)
  const latest = before.at(-1)
  const problem = latest === undefined ? await ownerProblem(app, row) : null
  if (problem !== null) return waits(problem)
  if (latest === undefined && (await isLimitReached(app, row))) return waits('limit')
  if (chain.holds === 'accounts') return signSlot(app, chain, row, before, byUid)
  return signCoins(app, chain, row, before, byUid)
}

/** Out of coins that are spent as a whole. */
async function signCoins(
  app: App,
  chain: OutputChain,
  row: WithdrawalRow,
  before: readonly AttemptRow[],
  byUid?: number,
): Promise<WithdrawalRow | Waiting> {
  const { currency, amountUnits: units } = row
  const latest = before.at(-1)
  const feeRate = await feeRateFor(chain, latest)
  const held = await heldCoins(app, chain, latest)
  const spare = BigInt(changeDustUnits[currency]) * SPARE_DUSTS
  let changeAddress = latest?.changeAddress
  for (const beyond of [0n, spare]) {
    const coins = await chooseCoins(app, { currency, units: units + beyond, feeRate }, held)
    if (coins === null) return beyond === 0n ? waits('float') : fail('PAYOUT_NOT_SIGNED', { wrong: 'change' })
    changeAddress ??= await chain.signer.changeAddress()
    const order = { coins, feeRate, changeAddress }
    const signed = await signOrder(chain, row, order, latest).catch((error: unknown) => {
      if (beyond === 0n && isDomainError(error) && error.code === 'PAYOUT_NOT_SIGNED') return null
      throw error
    })
    if (signed === null) continue
    if (await isCapitalShort(app, row, signed)) return waits('capital')
    return storePayout(app, row, signed, order, before, byUid)
  }
  return fail('PAYOUT_NOT_SIGNED', { wrong: 'change' })
}

/**
 * Signs and stores a payment for an approved withdrawal, or a replacement for attempts with a lost coin. If that is
 * impossible now, stores why, for finance. Only within the coin's turn.
 * @returns null when it waits
 */
export async function signPayout(app: App, chain: Chain, row: WithdrawalRow): Promise<WithdrawalRow | null> {
  try {
    const result = await sign(app, chain, row)
    if (!('reason' in result)) return result
    await keepWaiting(app, row, result)
  } catch (error) {
    await keepWaiting(app, row, waitingFor(error))
  }
  return null
}

const REFUSALS: Readonly<Partial<Record<WaitingReason, ErrorCode>>> = {
  breaker: 'BREAKER_OPEN',
  float: 'PAYOUT_FLOAT_SHORT',
  capital: 'PAYOUT_CAPITAL_SHORT',
}

/**
 * Replaces a stuck payment by one with a higher fee from the same coins; the coin's next turn sends it. Only within the
 * coin's turn.
 * @throws DomainError PAYOUT_NOT_STUCK, PAYOUT_COIN_LOST, BREAKER_OPEN, PAYOUT_FLOAT_SHORT, PAYOUT_CAPITAL_SHORT, PAYOUT_NOT_SIGNED, CHAIN_UNAVAILABLE
 */
export async function bumpPayout(app: App, chain: Chain, row: WithdrawalRow, byUid: number): Promise<void> {
  const before = await attemptsOf(app.db, row.id)
  const { ceiling } = feeRates[row.currency]
  const latest = before.at(-1)
  const isDearest = chain.holds === 'outputs' && (latest?.feeRate ?? 0n) >= BigInt(ceiling)
  const tooMany = before.length >= maximumAttempts || isDearest
  if (latest === undefined || tooMany || !isOut(stateOf(row))) return fail('PAYOUT_NOT_STUCK')
  for (const { tx } of before) {
    const seen = await chain.reader.find(tx)
    if (seen !== null && seen.confirmations > 0) return fail('PAYOUT_NOT_STUCK')
  }
  const result = await sign(app, chain, row, byUid)
  if (!('reason' in result)) return
  fail(REFUSALS[result.reason] ?? 'PAYOUT_NOT_STUCK')
}
