import { walletRules } from '../../rules/wallet.ts'
import { getUnits, setUnits, viewOf } from './bytes.ts'

/** A node of a Merkle sum tree: the hash, and the sum of all leaves below it in smallest units. */
export interface SumNode {
  readonly hash: Uint8Array
  readonly units: bigint
}

/** One part of one user's balance. */
export interface LeafFacts {
  readonly uid: number
  /** 32 random bytes of this user, coin and snapshot: without them nobody can guess a balance from a hash. */
  readonly nonce: Uint8Array
  /** Number of the part, from 0. */
  readonly part: number
  readonly units: bigint
}

/** Larger sums cannot be encoded in 16 bytes; the check also refuses sums that wrap around. */
export const MOST_UNITS = 2n ** 127n

const inRange = (units: bigint): boolean => units >= 0n && units < MOST_UNITS

/**
 * The bytes that a leaf's hash is made of. The uid is part of them, so that two users with equal balances cannot be shown
 * the same leaf.
 * @throws RangeError if the amount is negative or too large: nobody is owed less than nothing
 * @example
 * leafBytes({ uid: 100_001, nonce: new Uint8Array(32), part: 0, units: 5n }).length // 61
 */
export function leafBytes({ uid, nonce, part, units }: LeafFacts): Uint8Array {
  if (!inRange(units)) throw new RangeError('The amount of a leaf is out of range.')
  const bytes = new Uint8Array(61)
  const view = viewOf(bytes)
  bytes.set(nonce, 1)
  view.setBigUint64(33, BigInt(uid))
  view.setUint32(41, part)
  setUnits(view, 45, units)
  return bytes
}

/** The bytes that an inner node's hash is made of. Both sums are part of them: a total alone could hide a share. */
export function nodeBytes(left: SumNode, right: SumNode): Uint8Array {
  const bytes = new Uint8Array(97)
  const view = viewOf(bytes)
  bytes[0] = 1
  setUnits(view, 1, left.units)
  bytes.set(left.hash, 17)
  setUnits(view, 49, right.units)
  bytes.set(right.hash, 65)
  return bytes
}

/**
 * Splits a balance into parts by drawn numbers, so that a neighbour in the tree sees only a part of an unknown owner.
 * @param draws numbers of any size, one fewer than the parts
 * @returns the parts in the order of the draws; some may be zero; together they are the balance
 * @throws RangeError if the balance is negative
 * @example
 * cutBalance(10n, [3n, 7n]) // [3n, 4n, 3n]
 */
export function cutBalance(units: bigint, draws: readonly bigint[]): readonly bigint[] {
  if (units < 0n) throw new RangeError('A balance is not negative.')
  const cuts = draws.map((draw) => draw % (units + 1n)).toSorted((left, right) => (left < right ? -1 : 1))
  return [...cuts, units].map((cut, index) => cut - (cuts[index - 1] ?? 0n))
}

/**
 * The number of leaves of a tree: the next power of two, 64 at least. It tells the number of users only roughly.
 * @example
 * padTo(70) // 128
 */
export function padTo(leaves: number): number {
  let size: number = walletRules.proof.minimumLeaves
  while (size < leaves) size *= 2
  return size
}

/** Bytes of a node in a level: 32 of the hash, then 16 of the sum, big-endian. */
export const NODE_BYTES = 48

/**
 * Reads a node of a level.
 * @example
 * readNode(level, 1).units // 50_000_000n
 */
export function readNode(level: Uint8Array, index: number): SumNode {
  const bytes = level.subarray(index * NODE_BYTES, (index + 1) * NODE_BYTES)
  return { hash: bytes.subarray(0, 32), units: getUnits(viewOf(bytes), 32) }
}

/**
 * Writes a node into a level.
 * @example
 * const written = new Uint8Array(NODE_BYTES)
 * writeNode(written, 0, { hash: sha256(nonce), units: 7n })
 * readNode(written, 0).units // 7n
 */
export function writeNode(level: Uint8Array, index: number, { hash, units }: SumNode): void {
  level.set(hash, index * NODE_BYTES)
  setUnits(viewOf(level), index * NODE_BYTES + 32, units)
}

/**
 * The level above a level: each pair of nodes becomes one node. A level may be given in slices of an even number of nodes.
 * @param level nodes of `NODE_BYTES` bytes each
 * @throws RangeError if their number is odd
 * @example
 * readNode(levelAbove(level, sha256), 0).units // 250_000_000n
 */
export function levelAbove(level: Uint8Array, sha256: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const pairs = level.length / (2 * NODE_BYTES)
  if (!Number.isInteger(pairs)) throw new RangeError('The number of nodes is odd.')
  const above = new Uint8Array(pairs * NODE_BYTES)
  for (let pair = 0; pair < pairs; pair += 1) {
    const [left, right] = [readNode(level, 2 * pair), readNode(level, 2 * pair + 1)]
    writeNode(above, pair, { hash: sha256(nodeBytes(left, right)), units: left.units + right.units })
  }
  return above
}
