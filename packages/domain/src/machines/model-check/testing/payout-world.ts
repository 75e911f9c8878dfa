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
 * A payout in a world that may do anything. Two coins: the one that all its transactions share, and a spare one that a dearer
 * transaction may spend besides. The chain mines, replaces, forgets and takes back as it likes; others spend both coins, or undo what
 * they were made of. Answers are lost after the node has acted, our process dies between any two of its steps, other payouts wait for
 * coins, and everybody presses their buttons. One thing is assumed: what lies `finalDepth` deep stays.
 */
export const finalDepth = 3
const NEEDED = 1
const MOST_BUMPED = 2
const MOST_ATTEMPTS = 3

/** Which transaction of the chain took a coin: one of our attempts, or one of others; how deep it lies. */
interface Taken {
  readonly by: number | 'others' | null
  readonly depth: number
}

export interface World {
  readonly state: Withdrawal
  /** For each transaction that was signed and stored, whether it spends the spare coin too. */
  readonly attempts: readonly boolean[]
  /** Which of them ever reached the node: from then on the chain may take it at any time. */
  readonly sent: readonly boolean[]
  /** Which one waits in the mempool, or one of others that spends the shared coin. */
  readonly mempool: number | 'others' | null
  readonly shared: Taken
  readonly other: Taken
  /** Whose the spare coin is in our books. */
  readonly spare: 'free' | 'ours' | 'another payout’s'
  /** Blocks since the one in which we saw the shared coin lost; 0: not seen, or that block no longer stands. */
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
  // Most steps are refused, and nobody reads where.
  Error.stackTraceLimit = 0
  try {
    const { state } = next(world.state, event, actor, 2)
    // Nothing of it can confirm any more: its coins are free with its money.
    const letsGo = isReturned(state) && world.spare === 'ours'
    return { ...world, state, spare: letsGo ? 'free' : world.spare }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return world
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** A transaction is signed and stored in one commit, with the spare coin reserved where it spends it; not sent yet. */
export function signed(world: World, withSpare: boolean): World {
  if (withSpare && world.spare === 'another payout’s') return world
  const at = world.attempts.length
  const after = stepped(world, { kind: 'sign', tx: nameOf(at), networkFee: fee(at) }, gateway)
  if (after === world) return world
  const spare = withSpare ? 'ours' : after.spare
  return { ...after, attempts: [...world.attempts, withSpare], sent: [...world.sent, false], spare }
}

/** The chain has a block with a transaction of ours. */
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

/** The node takes a transaction unless the chain or the mempool holds another one of a coin of it. */
function received(world: World, at: number): World {
  const sent = world.sent.map((each, nth) => each || nth === at)
  const free = !lacks(world, at) && !isMined(world) && world.mempool !== 'others'
  return { ...world, sent, mempool: free ? at : world.mempool }
}

/** What a look at the chain says, and what follows from it. */
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

/** A payout that is paid for good lets go of the coins that it did not spend. */
function letGo(world: World): World {
  const isFinal = world.state.kind === 'completed' && isMined(world) && world.shared.depth >= finalDepth
  return isFinal && world.spare === 'ours' ? { ...world, spare: 'free' } : world
}

/** What the people and our own process may do. */
export const ourMoves = (world: World): World[] => [
  stepped(world, { kind: 'revoke' }, owner),
  stepped(world, { kind: 'approve' }, finance),
  stepped(world, { kind: 'reject', remark: 'no' }, finance),
  stepped(world, { kind: 'fail', remark: 'no' }, finance),
  ...(world.attempts.length < MOST_BUMPED ? [signed(world, false), signed(world, true)] : []),
  // Sent, and whatever was answered was lost: the process died, or the connection.
  ...world.sent.map((_, at) => received(world, at)),
  stepped(world, { kind: 'broadcast' }, gateway),
  watched(world),
  letGo(world),
  // Another payout takes what is free.
  ...(world.spare === 'free' ? [{ ...world, spare: 'another payout’s' as const }] : []),
]

const deeper = ({ by, depth }: Taken): Taken => ({ by, depth: by === null ? 0 : Math.min(depth + 1, finalDepth) })
const undone = (taken: Taken, blocks: number): Taken =>
  taken.depth <= blocks && taken.depth < finalDepth ? THERE : { ...taken, depth: taken.depth - blocks }

/** A block on top, with what of it concerns us. */
const block = (world: World): World => ({
  ...world,
  shared: deeper(world.shared),
  other: deeper(world.other),
  lostSeen: world.lostSeen === 0 ? 0 : Math.min(world.lostSeen + 1, finalDepth),
})

/** So many blocks are taken back, and as many empty ones come in their place. */
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

/** What the chain may do. */
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
    // What was mined waits again.
    if (typeof shared.by === 'number' && after.shared.by === null) worlds.push({ ...after, mempool: shared.by })
  }
  return worlds
}

export const isReturned = ({ kind }: Withdrawal): boolean =>
  kind === 'failed' || kind === 'reviewFailed' || kind === 'revoked'

export const keyOf = (world: World): string =>
  JSON.stringify(world, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Whether the chain may still take a transaction of ours: it was sent, and no coin of it is lost for good. */
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
 * Nothing hurts any more: finance approves, the chain takes what waits and goes on.
 * @returns where that ends; null when it does not, or when money and chain say different things
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
