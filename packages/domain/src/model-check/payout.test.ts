import { expect, test } from 'vitest'
import { isDomainError } from '../errors/index.ts'
import { money } from '../money/index.ts'
import {
  applyWithdrawal,
  isOut,
  next,
  watchPayout,
  type Withdrawal,
  type WithdrawalActor,
} from '../withdrawal/index.ts'

/**
 * A payout in a world that may do anything: a chain that mines, replaces, forgets and takes back as it likes, answers that are lost
 * after the node has acted, a process that dies between any two of its steps, and everybody who may press a button.
 * One thing is assumed, and is what "confirmed to depth" means: somebody else's transaction that lies so deep stays.
 */
const NEEDED = 2
const MOST_ATTEMPTS = 3
const NOBODY = -1
const FOREIGN = MOST_ATTEMPTS

interface World {
  readonly state: Withdrawal
  /** How many transactions were signed and stored. */
  readonly attempts: number
  /** Which of them ever reached the node: from then on the chain may take it at any time. */
  readonly sent: readonly boolean[]
  /** Which transaction the mempool holds of those that spend the shared coin. */
  readonly mempool: number
  /** Which one the chain holds, and how deep. */
  readonly mined: { readonly which: number; readonly depth: number }
}

const EMPTY = { which: NOBODY, depth: 0 }
const fee = (attempt: number) => money('LTC', BigInt(100 * (attempt + 1)))
const nameOf = (attempt: number) => `attempt ${attempt}`
const owner = { kind: 'owner' } as const
const finance = { kind: 'finance', uid: 100_017 } as const
const gateway = { kind: 'gateway' } as const

const start: World = {
  state: applyWithdrawal({
    uid: 100_001,
    address: 'ltc1qexample',
    amount: money('LTC', 1_000n),
    fee: money('LTC', 0n),
    appliedAt: 1,
    approvalsNeeded: 1,
    waitsUntil: null,
  }).state,
  attempts: 0,
  sent: [],
  mempool: NOBODY,
  mined: EMPTY,
}

/** A step of the machine; a refusal changes nothing. */
function stepped(world: World, event: Parameters<typeof next>[1], actor: WithdrawalActor): World {
  try {
    return { ...world, state: next(world.state, event, actor, 2).state }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return world
  }
}

/** The node takes a transaction unless the chain holds another one of the same coin. */
function received(world: World, attempt: number): World {
  const sent = world.sent.map((each, at) => each || at === attempt)
  const free = world.mined.which === NOBODY && world.mempool !== FOREIGN
  return free ? { ...world, sent, mempool: attempt } : world
}

/** What a look at the chain says, and what follows from it. */
function watched(world: World): World {
  const { mined, mempool } = world
  const attempts = Array.from({ length: world.attempts }, (_, at) => ({
    tx: nameOf(at),
    networkFee: fee(at),
    confirmations: mined.which === at ? mined.depth : -mined.depth,
    inMempool: mempool === at,
  }))
  const foreignDepth = mined.which === FOREIGN ? mined.depth : 0
  const step = watchPayout(world.state, { attempts, foreignDepth, needed: NEEDED })
  if (step.do === 'step') return stepped(world, step.event, gateway)
  return step.do === 'send' ? received(world, world.attempts - 1) : world
}

/** A transaction is signed and stored in one commit; not sent yet. */
function signed(world: World): World {
  if (world.attempts === MOST_ATTEMPTS) return world
  const at = world.attempts
  const after = stepped(world, { kind: 'sign', tx: nameOf(at), networkFee: fee(at) }, gateway)
  return after === world ? world : { ...after, attempts: at + 1, sent: [...world.sent, false] }
}

/** What the people and our own process may do. */
const ours = (world: World): World[] => [
  stepped(world, { kind: 'revoke' }, owner),
  stepped(world, { kind: 'approve' }, finance),
  stepped(world, { kind: 'reject', remark: 'no' }, finance),
  stepped(world, { kind: 'fail', remark: 'no' }, finance),
  signed(world),
  // Sent, and whatever was answered was lost: the process died, or the connection.
  ...world.sent.map((_, at) => received(world, at)),
  stepped(world, { kind: 'broadcast' }, gateway),
  watched(world),
]

