import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { rules } from '@jindu/domain/rules'
import { cutBalance, leafBytes, levelAbove, padTo, type SumNode } from '@jindu/domain/wallet/proofs'
import type { Random } from '../../platform/random/index.ts'

const { minimumParts, maximumParts } = rules.wallet.proof
const NONCE_BYTES = 32
/** The process answers requests between so many hashes. Even, because nodes are hashed in pairs. */
const HASHES_A_TURN = 1_024
export const NODE_BYTES = 48

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

export interface PlantedTree {
  readonly levels: readonly (readonly SumNode[])[]
  readonly root: SumNode
  readonly shares: readonly Share[]
}

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

const bigDraw = (random: Random): bigint => BigInt(`0x${Buffer.from(random.bytes(16)).toString('hex')}`)

/** The numbers from 0 to `count` - 1 in a drawn order (Fisher and Yates). */
function shuffled(count: number, random: Random): readonly number[] {
  const order = Int32Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const drawn = random.integer(last + 1)
    const [held, other] = [order[last] ?? 0, order[drawn] ?? 0]
    order[last] = other
    order[drawn] = held
  }
  return [...order]
}

function cutClaims(claims: readonly Claim[], random: Random) {
  return claims.map(({ uid, units }) => {
    const cuts = minimumParts - 1 + random.integer(maximumParts - minimumParts + 1)
    return {
      uid,
      nonce: random.bytes(NONCE_BYTES),
      cut: cutBalance(
        units,
        Array.from({ length: cuts }, () => bigDraw(random)),
      ),
    }
  })
}

async function buildLevels(leaves: readonly SumNode[]): Promise<readonly (readonly SumNode[])[]> {
  const levels: (readonly SumNode[])[] = [leaves]
  for (let below = leaves; below.length > 1; levels.push(below)) {
    const above: SumNode[] = []
    for (let from = 0; from < below.length; from += HASHES_A_TURN) {
      above.push(...levelAbove(below.slice(from, from + HASHES_A_TURN), sha256))
      await setImmediate()
    }
    below = above
  }
  return levels
}

/** The tree over all claims of one coin: each is split, the parts are shuffled among padding of zeros. */
export async function plantTree(claims: readonly Claim[], random: Random): Promise<PlantedTree> {
  const owners = cutClaims(claims, random)
  const parts = owners.flatMap(({ uid, nonce, cut }) => cut.map((units, part) => ({ uid, nonce, part, units })))
  const size = padTo(parts.length)
  const leaves: SumNode[] = []
  const places = new Int32Array(size)
  for (const [index, nth] of shuffled(size, random).entries()) {
    const facts = parts[nth] ?? { uid: 0, nonce: random.bytes(NONCE_BYTES), part: 0, units: 0n }
    leaves.push({ hash: sha256(leafBytes(facts)), units: facts.units })
    places[nth] = index
    if (index % HASHES_A_TURN === 0) await setImmediate()
  }
  let nth = 0
  const shares = owners.map(({ uid, nonce, cut }) => ({
    uid,
    nonce,
    parts: cut.map((units) => [places[nth++] ?? 0, units] as const),
  }))
  const levels = await buildLevels(leaves)
  const root = levels.at(-1)?.[0]
  if (root === undefined) throw new Error('A tree has a root.')
  return { levels, root, shares }
}

/** A level in the form in which it is stored: for each node its hash and its sum. */
export function levelBytes(nodes: readonly SumNode[]): Uint8Array {
  const bytes = Buffer.alloc(nodes.length * NODE_BYTES)
  nodes.forEach(({ hash, units }, index) => {
    const at = index * NODE_BYTES
    bytes.set(hash, at)
    bytes.writeBigUInt64BE(units >> 64n, at + 32)
    bytes.writeBigUInt64BE(units & 0xffffffffffffffffn, at + 40)
  })
  return bytes
}
