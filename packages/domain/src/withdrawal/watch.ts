import type { CurrencyCode, Money } from '../money/index.ts'
import type { Withdrawal, WithdrawalEvent } from './states.ts'
import { isOut } from './transitions.ts'

/** One of the transactions that were signed for a withdrawal, as the chain sees it. */
export interface SeenAttempt {
  readonly tx: string
  readonly networkFee: Money<CurrencyCode>
  /** Blocks upon it; 0 for none, and for one that the chain does not know. */
  readonly confirmations: number
  readonly inMempool: boolean
}

/** What the chain says of a payout. */
export interface Seen {
  /** All that were ever signed for it, the latest last. */
  readonly attempts: readonly SeenAttempt[]
  /** Blocks upon a transaction of somebody else that spends a coin of theirs; 0 for none. */
  readonly foreignDepth: number
  /** Confirmations that count as final, one at least. */
  readonly needed: number
}

/** What the gateway does next: a step, or to send a transaction again. */
export type WatchStep =
  | { readonly do: 'step'; readonly event: WithdrawalEvent }
  | { readonly do: 'send'; readonly tx: string }
  | { readonly do: 'wait' }

const WAIT: WatchStep = { do: 'wait' }
const step = (event: WithdrawalEvent): WatchStep => ({ do: 'step', event })

/**
 * What follows from what the chain says. Whatever the chain does, a payout ends paid by one of its transactions or is returned on
 * proof that none can confirm; what may be out is sent again, for ever.
 * @example
 * watchPayout(withdrawal, { attempts: [], foreignDepth: 0, needed: 6 }) // { do: 'wait' }
 */
export function watchPayout(state: Withdrawal, seen: Seen): WatchStep {
  if (state.kind === 'completed') {
    const paid = seen.attempts.find(({ tx }) => tx === state.tx)
    return paid !== undefined && paid.confirmations > 0 ? WAIT : step({ kind: 'reopen' })
  }
  return isOut(state) ? watchOut(state.kind, seen) : WAIT
}

function watchOut(kind: 'signed' | 'broadcast', { attempts, foreignDepth, needed }: Seen): WatchStep {
  const out = (): WatchStep => (kind === 'signed' ? step({ kind: 'broadcast' }) : WAIT)
  const [mined] = attempts.filter(({ confirmations }) => confirmations > 0)
  if (mined !== undefined) {
    const { tx, networkFee, confirmations } = mined
    return confirmations >= needed ? step({ kind: 'complete', tx, networkFee }) : out()
  }
  if (foreignDepth >= needed) {
    return step({ kind: 'conflict', remark: 'CONFLICT', conflict: { depth: foreignDepth, needed } })
  }
  // An earlier one that waits is what the latest was signed to replace.
  const latest = attempts.at(-1)
  if (latest === undefined) return WAIT
  return latest.inMempool ? out() : { do: 'send', tx: latest.tx }
}
