import { hexOf, readHash, readUnits } from './bytes.ts'
import { leafBytes, MOST_UNITS, nodeBytes, type SumNode } from './tree.ts'

/** One coin of a user's proof, as the download holds it: hashes in hexadecimal digits, amounts in smallest units. */
export interface ProvenTree {
  readonly nonce: string
  readonly root: string
  readonly total: string
  readonly leaves: number
  readonly parts: readonly {
    readonly index: number
    readonly units: string
    readonly path: readonly { readonly hash: string; readonly units: string }[]
  }[]
}

/**
 * Why a proof is refused: it is malformed, two parts share a leaf, an amount is negative or wraps around, or the path does
 * not end in the published root with the published total.
 */
export type ProofFault = 'malformed' | 'sharedLeaf' | 'sum' | 'root'

export type ProofVerdict =
  | { readonly holds: true; readonly units: bigint }
  | { readonly holds: false; readonly fault: ProofFault }

type Hash = (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array

class Refused extends Error {
  readonly fault: ProofFault
  constructor(fault: ProofFault) {
    super(fault)
    this.fault = fault
  }
}

const refuse = (fault: ProofFault): never => {
  throw new Refused(fault)
}

const nodeOf = ({ hash, units }: { readonly hash: string; readonly units: string }): SumNode => ({
  hash: readHash(hash) ?? refuse('malformed'),
  units: readUnits(units) ?? refuse('sum'),
})

const depthOf = (leaves: number): number => {
  const depth = Math.log2(leaves)
  return Number.isInteger(depth) && depth >= 0 && depth <= 32 ? depth : refuse('malformed')
}

/** The root that a leaf and its siblings lead to. */
async function climb(leaf: SumNode, index: number, path: readonly SumNode[], sha256: Hash): Promise<SumNode> {
  let node = leaf
  let place = index
  for (const sibling of path) {
    const [left, right] = place % 2 === 0 ? [node, sibling] : [sibling, node]
    const units = left.units + right.units
    if (units >= MOST_UNITS) refuse('sum')
    node = { hash: await sha256(nodeBytes(left, right)), units }
    place = Math.floor(place / 2)
  }
  return node
}

async function provenUnits(uid: number, tree: ProvenTree, sha256: Hash): Promise<bigint> {
  const nonce = readHash(tree.nonce) ?? refuse('malformed')
  const depth = depthOf(tree.leaves)
  const { parts } = tree
  if (parts.length === 0 || !Number.isSafeInteger(uid) || uid < 1) refuse('malformed')
  if (new Set(parts.map(({ index }) => index)).size !== parts.length) refuse('sharedLeaf')
  let owed = 0n
  for (const [part, { index, units: digits, path }] of parts.entries()) {
    const isInside = Number.isInteger(index) && index >= 0 && index < tree.leaves
    if (!isInside || path.length !== depth) refuse('malformed')
    const units = readUnits(digits) ?? refuse('sum')
    const leaf = { hash: await sha256(leafBytes({ uid, nonce, part, units })), units }
    const root = await climb(leaf, index, path.map(nodeOf), sha256)
    if (hexOf(root.hash) !== tree.root || String(root.units) !== tree.total) refuse('root')
    owed += units
  }
  return owed
}

/**
 * Checks that each part of a user's balance is a leaf of its own under the published root, with sums that add up on the
 * whole way. The caller takes root and total from the public page, not from the proof's sender.
 * @returns what the tree says the user is owed, in smallest units, or the fault
 * @example
 * const [left, right] = [readNode(level, 0), readNode(level, 1)]
 * const root = readNode(levelAbove(level, sha256), 0)
 * const pathOf = ({ hash, units }: SumNode) => [{ hash: hex(hash), units: String(units) }]
 * const tree = {
 *   nonce: hex(nonce),
 *   root: hex(root.hash),
 *   total: String(root.units),
 *   leaves: 2,
 *   parts: [
 *     { index: 0, units: '200000000', path: pathOf(right) },
 *     { index: 1, units: '50000000', path: pathOf(left) },
 *   ],
 * }
 * await verifyLiability(100_001, tree, sha256) // { holds: true, units: 250_000_000n }
 * await verifyLiability(100_002, tree, sha256) // { holds: false, fault: 'root' }
 */
export async function verifyLiability(uid: number, tree: ProvenTree, sha256: Hash): Promise<ProofVerdict> {
  try {
    return { holds: true, units: await provenUnits(uid, tree, sha256) }
  } catch (error) {
    if (error instanceof Refused) return { holds: false, fault: error.fault }
    throw error
  }
}
