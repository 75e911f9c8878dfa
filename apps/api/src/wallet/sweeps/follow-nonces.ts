import { rules } from '@jindu/domain/rules'
import { nonceSight, nonceStep, replacementFees } from '@jindu/domain/wallet/evm'
import type { App } from '../../platform/app.ts'
import {
  callsOf,
  endNonce,
  noteGas,
  openNonces,
  storeCall,
  type AccountChain,
  type CallRow,
  type NonceRow,
  type SignedCall,
} from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { addBalance, takeBalance } from '../treasury/index.ts'

const { replaceSeconds } = rules.wallet.evm
const { maximumAttempts } = rules.wallet.payout

type End = 'done' | 'failed' | 'taken'

interface Ended {
  readonly state: End
  readonly mined: { readonly hash: string; readonly gasWei: bigint } | null
}

/** Notes how a nonce ended, what its gas cost and, of a sweep, where its coin lies now: the sum of the books stays as it is. */
async function end(
  app: App,
  { currency, account }: AccountChain,
  row: NonceRow,
  { state, mined }: Ended,
): Promise<void> {
  const { purpose, sender, recipient, amountUnits: units } = row
  const isMoved = purpose === 'sweep' && state === 'done'
  await commitVerb(app, {
    guards: [
      { change: endNonce(app, account.chainId, row, state) },
      ...(isMoved ? [{ change: takeBalance(app, currency, sender, units) }] : []),
    ],
    writes: [
      ...(mined === null ? [] : [noteGas(app.db, mined.hash, mined.gasWei)]),
      ...(isMoved ? [addBalance(app, currency, recipient, units)] : []),
    ],
  })
  if (state !== 'done') app.log.error({ sender, nonce: row.nonce, purpose, state }, 'a transaction moved nothing')
}

/** The same again, and dearer. Payouts are signed by their own machine. */
async function replace(app: App, { account }: AccountChain, row: NonceRow, calls: readonly CallRow[]): Promise<void> {
  const latest = calls.at(-1)
  if (latest === undefined || calls.length >= maximumAttempts) return
  const fees = replacementFees({ maxFee: latest.maxFee, tip: latest.tip }, await account.market())
  if (fees === null) return
  const { sender, nonce, recipient: to, amountUnits: units, wei } = row
  const order = { sender, nonce, to, gasLimit: latest.gasLimit, fees }
  const call: SignedCall =
    row.purpose === 'sweep' ? await account.signTransfer({ ...order, units }) : await account.signGas({ ...order, wei })
  await commitVerb(app, { writes: storeCall(app, account.chainId, call, row, calls.length + 1) })
  await account.send(call.raw)
}

/**
 * Brings every transaction of ours as far as the chain lets it: sent again, replaced by a dearer one where it is stuck, and ended where the
 * chain has decided for good. Of a sender only the first that the chain has not executed can be what the others wait for.
 * @returns withdrawals whose payment is stuck
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export async function followNonces(app: App, chain: AccountChain): Promise<readonly number[]> {
  const { account } = chain
  const stuck: number[] = []
  const first = new Set<string>()
  for (const row of await openNonces(app.db, account.chainId)) {
    const calls = await callsOf(app.db, account.chainId, row)
    const { mined, ...facts } = await account.report({ ...row, moves: row.amountUnits > 0n ? 'token' : 'gas' }, calls)
    const age = app.clock.now() - (calls.at(-1)?.signedAt ?? 0)
    const step = nonceStep('open', nonceSight({ ...facts, age }, replaceSeconds))
    const isFirst = !facts.used && !first.has(row.sender)
    if (!facts.used) first.add(row.sender)
    if (step === 'done' || step === 'failed' || step === 'taken') await end(app, chain, row, { state: step, mined })
    if (step === 'replace' && isFirst && row.withdrawalId !== null) stuck.push(row.withdrawalId)
    if (row.withdrawalId !== null) continue
    if (step === 'replace' && isFirst) await replace(app, chain, row, calls)
    const latest = calls.at(-1)
    if (step === 'send' && latest !== undefined) await account.send(latest.raw)
  }
  return stuck
}
