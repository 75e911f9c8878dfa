import { isDomainError } from '../../../errors/index.ts'
import { money } from '../../../money/index.ts'
import { walletRules } from '../../../rules/wallet.ts'
import {
  applyWithdrawal,
  isOut,
  next,
  watchPayout,
  type Withdrawal,
  type WithdrawalActor,
} from '../../../wallet/withdrawals/index.ts'

/**
 * A payout in a world where anything may happen. Two coins: one shared by all its transactions, and a spare one that a
 * dearer transaction may also spend. The chain mines, replaces, drops and reverts as it likes; others spend both coins,
 * or revert the transactions that created them. Responses are lost after the node acted, our process dies between any
 * two steps, other payouts wait for coins, and every user action happens. One assumption: what is `finalDepth` deep
 * stays.
 */
export const finalDepth = 3
const NEEDED = 1
const MOST_BUMPED = 2
const MOST_ATTEMPTS = 3

/** The transaction that spent a coin, one of our attempts or another's, and its depth. */
interface Taken {
  readonly by: number | 'others' | null
  readonly depth: number
}

export interface World {
  readonly state: Withdrawal
  /** Each signed and stored transaction: whether it also spends the spare coin. */
  readonly attempts: readonly boolean[]
  /** The attempts that ever reached the node: the chain may mine them at any time from then on. */
  readonly sent: readonly boolean[]
  /** The attempt in the mempool, or another's transaction that spends the shared coin. */
  readonly mempool: number | 'others' | null
  readonly shared: Taken
  readonly other: Taken
  /** Owner of the spare coin in our books. */
  readonly spare: 'free' | 'ours' | 'another payout’s'
  /** Blocks since we saw the shared coin lost; 0: not seen, or that block was reverted. */
  readonly lostSeen: number
}

const THERE: Taken = { by: null, depth: 0 }
const fee = (attempt: number) => money('LTC', BigInt(100 * (attempt + 1)))
const nameOf = (attempt: number) => `attempt ${attempt}`
const owner = { kind: 'owner' } as const
const finance = { kind: 'finance', uid: 100_017 } as const
const gateway = { kind: 'gateway' } as const

export const start: World = {
  state: applyWithdrawal({
    uid: 100_001,
    address: 'ltc1qexample',
    amount: money('LTC', 1_000n),
    fee: money('LTC', 0n),
    appliedAt: 1,
    approvalsNeeded: 1,
    waitsUntil: null,
  }).state,
  attempts: [],
  sent: [],
  mempool: null,
  shared: THERE,
  other: THERE,
  spare: 'free',
  lostSeen: 0,
}

