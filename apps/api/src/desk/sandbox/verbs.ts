import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import { currentDepositAddress } from '../../wallet/wallet/index.ts'
import { workCoin } from '../../wallet/withdrawals/index.ts'
import { movableClock, simulatedChain } from './simulated.ts'

/**
 * Puts a payment into the simulated mempool.
 * @throws DomainError SANDBOX_ONLY, WITHDRAWAL_ADDRESS_INVALID
 */
export async function payOnChain(app: App, address: string, amount: Money<CurrencyCode>): Promise<{ txid: string }> {
  const txid = await simulatedChain(app, amount.asset).pay(address, amount.units)
  await workCoin(app, amount.asset)
  return { txid }
}

/**
 * Mines blocks, credits confirmed deposits, and continues payouts.
 * @throws DomainError SANDBOX_ONLY
 */
export async function mineBlocks(app: App, currency: CurrencyCode, blocks: number): Promise<{ height: number }> {
  const height = await simulatedChain(app, currency).mine(blocks)
  await workCoin(app, currency)
  return { height }
}

/**
 * Moves the clock and answers when all that fell due has run.
 * @throws DomainError SANDBOX_ONLY
 */
export async function advanceClock(app: App, seconds: number): Promise<{ now: number }> {
  await movableClock(app).advance(seconds)
  await app.jobs.runDue()
  return { now: app.clock.now() }
}

/**
 * Pays a user's own address and, unless told otherwise, mines the confirmations: the balance is there when it answers.
 * @throws DomainError SANDBOX_ONLY
 */
export async function runFaucet(app: App, uid: number, amount: Money<CurrencyCode>, confirmed = true) {
  simulatedChain(app, amount.asset)
  const { address, confirmationsNeeded } = await currentDepositAddress(app, uid, amount.asset)
  const { txid } = await payOnChain(app, address, amount)
  if (confirmed) await mineBlocks(app, amount.asset, confirmationsNeeded)
  return { txid, address, amount: money(amount.asset, amount.units) }
}
