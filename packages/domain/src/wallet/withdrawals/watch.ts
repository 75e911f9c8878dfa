import type { CurrencyCode, Money } from '../../money/index.ts'
import { walletRules } from '../../rules/wallet.ts'
import type { OutWithdrawal, Withdrawal, WithdrawalEvent } from './states.ts'
import { isOut } from './transitions.ts'

/** One of the transactions that were signed for a withdrawal, as the chain sees it. */
export interface SeenAttempt {
  readonly tx: string
  readonly networkFee: Money<CurrencyCode>
  /** Blocks upon it; 0 for none, and for one that the chain does not know. */
  readonly confirmations: number
  readonly inMempool: boolean
  /** Whether a coin that it spends is lost: the chain holds a transaction of others that took it, or took what it was made of. */
  readonly lost: boolean
}

/** What the chain says of a payout. */
export interface Seen {
  /** All that were ever signed for it, the latest last. */
  readonly attempts: readonly SeenAttempt[]
  /** Blocks since which the coin that all of them spend is known to be lost, the block it was seen in among them; 0: it is not. */
  readonly lostBlocks: number
  /** Confirmations that count as paid, one at least. */
  readonly needed: number
}

/** What the gateway does next: a step, to send a transaction again, or to sign one without the coin that was lost. */
export type WatchStep =
  | { readonly do: 'step'; readonly event: WithdrawalEvent }
  | { readonly do: 'send'; readonly tx: string }
  | { readonly do: 'replace' }
  | { readonly do: 'wait' }

const WAIT: WatchStep = { do: 'wait' }
const step = (event: WithdrawalEvent): WatchStep => ({ do: 'step', event })

/**
 * What follows from what the chain says. Whatever the chain does, a payout ends paid by one of its transactions or is returned on
 * proof that none can confirm; what may be out is sent again, for ever, and what came back is watched for ever.
 * @example
 * watchPayout(withdrawal, { attempts: [], lostBlocks: 0, needed: 6 }) // { do: 'wait' }
 */
export function watchPayout(state: Withdrawal, seen: Seen): WatchStep {
  if (state.kind === 'completed') {
    const paid = seen.attempts.find(({ tx }) => tx === state.tx)
    return paid !== undefined && paid.confirmations > 0 ? WAIT : step({ kind: 'reopen' })
  }
  if (state.kind === 'failed') {
    const paid = minedOf(seen)
    if (paid === undefined || paid.confirmations < seen.needed) return WAIT
    return step({ kind: 'paidAfterReturn', tx: paid.tx, networkFee: paid.networkFee })
  }
  return isOut(state) ? watchOut(state, seen) : WAIT
}

const minedOf = ({ attempts }: Seen): SeenAttempt | undefined => attempts.find(({ confirmations }) => confirmations > 0)

function watchOut(state: OutWithdrawal, seen: Seen): WatchStep {
  const { attempts, lostBlocks, needed } = seen
  const out = (): WatchStep => (state.kind === 'signed' ? step({ kind: 'broadcast' }) : WAIT)
  const mined = minedOf(seen)
  if (mined !== undefined) {
    const { tx, networkFee, confirmations } = mined
    return confirmations >= needed ? step({ kind: 'complete', tx, networkFee }) : out()
  }
  if (lostBlocks >= walletRules.chain.finalBlocks) return step({ kind: 'conflict', remark: 'CONFLICT', lostBlocks })
  const possible = attempts.filter(({ lost }) => !lost)
  // The one that the state names: the latest signed, or the one that was mined before a reorganisation.
  const current = possible.find(({ tx }) => tx === state.tx) ?? possible.at(-1)
  if (current === undefined) return lostBlocks > 0 || attempts.length === 0 ? WAIT : { do: 'replace' }
  return current.inMempool ? out() : { do: 'send', tx: current.tx }
}