/** A step of the machine; a refusal changes nothing. */
export function stepped(world: World, event: Parameters<typeof next>[1], actor: WithdrawalActor): World {
  const { stackTraceLimit } = Error
  // Most steps are refused, and nobody reads their stack traces.
  Error.stackTraceLimit = 0
  try {
    const { state } = next(world.state, event, actor, 2)
    // None of its transactions can confirm any more: its coins are freed with its money.
    const letsGo = isReturned(state) && world.spare === 'ours'
    return { ...world, state, spare: letsGo ? 'free' : world.spare }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return world
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Signs and stores a transaction in one commit and reserves the spare coin if it spends it; not sent yet. */
export function signed(world: World, withSpare: boolean): World {
  if (withSpare && world.spare === 'another payout’s') return world
  const at = world.attempts.length
  const after = stepped(world, { kind: 'sign', tx: nameOf(at), networkFee: fee(at) }, gateway)
  if (after === world) return world
  const spare = withSpare ? 'ours' : after.spare
  return { ...after, attempts: [...world.attempts, withSpare], sent: [...world.sent, false], spare }
}

/** A block with our transaction. */
export const mined = (world: World, at: number): World => ({
  ...world,
  mempool: null,
  shared: { by: at, depth: 1 },
  other: world.attempts[at] === true ? { by: at, depth: 1 } : world.other,
})

const isLost = ({ by }: Taken, at: number): boolean => by !== null && by !== at
const lacks = (world: World, at: number): boolean =>
  isLost(world.shared, at) || (world.attempts[at] === true && isLost(world.other, at))
const isMined = ({ shared: { by } }: World): boolean => typeof by === 'number'

/** The node accepts a transaction unless chain or mempool hold another one that spends an input of it. */
function received(world: World, at: number): World {
  const sent = world.sent.map((each, nth) => each || nth === at)
  const free = !lacks(world, at) && !isMined(world) && world.mempool !== 'others'
  return { ...world, sent, mempool: free ? at : world.mempool }
}

/** A look at the chain and its consequences. */
export function watched(world: World): World {
  const isShared = world.shared.by === 'others'
  const lostSeen = isShared ? Math.max(1, world.lostSeen) : 0
  const looked = { ...world, lostSeen }
  const attempts = world.attempts.map((_, at) => ({
    tx: nameOf(at),
    networkFee: fee(at),
    confirmations: world.shared.by === at ? world.shared.depth : 0,
    inMempool: world.mempool === at,
    lost: lacks(world, at),
  }))
  const { finalBlocks } = walletRules.chain
  const lostBlocks = lostSeen >= finalDepth ? finalBlocks : lostSeen
  const follows = watchPayout(world.state, { attempts, lostBlocks, needed: NEEDED })
  if (follows.do === 'step') return stepped(looked, follows.event, gateway)
  if (follows.do === 'replace') return world.attempts.length < MOST_ATTEMPTS ? signed(looked, false) : looked
  return follows.do === 'send'
    ? received(
        looked,
        attempts.findIndex(({ tx }) => tx === follows.tx),
      )
    : looked
}

/** A finally paid payout frees the coins that it did not spend. */
function letGo(world: World): World {
  const isFinal = world.state.kind === 'completed' && isMined(world) && world.shared.depth >= finalDepth
  return isFinal && world.spare === 'ours' ? { ...world, spare: 'free' } : world
}

/** Moves of users, staff and our own process. */
export const ourMoves = (world: World): World[] => [
  stepped(world, { kind: 'revoke' }, owner),
  stepped(world, { kind: 'approve' }, finance),
  stepped(world, { kind: 'reject', remark: 'no' }, finance),
  stepped(world, { kind: 'fail', remark: 'no' }, finance),
  ...(world.attempts.length < MOST_BUMPED ? [signed(world, false), signed(world, true)] : []),
  // Sent, but the response was lost: the process died, or the connection.
  ...world.sent.map((_, at) => received(world, at)),
  stepped(world, { kind: 'broadcast' }, gateway),
  watched(world),
  letGo(world),
  // Another payout reserves the free coin.
  ...(world.spare === 'free' ? [{ ...world, spare: 'another payout’s' as const }] : []),
]

const deeper = ({ by, depth }: Taken): Taken => ({ by, depth: by === null ? 0 : Math.min(depth + 1, finalDepth) })
const undone = (taken: Taken, blocks: number): Taken =>
  taken.depth <= blocks && taken.depth < finalDepth ? THERE : { ...taken, depth: taken.depth - blocks }

/** Adds a block and deepens our transactions. */
const block = (world: World): World => ({
  ...world,
  shared: deeper(world.shared),
  other: deeper(world.other),
  lostSeen: world.lostSeen === 0 ? 0 : Math.min(world.lostSeen + 1, finalDepth),
})

/** Reverts so many blocks and replaces them by empty ones. */
function reorganised(world: World, blocks: number): World {
  const back = (taken: Taken): Taken => {
    const after = undone(taken, blocks)
    return after.by === null ? THERE : { ...after, depth: Math.min(after.depth + blocks, finalDepth) }
  }
  const { lostSeen } = world
  const stands = lostSeen > blocks || lostSeen >= finalDepth
  return {
    ...world,
    mempool: null,
    shared: back(world.shared),
    other: back(world.other),
    lostSeen: stands ? lostSeen : 0,
  }
}

/** Moves of the chain. */
export function chainsMoves(world: World): World[] {
  const { shared, other, sent } = world
  const worlds: World[] = [{ ...world, mempool: null }, block(world)]
  const possible = sent.flatMap((was, at) => (was && !lacks(world, at) ? [at] : []))
  if (shared.by === null) {
    worlds.push(...possible.map((at) => mined(block(world), at)), ...possible.map((at) => ({ ...world, mempool: at })))
    worlds.push({ ...block(world), mempool: null, shared: { by: 'others', depth: 1 } }, { ...world, mempool: 'others' })
  }
  if (other.by === null) worlds.push({ ...block(world), other: { by: 'others', depth: 1 } })
  for (let blocks = 1; blocks < finalDepth; blocks += 1) {
    const after = reorganised(world, blocks)
    worlds.push(after)
    // A reverted transaction returns to the mempool.
    if (typeof shared.by === 'number' && after.shared.by === null) worlds.push({ ...after, mempool: shared.by })
  }
  return worlds
}

export const isReturned = ({ kind }: Withdrawal): boolean =>
  kind === 'failed' || kind === 'reviewFailed' || kind === 'revoked'

export const keyOf = (world: World): string =>
  JSON.stringify(world, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Whether the chain may still mine our transaction: it was sent, and no input of it is permanently lost. */
function mayConfirm(world: World, at: number): boolean {
  const gone = (taken: Taken) => isLost(taken, at) && taken.depth >= finalDepth
  return world.sent[at] === true && !gone(world.shared) && !(world.attempts[at] === true && gone(world.other))
}

export function lawsBroken(world: World): string[] {
  const { state, attempts, spare } = world
  const alive = attempts.flatMap((_, at) => (mayConfirm(world, at) ? [at] : []))
  const spends = alive.some((at) => attempts[at] === true)
  return [
    isReturned(state) && isMined(world) ? 'returned and paid' : '',
    isReturned(state) && alive.length > 0 ? 'returned while a transaction of it can still confirm' : '',
    isMined(world) && !isOut(state) && !isReturned(state) && state.kind !== 'completed'
      ? 'paid from a state that does not know of it'
      : '',
    spends && spare !== 'ours' && !isPaidForGood(world)
      ? 'let go of a coin that a transaction of it may still spend'
      : '',
    state.kind === 'approved' && attempts.length > 0 ? 'signed and forgotten' : '',
  ].filter((law) => law !== '')
}

const isPaidForGood = ({ shared }: World): boolean => typeof shared.by === 'number' && shared.depth >= finalDepth

/**
 * No more faults: finance approves, the chain mines what waits and continues.
 * @returns the final world; null if it does not end, or if money and chain disagree
 */
export function healed(world: World): World | null {
  let now = world
  for (let round = 0; round < 12; round += 1) {
    now = stepped(now, { kind: 'approve' }, finance)
    if (now.state.kind === 'approved') now = signed(now, false)
    for (let look = 0; look < 4; look += 1) now = watched(now)
    const { mempool } = now
    const after = block(now)
    if (mempool === 'others') now = { ...after, mempool: null, shared: { by: 'others', depth: 1 } }
    else now = mempool === null ? after : mined(after, mempool)
    now = letGo(now)
  }
  const { state, shared } = now
  if (isReturned(state)) return isMined(now) ? null : now
  const paid = typeof shared.by === 'number' && shared.depth >= finalDepth
  return state.kind === 'completed' && paid && state.tx === nameOf(shared.by) ? now : null
}
