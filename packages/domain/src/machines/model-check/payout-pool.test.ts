import { expect, test } from 'vitest'
import {
  chainsMoves,
  healed,
  keyOf,
  lawsBroken,
  ourMoves,
  signings,
  start,
  watched,
  type Pool,
} from './testing/payout-pool.ts'

function reachable(): ReadonlyMap<string, Pool> {
  const pools = new Map([[keyOf(start), start]])
  const queue = [start]
  for (let pool = queue.pop(); pool !== undefined; pool = queue.pop()) {
    for (const each of [...ourMoves(pool), ...chainsMoves(pool)]) {
      const key = keyOf(each)
      if (pools.has(key)) continue
      pools.set(key, each)
      queue.push(each)
    }
  }
  return pools
}

test('two payouts out of one pool of coins: no coin serves both, each is paid once or returned, and an open breaker keeps nothing back that is out', () => {
  const pools = reachable()
  const broken: string[] = []
  const stuck: string[] = []
  const ends = { closed: new Map<string, number>(), open: new Map<string, number>() }
  for (const [key, pool] of pools) {
    broken.push(...lawsBroken(pool).map((law) => `${law}: ${key}`))
    for (const breaker of ['closed', 'open'] as const) {
      const end = healed(pool, breaker)
      const name = end.toSorted().join(' and ')
      ends[breaker].set(name, (ends[breaker].get(name) ?? 0) + 1)
      if (end.includes('stuck')) stuck.push(`${breaker}: ${key}`)
    }
  }
  const told = Object.entries(ends).map(
    ([breaker, counts]) => `${breaker} ${JSON.stringify(Object.fromEntries(counts))}`,
  )
  console.log(`two payouts: ${pools.size} pools; breaker ${told.join(', ')}`)
  expect(broken.slice(0, 3)).toEqual([])
  expect(stuck.slice(0, 3)).toEqual([])
  expect([...ends.closed.keys()]).toEqual(expect.arrayContaining(['paid and paid', 'paid and returned']))
})

test('the model sees a coin that is let go too early, and one that serves two payouts', () => {
  const signed = signings(start, 0)[0] ?? start
  const out = watched(signed, 0)
  expect([out.payouts[0]?.attempts[0]?.sent, lawsBroken(out)]).toEqual([true, []])
  const early = { ...out, coins: out.coins.map((coin) => ({ ...coin, reserved: null })) }
  expect(lawsBroken(early)).toEqual(['let go of a coin that a transaction of it may still spend'])
  const both = watched(signings(early, 1)[0] ?? early, 1)
  expect(lawsBroken(both)).toContain('two payouts spend one coin')
})
