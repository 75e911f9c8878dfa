import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { rules } from '@jindu/domain/rules'
import {
  cutBalance,
  leafBytes,
  levelAbove,
  NODE_BYTES,
  padTo,
  readNode,
  writeNode,
  type SumNode,
} from '@jindu/domain/wallet/proofs'
import type { Random } from '../../platform/random/index.ts'

const { minimumParts, maximumParts } = rules.wallet.proof
const NONCE_BYTES = 32
/** Even, because nodes are hashed in pairs. */
const STEPS_A_TURN = 1_024

export interface Claim {
  readonly uid: number
  readonly units: bigint
}

interface Share {
  readonly uid: number
  readonly nonce: Uint8Array
  /** Leaf and units of each part. */
  readonly parts: readonly (readonly [index: number, units: bigint])[]
}

export interface BuiltTree {
  /** From the leaves to the root, `NODE_BYTES` a node. */
  readonly levels: readonly Uint8Array[]
  readonly leaves: number
  readonly root: SumNode
  readonly shares: readonly Share[]
}

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

/** Yields to the event loop every 1,024 steps. */
async function yieldAfter(step: number): Promise<void> {
  if (step % STEPS_A_TURN === STEPS_A_TURN - 1) await setImmediate()
}

/** Draws as many cuts as a balance gets, in one call: a random number of 16 bytes each. */
function drawCuts(random: Random): readonly bigint[] {
  const count = minimumParts - 1 + random.integer(maximumParts - minimumParts + 1)
  const digits = Buffer.from(random.bytes(count * 16)).toString('hex')
  return Array.from({ length: count }, (_, cut) => BigInt(`0x${digits.slice(cut * 32, (cut + 1) * 32)}`))
}

async function cutClaims(claims: readonly Claim[], random: Random) {
  const owners = []
  for (const [step, { uid, units }] of claims.entries()) {
    owners.push({ uid, nonce: random.bytes(NONCE_BYTES), cut: cutBalance(units, drawCuts(random)) })
    await yieldAfter(step)
  }
  return owners
}

/** The numbers from 0 to `count` - 1 in a drawn order (Fisher and Yates). */
async function shuffled(count: number, random: Random): Promise<Int32Array> {
  const order = new Int32Array(count)
  for (let last = 0; last < count; last += 1) {
    const drawn = random.integer(last + 1)
    order[last] = order[drawn] ?? 0
    order[drawn] = last
    await yieldAfter(last)
  }
  return order
}

async function buildLevels(leaves: Uint8Array): Promise<readonly Uint8Array[]> {
  const levels = [leaves]
  for (let below = leaves; below.length > NODE_BYTES; levels.push(below)) {
    const above = new Uint8Array(below.length / 2)
    for (let from = 0; from < below.length; from += STEPS_A_TURN * NODE_BYTES) {
      above.set(levelAbove(below.subarray(from, from + STEPS_A_TURN * NODE_BYTES), sha256), from / 2)
      await setImmediate()
    }
    below = above
  }
  return levels
}

/** The tree over all claims of one coin: each is split, the parts are shuffled among padding of zeros. */
export async function buildTree(claims: readonly Claim[], random: Random): Promise<BuiltTree> {
  const owners = await cutClaims(claims, random)
  const size = padTo(owners.reduce((sum, { cut }) => sum + cut.length, 0))
  const places = await shuffled(size, random)
  const leaves = new Uint8Array(size * NODE_BYTES)
  let placed = 0
  const place = async (facts: Parameters<typeof leafBytes>[0]): Promise<number> => {
    const index = places[placed] ?? 0
    writeNode(leaves, index, { hash: sha256(leafBytes(facts)), units: facts.units })
    await yieldAfter(placed)
    placed += 1
    return index
  }
  const shares: Share[] = []
  for (const { uid, nonce, cut } of owners) {
    const parts: [index: number, units: bigint][] = []
    for (const [part, units] of cut.entries()) parts.push([await place({ uid, nonce, part, units }), units])
    shares.push({ uid, nonce, parts })
  }
  for (let padding = size - placed; padding > 0; padding -= 1) {
    await place({ uid: 0, nonce: random.bytes(NONCE_BYTES), part: 0, units: 0n })
  }
  const levels = await buildLevels(leaves)
  const [root] = levels.slice(-1)
  if (root === undefined) throw new Error('A tree has a root.')
  return { levels, leaves: size, root: readNode(root, 0), shares }
}
