import { expect, test } from 'vitest'
import {
  chainsMoves,
  finalDepth,
  healed,
  isReturned,
  keyOf,
  lawsBroken,
  mined,
  ourMoves,
  signed,
  start,
  stepped,
  watched,
  type World,
} from './testing/payout-world.ts'

/** Every world that can be reached, with those that lead to it. */
function reachable(): { worlds: Map<string, World>; broken: string[] } {
  const worlds = new Map<string, World>([[keyOf(start), start]])
  const broken = new Set<string>()
  const queue = [start]
  for (let world = queue.pop(); world !== undefined; world = queue.pop()) {
    for (const law of lawsBroken(world)) broken.add(`${law}: ${keyOf(world)}`)
    for (const each of [...ourMoves(world), ...chainsMoves(world)]) {
      const key = keyOf(each)
      if (worlds.has(key)) continue
      worlds.set(key, each)
      queue.push(each)
    }
  }
  return { worlds, broken: [...broken] }
}

test('whatever the chain does, a withdrawal is paid once or returned, never both, its coins stay its own, and it is never stuck', () => {
  const { worlds, broken } = reachable()
  const ends = new Map<string, number>()
  const stuck: string[] = []
  for (const [key, world] of worlds) {
    const end = healed(world)
    const what = end === null ? 'stuck' : isReturned(end.state) ? 'returned' : 'paid'
    ends.set(what, (ends.get(what) ?? 0) + 1)
    if (end === null) stuck.push(key)
  }
  console.log(`payout: ${worlds.size} worlds; when nothing hurts any more: ${JSON.stringify(Object.fromEntries(ends))}`)
  expect(broken.slice(0, 3)).toEqual([])
  expect(stuck.slice(0, 3)).toEqual([])
  expect([...ends.keys()].toSorted()).toEqual(['paid', 'returned'])
})

const finance = { kind: 'finance', uid: 100_017 } as const
const gateway = { kind: 'gateway' } as const
const conflict = { kind: 'conflict', remark: 'gone', lostBlocks: 100 } as const
const approved = stepped(start, { kind: 'approve' }, finance)
/** Sent: from now on the chain may mine it at any time. */
const out: World = { ...signed(approved, false), sent: [true] }

test('the model sees a gateway that returns money too early', () => {
  expect(lawsBroken(out)).toEqual([])
  const early = stepped(out, conflict, gateway)
  expect(lawsBroken(early)).toEqual(['returned while a transaction of it can still confirm'])
  expect(lawsBroken(mined(early, 0))).toContain('returned and paid')
})

test('the model sees a coin that is let go while a transaction that spends it can still confirm', () => {
  const bumped: World = { ...signed(out, true), sent: [true, true] }
  expect(lawsBroken(bumped)).toEqual([])
  expect(lawsBroken({ ...bumped, spare: 'free' })).toEqual([
    'let go of a coin that a transaction of it may still spend',
  ])
})

test('a chain that takes back even what is final pays what came back: the books take it in, and it can be opened again', () => {
  const lost: World = { ...out, shared: { by: 'others', depth: finalDepth }, lostSeen: finalDepth }
  const back = watched(lost)
  expect(back.state.kind).toBe('failed')
  const paid = watched({ ...mined(back, 0), lostSeen: 0 })
  expect(paid.state).toMatchObject({ kind: 'completed', tx: 'attempt 0' })
  const reopened = watched({ ...paid, shared: { by: null, depth: 0 } })
  expect(reopened.state.kind).toBe('broadcast')
  expect(healed(reopened)?.state.kind).toBe('completed')
})
