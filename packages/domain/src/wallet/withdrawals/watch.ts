import type { CurrencyCode, Money } from '../../money/index.ts'
import { walletRules } from '../../rules/wallet.ts'
import type { OutWithdrawal, Withdrawal, WithdrawalEvent } from './states.ts'
import { isOut } from './transitions.ts'

/** The chain's view of one of the transactions signed for a withdrawal. */
export interface SeenAttempt {
  readonly tx: string
  readonly networkFee: Money<CurrencyCode>
  /** Confirmations; 0 if unconfirmed or unknown to the chain. */
  readonly confirmations: number
  readonly inMempool: boolean
  /**
   * Whether an input of it is lost: another transaction spent it, or the chain reverted the transaction that created
   * it.
   */
  readonly lost: boolean
}

/** The chain's view of a payout. */
export interface Seen {
  /** All transactions ever signed for it, latest last. */
  readonly attempts: readonly SeenAttempt[]
  /** Blocks since the shared input is known to be lost, including the block where that was seen; 0: not lost. */
  readonly lostBlocks: number
  /** Confirmations that count as paid, at least one. */
  readonly needed: number
}

/** The gateway's next action: a step, a rebroadcast, or signing a replacement without the lost coin. */
export type WatchStep =
  | { readonly do: 'step'; readonly event: WithdrawalEvent }
  | { readonly do: 'send'; readonly tx: string }
  | { readonly do: 'replace' }
  | { readonly do: 'wait' }

const WAIT: WatchStep = { do: 'wait' }
const step = (event: WithdrawalEvent): WatchStep => ({ do: 'step', event })

/**
 * Decides the next action from the chain's view. A payout always ends paid by one of its transactions, or returned on
 * proof that none can confirm. Possible transactions are rebroadcast without limit, and returned payouts are watched
 * without limit.
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
  // The transaction in the state: the latest signed, or the one mined before a reorganisation.
  const current = possible.find(({ tx }) => tx === state.tx) ?? possible.at(-1)
  if (current === undefined) return lostBlocks > 0 || attempts.length === 0 ? WAIT : { do: 'replace' }
  return current.inMempool ? out() : { do: 'send', tx: current.tx }
}
