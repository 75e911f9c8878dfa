import { isDomainError } from '../../../errors/index.ts'
import { money } from '../../../money/index.ts'
import { walletRules } from '../../../rules/wallet.ts'
import { next, watchPayout, type Withdrawal, type WithdrawalEvent } from '../../../wallet/withdrawals/index.ts'
import { isReturned } from './payout-world.ts'

/**
 * Two payouts from one pool of coins, on a chain that may mine, let others spend coins, and revert blocks that are not
 * final. `payout-world` models one payout and everything that can happen to it. This models their interaction: which
 * coins each reserves, when it frees them, and what continues while the breaker is open. Sent transactions stay in the
 * mempool.
 */
export const FINAL_DEPTH = 2
const NEEDED = 1
const MOST_ATTEMPTS = 2
const COINS = [0, 1] as const

type Spender = `${number}.${number}` | 'others'

interface Coin {
  /** The payout that reserved it in our books. */
  readonly reserved: number | null
  /** The transaction that spent it on the chain, and its depth. */
  readonly by: Spender | null
  readonly depth: number
}

interface Attempt {
  /** Inputs; the first one is shared by all attempts of a payout. */
  readonly coins: readonly number[]
  readonly sent: boolean
}

interface Payout {
  readonly state: Withdrawal
  readonly attempts: readonly Attempt[]
  /** Blocks since its first coin was seen lost. */
  readonly lostSeen: number
}

export interface Pool {
  readonly payouts: readonly Payout[]
  readonly coins: readonly Coin[]
}

const gateway = { kind: 'gateway' } as const
const fee = (attempt: number) => money('LTC', BigInt(100 * (attempt + 1)))
const nameOf = (payout: number, attempt: number): Spender => `${payout}.${attempt}`

const approved = (uid: number): Payout => ({
  state: {
    kind: 'approved',
    uid,
    address: 'ltc1qexample',
    amount: money('LTC', 1_000n),
    fee: money('LTC', 0n),
    appliedAt: 1,
    approvalsNeeded: 1,
    waitsUntil: null,
    approvedAt: 1,
  },
  attempts: [],
  lostSeen: 0,
})

export const start: Pool = {
  payouts: [approved(100_001), approved(100_002)],
  coins: COINS.map(() => ({ reserved: null, by: null, depth: 0 })),
}

const put = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((each, nth) => (nth === at ? value : each))

