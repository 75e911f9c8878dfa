import { rules } from '@jindu/domain/rules'
import { firstFees, type GasFees } from '@jindu/domain/wallet/evm'
import { and, desc, eq, gte, ne, notExists, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import {
  drawNonce,
  gasSpoken,
  nonceGaps,
  storeCall,
  type AccountChain,
  type NonceUse,
  type SignedCall,
} from '../../platform/chain/index.ts'
import { evmNonce } from '../../platform/chain/tables.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { breakerGuard } from '../treasury/index.ts'
import { walletCoin } from '../treasury/tables.ts'

const { sweepUnits, sweepsATurn, plainGas } = rules.wallet.evm
/** At most a payout and a sweep behind another address wait for its gas. */
const PLAIN_GAS = BigInt(plainGas)

/** Addresses with enough on them to be worth their gas, which no transaction of ours empties or brings gas to, the richest first. */
async function readFull({ db }: App, { currency, account }: AccountChain, hot: string) {
  const busy = db
    .select({ one: sql`1` })
    .from(evmNonce)
    .where(
      and(
        eq(evmNonce.chainId, account.chainId),
        eq(evmNonce.state, 'open'),
        ne(evmNonce.purpose, 'payout'),
        or(eq(evmNonce.sender, walletCoin.address), eq(evmNonce.recipient, walletCoin.address)),
      ),
    )
  return db
    .select({ address: walletCoin.address, units: walletCoin.amountUnits })
    .from(walletCoin)
    .where(
      and(
        eq(walletCoin.currency, currency),
        eq(walletCoin.outputIndex, -1),
        ne(walletCoin.address, hot),
        gte(walletCoin.amountUnits, BigInt(sweepUnits)),
        notExists(busy),
      ),
    )
    .orderBy(desc(walletCoin.amountUnits))
    .limit(sweepsATurn)
}

/** Stored first, then sent. Nothing is signed while the breaker is open. */
async function storeAndSend(
  app: App,
  { currency, account }: AccountChain,
  call: SignedCall,
  use: NonceUse,
): Promise<void> {
  const closed: Guard = { change: breakerGuard(app, currency), refusal: 'BREAKER_OPEN' }
  await commitVerb(app, { guards: [closed], writes: storeCall(app, account.chainId, call, use, 1) })
  await account.send(call.raw)
}

/** Moves what lies on a user's address to the paying one, or brings it the gas for that first. */
async function collectOne(
  app: App,
  chain: AccountChain,
  { address, units }: { readonly address: string; readonly units: bigint },
  hot: string,
  fees: GasFees,
): Promise<void> {
  const { account } = chain
  const trial = await account.tryTransfer({ sender: address, to: hot, units })
  if ('refused' in trial) {
    app.log.warn({ address, refused: trial.refused }, 'what lies on an address cannot be collected')
    return
  }
  const needed = trial.gasLimit * fees.maxFee
  const has = await account.gasOf(address)
  if (has >= needed) {
    const nonce = await drawNonce(app.db, account, address)
    const order = { sender: address, nonce, to: hot, units, gasLimit: trial.gasLimit, fees }
    const use = { purpose: 'sweep', withdrawalId: null, recipient: hot, amountUnits: units } as const
    await storeAndSend(app, chain, await account.signTransfer(order), use)
    return
  }
  const wei = needed - has
  const [owned, spoken] = await Promise.all([account.gasOf(hot), gasSpoken(app.db, account.chainId, hot)])
  // Payouts come first: the alarm of low gas says when there is too little for both.
  if (owned < spoken + wei + PLAIN_GAS * fees.maxFee + needed) return
  const nonce = await drawNonce(app.db, account, hot)
  const call = await account.signGas({ sender: hot, nonce, to: address, wei, gasLimit: PLAIN_GAS, fees })
  await storeAndSend(app, chain, call, { purpose: 'gas', withdrawalId: null, recipient: address, amountUnits: 0n, wei })
}

/** Fills nonces that were skipped because somebody else had used them and the chain took that back: what waits behind them goes on. */
async function healGaps(app: App, chain: AccountChain, hot: string, fees: GasFees): Promise<void> {
  const { account } = chain
  for (const nonce of await nonceGaps(app.db, account, hot)) {
    const call = await account.signGas({ sender: hot, nonce, to: hot, wei: 0n, gasLimit: PLAIN_GAS, fees })
    await storeAndSend(app, chain, call, { purpose: 'heal', withdrawalId: null, recipient: hot, amountUnits: 0n })
  }
}

/**
 * Collects what lies on users' addresses, as far as the network's price for gas and our own gas allow. Only in the coin's turn, and only
 * while payouts go on.
 * @throws DomainError CHAIN_UNAVAILABLE, BREAKER_OPEN
 */
export async function collect(app: App, chain: AccountChain): Promise<void> {
  const fees = firstFees(await chain.account.market())
  if (fees === null) return
  const hot = await chain.account.hot()
  await healGaps(app, chain, hot, fees)
  for (const full of await readFull(app, chain, hot)) await collectOne(app, chain, full, hot, fees)
}