/** What the chain may do. */
function chains(world: World): World[] {
  const { mined, mempool, sent } = world
  const may = [...sent.flatMap((was, at) => (was ? [at] : [])), FOREIGN]
  const worlds: World[] = [{ ...world, mempool: NOBODY }]
  if (mined.which === NOBODY) {
    worlds.push(...may.map((which) => ({ ...world, mempool: NOBODY, mined: { which, depth: 1 } })))
    worlds.push(...may.map((which) => ({ ...world, mempool: which })))
    return worlds
  }
  worlds.push({ ...world, mined: { ...mined, depth: Math.min(mined.depth + 1, NEEDED + 1) } })
  const final = mined.which === FOREIGN && mined.depth >= NEEDED
  if (!final) worlds.push({ ...world, mined: EMPTY, mempool }, { ...world, mined: EMPTY, mempool: mined.which })
  return worlds
}

const isReturned = ({ kind }: Withdrawal) => kind === 'failed' || kind === 'reviewFailed' || kind === 'revoked'
const keyOf = (world: World) =>
  JSON.stringify(world, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

function lawsBroken(world: World): string[] {
  const { state, mined, sent } = world
  const out = mined.which !== NOBODY && mined.which !== FOREIGN
  const mayConfirm = sent.includes(true) && !(mined.which === FOREIGN && mined.depth >= NEEDED)
  return [
    isReturned(state) && out ? 'returned and paid' : '',
    isReturned(state) && mayConfirm ? 'returned while a transaction of it can still confirm' : '',
    out && !isOut(state) && state.kind !== 'completed' ? 'paid from a state that does not know of it' : '',
    state.kind === 'approved' && world.attempts > 0 ? 'signed and forgotten' : '',
  ].filter((law) => law !== '')
}

test('whatever the chain does, a withdrawal is paid at most once, or returned, never both, and never stuck', () => {
  const worlds = new Map<string, World>([[keyOf(start), start]])
  const into = new Map<string, string[]>()
  const broken = new Set<string>()
  const queue = [start]
  for (let world = queue.shift(); world !== undefined; world = queue.shift()) {
    const from = keyOf(world)
    for (const law of lawsBroken(world)) broken.add(`${law}: ${from}`)
    const after = [...ours(world), ...chains(world)]
    for (const each of after) {
      const key = keyOf(each)
      if (!worlds.has(key)) {
        worlds.set(key, each)
        queue.push(each)
      }
      into.set(key, [...(into.get(key) ?? []), from])
    }
  }
  const settled = [...worlds].filter(
    ([, { state, mined }]) =>
      isReturned(state) || (state.kind === 'completed' && mined.depth >= NEEDED && state.tx === nameOf(mined.which)),
  )
  const ending = new Set(settled.map(([key]) => key))
  const left = [...ending]
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    for (const before of into.get(key) ?? []) {
      if (!ending.has(before)) left.push(before)
      ending.add(before)
    }
  }
  console.log(`payout: ${worlds.size} worlds, ${settled.length} of them settled`)
  expect([...broken]).toEqual([])
  expect([...worlds.keys()].filter((key) => !ending.has(key))).toEqual([])
})

test('the model sees a gateway that returns money too early', () => {
  const out: World = { ...received(signed(stepped(start, { kind: 'approve' }, finance)), 0), mempool: NOBODY }
  const early = stepped(out, { kind: 'conflict', remark: 'gone', conflict: { depth: NEEDED, needed: NEEDED } }, gateway)
  expect(lawsBroken(out)).toEqual([])
  expect(lawsBroken(early)).toEqual(['returned while a transaction of it can still confirm'])
  expect(lawsBroken({ ...early, mined: { which: 0, depth: 1 } })).toContain('returned and paid')
})
