/**
 * What a nonce of one of our senders was drawn for. Every transaction signed for it has the same sender and nonce, so that the chain
 * executes at most one of them.
 */
export const NONCE_STATES = ['open', 'done', 'failed', 'taken'] as const

/**
 * - `open`: a transaction is stored; it is sent again until the chain has decided
 * - `done`: executed, and moved what it should
 * - `failed`: executed, and moved nothing
 * - `taken`: the chain gave the nonce to a transaction that we do not know
 */
export type NonceState = (typeof NONCE_STATES)[number]

/** What the chain says of a nonce and of the transactions that were signed for it. */
export const NONCE_SIGHTS = ['absent', 'waiting', 'stuck', 'mined', 'moved', 'reverted', 'foreign'] as const

/**
 * - `absent`: the node knows none of the transactions, and the nonce is free
 * - `waiting`: one of them waits for a block
 * - `stuck`: the latest waits for too long, or is cheaper than what the network takes
 * - `mined`: the nonce is used, in a block that may still be taken back
 * - `moved`: used for good by one of ours, which moved what it should
 * - `reverted`: used for good by one of ours, which moved nothing
 * - `foreign`: used for good by none of ours
 */
export type NonceSight = (typeof NONCE_SIGHTS)[number]

/** What follows. `send` the latest again, sign a dearer one in its place, wait, or note how it ended. */
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

/** An end is noted only on what the chain cannot take back, so nothing leads out of one. */
const STEPS: Readonly<Record<NonceState, Readonly<Record<NonceSight, NonceStep>>>> = {
  open: OPEN_STEPS,
  done: WAITS,
  failed: WAITS,
  taken: WAITS,
}

/**
 * What follows for a nonce from what the chain says of it.
 * @example
 * nonceStep('open', 'stuck') // 'replace'
 * nonceStep('done', 'absent') // 'wait'
 */
export function nonceStep(state: NonceState, sight: NonceSight): NonceStep {
  return STEPS[state][sight]
}

/** What a node answered about a nonce. */
export interface NonceFacts {
  /** Of all transactions signed for it, what the executed one did; null while none is executed. */
  readonly executed: { readonly moved: boolean; readonly final: boolean } | null
  /** Whether the chain has used the nonce. */
  readonly used: boolean
  /** The same for good. */
  readonly usedForGood: boolean
  readonly inMempool: boolean
  /** Seconds since the latest was signed. */
  readonly age: number
  /** Whether the latest offers less than what the next block takes. */
  readonly tooCheap: boolean
}

/**
 * Sums up what a node answered about a nonce.
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
