import { firstFees, replacementFees, type GasFees } from '@jindu/domain/wallet/evm'
import type { App } from '../../platform/app.ts'
import { drawNonce, gasSpoken, lastCall, type AccountChain, type SignedCall } from '../../platform/chain/index.ts'
import { freeBalance } from '../treasury/index.ts'
import { coinsById } from './choose-coins.ts'
import type { AttemptRow } from './attempts.ts'
import { storeSlot } from './store-slot.ts'
import type { Waiting } from './waiting.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

const waits = (reason: Waiting['reason'], detail: string | null = null): Waiting => ({ reason, detail })

/** Whether the sender's gas pays for what is signed already and for this besides. */
async function isGasShort(app: App, { account }: AccountChain, sender: string, wei: bigint): Promise<boolean> {
  const [has, spoken] = await Promise.all([account.gasOf(sender), gasSpoken(app.db, account.chainId, sender)])
  return has < spoken + wei
}

async function signFirst(app: App, chain: AccountChain, row: WithdrawalRow): Promise<SignedCall | Waiting> {
  const { account } = chain
  const { currency, address, amountUnits: units } = row
  const sender = await account.hot()
  if ((await freeBalance(app, currency, sender)) < units) return waits('float')
  const fees = firstFees(await account.market())
  if (fees === null) return waits('gas', 'the network takes more for gas than the product offers')
  const trial = await account.tryTransfer({ sender, to: address, units })
  if ('refused' in trial) return waits('token', trial.refused)
  const { gasLimit } = trial
  if (await isGasShort(app, chain, sender, gasLimit * fees.maxFee)) return waits('gas')
  const nonce = await drawNonce(app.db, account, sender)
  return account.signTransfer({ sender, nonce, to: address, units, gasLimit, fees })
}

/** The same nonce, so that the chain executes one of both at most. */
async function signAgain(
  app: App,
  { account }: AccountChain,
  { address, amountUnits: units }: WithdrawalRow,
  { anchorCoinId }: AttemptRow,
): Promise<SignedCall | null> {
  const [slot] = await coinsById(app, [anchorCoinId])
  if (slot === undefined) return null
  const { txid: sender, outputIndex: nonce } = slot
  const latest = await lastCall(app.db, account.chainId, { sender, nonce })
  if (latest === null) return null
  const fees: GasFees | null = replacementFees({ maxFee: latest.maxFee, tip: latest.tip }, await account.market())
  if (fees === null) return null
  return account.signTransfer({ sender, nonce, to: address, units, gasLimit: latest.gasLimit, fees })
}

/**
 * Signs a payment out of an address's balance, or a dearer one in place of the latest, and stores it.
 * @throws DomainError CHAIN_UNAVAILABLE, PAYOUT_NOT_SIGNED, and the refusals of the commit's guards
 */
export async function signSlot(
  app: App,
  chain: AccountChain,
  row: WithdrawalRow,
  before: readonly AttemptRow[],
  byUid?: number,
): Promise<WithdrawalRow | Waiting> {
  const latest = before.at(-1)
  const call = latest === undefined ? await signFirst(app, chain, row) : await signAgain(app, chain, row, latest)
  if (call === null) return waits('gas', 'a dearer payment would offer more for gas than the product does')
  return 'reason' in call ? call : storeSlot(app, chain, row, call, before, byUid)
}