/** A step of one payout's machine; a refusal changes nothing. A returned payout frees its coins. */
export function stepped(pool: Pool, at: number, event: WithdrawalEvent): Pool {
  const payout = pool.payouts[at]
  if (payout === undefined) return pool
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    const { state } = next(payout.state, event, gateway, 2)
    const coins = isReturned(state) ? pool.coins.map((coin) => freed(coin, at)) : pool.coins
    return { payouts: put(pool.payouts, at, { ...payout, state }), coins }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return pool
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

const freed = (coin: Coin, payout: number): Coin => (coin.reserved === payout ? { ...coin, reserved: null } : coin)
const isFree = ({ reserved, by }: Coin | undefined = { reserved: 0, by: null, depth: 0 }): boolean =>
  reserved === null && by === null

/** Every way to sign: a first transaction takes a free coin, a later one reuses it and may add another free one. */
export function signings(pool: Pool, at: number): Pool[] {
  const payout = pool.payouts[at]
  if (payout === undefined || payout.attempts.length >= MOST_ATTEMPTS) return []
  const [first] = payout.attempts
  const [anchor] = first?.coins ?? []
  const free = COINS.filter((coin) => isFree(pool.coins[coin]))
  const choices = anchor === undefined ? free.map((coin) => [coin]) : [[anchor], ...free.map((coin) => [anchor, coin])]
  return choices.flatMap((coins) => {
    const nth = payout.attempts.length
    const after = stepped(pool, at, { kind: 'sign', tx: nameOf(at, nth), networkFee: fee(nth) })
    const signed = after.payouts[at]
    if (after === pool || signed === undefined) return []
    const attempts = [...payout.attempts, { coins, sent: false }]
    return [
      {
        payouts: put(after.payouts, at, { ...signed, attempts }),
        coins: after.coins.map((coin, which) => (coins.includes(which) ? { ...coin, reserved: at } : coin)),
      },
    ]
  })
}

function sent(pool: Pool, at: number, attempt: number): Pool {
  const payout = pool.payouts[at]
  const one = payout?.attempts[attempt]
  if (payout === undefined || one === undefined || one.sent) return pool
  const attempts = put(payout.attempts, attempt, { ...one, sent: true })
  return { ...pool, payouts: put(pool.payouts, at, { ...payout, attempts }) }
}

const spendersOf = (pool: Pool, { coins }: Attempt): readonly (Coin | undefined)[] =>
  coins.map((coin) => pool.coins[coin])
const isMinedAs = (pool: Pool, attempt: Attempt, tx: Spender): boolean => spendersOf(pool, attempt)[0]?.by === tx
const lacks = (pool: Pool, attempt: Attempt, tx: Spender): boolean =>
  spendersOf(pool, attempt).some((coin) => coin !== undefined && coin.by !== null && coin.by !== tx)

/** A look at the chain and its consequences. @param breaker open: nothing is signed */
export function watched(pool: Pool, at: number, breaker: 'open' | 'closed' = 'closed'): Pool {
  const payout = pool.payouts[at]
  const anchor = pool.coins[payout?.attempts[0]?.coins[0] ?? -1]
  if (payout === undefined || anchor === undefined) return pool
  const isLost = anchor.by !== null && !anchor.by.startsWith(`${at}.`)
  const lostSeen = isLost ? Math.max(1, payout.lostSeen) : 0
  const looked = { ...pool, payouts: put(pool.payouts, at, { ...payout, lostSeen }) }
  const attempts = payout.attempts.map((attempt, nth) => {
    const tx = nameOf(at, nth)
    const confirmations = isMinedAs(pool, attempt, tx) ? anchor.depth : 0
    const lost = lacks(pool, attempt, tx)
    return { tx, networkFee: fee(nth), confirmations, inMempool: attempt.sent && !lost && confirmations === 0, lost }
  })
  const lostBlocks = lostSeen >= FINAL_DEPTH ? walletRules.chain.finalBlocks : lostSeen
  const follows = watchPayout(payout.state, { attempts, lostBlocks, needed: NEEDED })
  if (follows.do === 'step') return stepped(looked, at, follows.event)
  if (follows.do === 'replace') return breaker === 'open' ? looked : (signings(looked, at)[0] ?? looked)
  if (follows.do === 'wait') return looked
  return sent(
    looked,
    at,
    attempts.findIndex(({ tx }) => tx === follows.tx),
  )
}

/** A finally paid payout frees the coins that it did not spend. */
function letGo(pool: Pool, at: number): Pool {
  const payout = pool.payouts[at]
  const mined = payout?.attempts.findIndex((attempt, nth) => isMinedAs(pool, attempt, nameOf(at, nth))) ?? -1
  const paid = payout?.attempts[mined]
  if (payout?.state.kind !== 'completed' || paid === undefined) return pool
  if (spendersOf(pool, paid).some((coin) => (coin?.depth ?? 0) < FINAL_DEPTH)) return pool
  return { ...pool, coins: pool.coins.map((coin, which) => (paid.coins.includes(which) ? coin : freed(coin, at))) }
}

export const ourMoves = (pool: Pool): Pool[] =>
  pool.payouts.flatMap((payout, at) => [
    ...signings(pool, at),
    ...payout.attempts.map((_, attempt) => sent(pool, at, attempt)),
    stepped(pool, at, { kind: 'broadcast' }),
    watched(pool, at),
    letGo(pool, at),
  ])

/** Adds a block with the given transactions. */
function block(pool: Pool, takes: ReadonlyMap<number, Spender> = new Map()): Pool {
  return {
    payouts: pool.payouts.map((payout) => ({
      ...payout,
      lostSeen: payout.lostSeen === 0 ? 0 : Math.min(payout.lostSeen + 1, FINAL_DEPTH),
    })),
    coins: pool.coins.map((coin, which) => {
      const by = takes.get(which) ?? coin.by
      return { ...coin, by, depth: by === null ? 0 : Math.min(coin.depth + 1, FINAL_DEPTH) }
    }),
  }
}

/** Our transactions that the chain may mine. */
const possible = (pool: Pool): readonly ReadonlyMap<number, Spender>[] =>
  pool.payouts.flatMap(({ attempts }, at) =>
    attempts.flatMap((attempt, nth) =>
      attempt.sent && spendersOf(pool, attempt).every((coin) => coin?.by === null)
        ? [new Map(attempt.coins.map((coin) => [coin, nameOf(at, nth)]))]
        : [],
    ),
  )

/** The last block is reverted and replaced by an empty one. */
const reorganised = (pool: Pool): Pool => ({
  payouts: pool.payouts.map((payout) => ({ ...payout, lostSeen: payout.lostSeen === 1 ? 0 : payout.lostSeen })),
  coins: pool.coins.map((coin) => (coin.depth === 1 ? { ...coin, by: null, depth: 0 } : coin)),
})

export const chainsMoves = (pool: Pool): Pool[] => [
  block(pool),
  reorganised(pool),
  ...possible(pool).map((takes) => block(pool, takes)),
  ...COINS.filter((coin) => pool.coins[coin]?.by === null).map((coin) => block(pool, new Map([[coin, 'others']]))),
]

export const keyOf = (pool: Pool): string =>
  JSON.stringify(pool, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Whether the chain may still mine it: it was sent, and no input of it is permanently lost. */
const mayConfirm = (pool: Pool, attempt: Attempt, tx: Spender): boolean =>
  attempt.sent &&
  spendersOf(pool, attempt).every((coin) => coin?.by === null || coin?.by === tx || (coin?.depth ?? 0) < FINAL_DEPTH)

export function lawsBroken(pool: Pool): string[] {
  const broken = new Set<string>()
  const alive: { readonly payout: number; readonly coins: readonly number[] }[] = []
  pool.payouts.forEach(({ state, attempts }, payout) => {
    attempts.forEach((attempt, nth) => {
      const tx = nameOf(payout, nth)
      const isMined = isMinedAs(pool, attempt, tx)
      if (isMined && isReturned(state)) broken.add('returned and paid')
      if (!mayConfirm(pool, attempt, tx)) return
      if (isReturned(state)) broken.add('returned while a transaction of it can still confirm')
      alive.push({ payout, coins: attempt.coins })
      if (attempt.coins.some((coin) => pool.coins[coin]?.reserved !== payout))
        broken.add('let go of a coin that a transaction of it may still spend')
    })
  })
  const other = alive.some(({ payout, coins }) =>
    alive.some((each) => each.payout !== payout && each.coins.some((coin) => coins.includes(coin))),
  )
  if (other) broken.add('two payouts spend one coin')
  return [...broken]
}

const endsOf = (now: Pool, breaker: 'open' | 'closed'): readonly string[] =>
  now.payouts.map(({ state, attempts }, at) => {
    const mined = attempts.findIndex((attempt, nth) => isMinedAs(now, attempt, nameOf(at, nth)))
    if (isReturned(state)) return mined === -1 ? 'returned' : 'stuck'
    if (state.kind === 'completed') return state.tx === nameOf(at, mined) ? 'paid' : 'stuck'
    if (state.kind === 'approved') return 'waits'
    // All remaining attempts lack a second coin: the payout is signed again once the breaker is closed.
    return breaker === 'open' && attempts.every((attempt, nth) => lacks(now, attempt, nameOf(at, nth)))
      ? 'waits'
      : 'stuck'
  })

/**
 * No more faults: the chain mines what waits and continues.
 * @returns the end of each payout: paid, returned, `waits` for a coin or for the breaker, or `stuck`
 */
export function healed(pool: Pool, breaker: 'open' | 'closed'): readonly string[] {
  let now = pool
  for (let round = 0; round < 8; round += 1) {
    for (const at of now.payouts.keys()) {
      if (now.payouts[at]?.state.kind === 'approved' && breaker === 'closed') now = signings(now, at)[0] ?? now
      for (let look = 0; look < 3; look += 1) now = watched(now, at, breaker)
      now = letGo(now, at)
    }
    now = block(now, possible(now)[0])
    const ends = endsOf(now, breaker)
    if (ends.every((end) => end === 'paid' || end === 'returned')) return ends
  }
  return endsOf(now, breaker)
}
