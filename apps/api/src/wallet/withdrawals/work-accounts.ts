import { rules } from '@jindu/domain/rules'
import { isOut } from '@jindu/domain/wallet/withdrawals'
import type { App } from '../../platform/app.ts'
import type { AccountChain } from '../../platform/chain/index.ts'
import { alertLowGas, collect, followNonces, measureGas } from '../sweeps/index.ts'
import { payoutsPaused } from '../treasury/index.ts'
import { attemptsOf } from './attempts.ts'
import { signPayout } from './sign-payout.ts'
import { loadWithdrawal, stateOf } from './withdrawal-row.ts'

const { maximumAttempts } = rules.wallet.payout

/** A payment that no block takes is signed anew at a higher fee, at its own nonce, so that it and all behind it go on. */
async function replaceStuck(app: App, chain: AccountChain, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const row = await loadWithdrawal(app, id)
    const attempts = await attemptsOf(app.db, id)
    const latest = attempts.at(-1)
    if (latest === undefined || attempts.length >= maximumAttempts || !isOut(stateOf(row))) continue
    const signed = await signPayout(app, chain, row)
    const sent = signed === null ? latest : (await attemptsOf(app.db, id)).at(-1)
    if (sent !== undefined) await chain.account.send(sent.raw)
  }
}

/**
 * The further work of a chain of balances: follow transactions to their end, replace stuck ones, sweep users' addresses, and count gas. An
 * error here delays no payout.
 */
export async function workAccounts(app: App, chain: AccountChain): Promise<void> {
  const { log } = app
  try {
    await replaceStuck(app, chain, await followNonces(app, chain))
    if ((await payoutsPaused(app, chain.currency)) === null) await collect(app, chain)
    await measureGas(app, chain)
    await alertLowGas(app, chain)
  } catch (error) {
    log.error({ err: error }, 'addresses could not be collected from')
  }
}
