/**
 * State of a nonce assigned to one of our senders. Every transaction signed for it has the same sender and nonce, so
 * that the chain executes at most one of them.
 */
export const NONCE_STATES = ['open', 'done', 'failed', 'taken'] as const

/**
 * - `open`: a transaction is stored; it is resent until the chain has decided
 * - `done`: executed, and moved the intended amount
 * - `failed`: executed, and moved nothing
 * - `taken`: the chain gave the nonce to an unknown transaction
 */
export type NonceState = (typeof NONCE_STATES)[number]

/** The chain's view of a nonce and of the transactions signed for it. */
export const NONCE_SIGHTS = ['absent', 'waiting', 'stuck', 'mined', 'moved', 'reverted', 'foreign'] as const

/**
 * - `absent`: the node has none of the transactions, and the nonce is free
 * - `waiting`: one of them waits for a block
 * - `stuck`: the latest has waited too long, or offers less than the network's fee
 * - `mined`: the nonce is used, in a block that may still be reverted
 * - `moved`: finally used by one of ours, which moved the intended amount
 * - `reverted`: finally used by one of ours, which moved nothing
 * - `foreign`: finally used by none of ours
 */
export type NonceSight = (typeof NONCE_SIGHTS)[number]

/** Next action: `send` the latest again, replace it by a more expensive one, wait, or record the final state. */
export type NonceStep = 'send' | 'replace' | 'wait' | Exclude<NonceState, 'open'>

const OPEN_STEPS: Readonly<Record<NonceSight, NonceStep>> = {
  absent: 'send',
  waiting: 'wait',
  stuck: 'replace',
  mined: 'wait',
  moved: 'done',
  reverted: 'failed',
  foreign: 'taken',
}

const WAITS: Readonly<Record<NonceSight, NonceStep>> = {
  absent: 'wait',
  waiting: 'wait',
  stuck: 'wait',
  mined: 'wait',
  moved: 'wait',
  reverted: 'wait',
  foreign: 'wait',
}

/** A final state is recorded only on final blocks, so no step leaves one. */
const STEPS: Readonly<Record<NonceState, Readonly<Record<NonceSight, NonceStep>>>> = {
  open: OPEN_STEPS,
  done: WAITS,
  failed: WAITS,
  taken: WAITS,
}

/**
 * The next action for a nonce, by the chain's view of it.
 * @example
 * nonceStep('open', 'stuck') // 'replace'
 * nonceStep('done', 'absent') // 'wait'
 */
export function nonceStep(state: NonceState, sight: NonceSight): NonceStep {
  return STEPS[state][sight]
}

/** A node's answers about a nonce. */
export interface NonceFacts {
  /** Result of the executed transaction among those signed for it; null while none is executed. */
  readonly executed: { readonly moved: boolean; readonly final: boolean } | null
  /** Whether the chain has used the nonce. */
  readonly used: boolean
  /** Whether it is used in a final block. */
  readonly usedForGood: boolean
  readonly inMempool: boolean
  /** Seconds since the latest was signed. */
  readonly age: number
  /** Whether the latest offers less than the next block's fee. */
  readonly tooCheap: boolean
}

/**
 * Summarises a node's answers about a nonce.
 * @param patience seconds after which a transaction without a block is stuck
 * @example
 * nonceSight({ executed: null, used: false, usedForGood: false, inMempool: true, age: 5, tooCheap: false }, 180) // 'waiting'
 */
export function nonceSight(facts: NonceFacts, patience: number): NonceSight {
  const { executed, used, usedForGood, inMempool, age, tooCheap } = facts
  if (executed !== null) {
    if (!executed.final) return 'mined'
    return executed.moved ? 'moved' : 'reverted'
  }
  if (usedForGood) return 'foreign'
  if (used) return 'mined'
  if (tooCheap || (inMempool && age >= patience)) return 'stuck'
  return inMempool ? 'waiting' : 'absent'
}
