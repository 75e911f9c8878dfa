import { walletRules } from '../../rules/wallet.ts'
import { setUnits } from './bytes.ts'

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
export function leafBytes({ uid, nonce, part, units }: LeafFacts): Uint8Array<ArrayBuffer> {
  if (!inRange(units)) throw new RangeError('The amount of a leaf is out of range.')
  const bytes = new Uint8Array(61)
  const view = new DataView(bytes.buffer)
  bytes.set(nonce, 1)
  view.setBigUint64(33, BigInt(uid))
  view.setUint32(41, part)
  setUnits(view, 45, units)
  return bytes
}

/** The bytes that an inner node's hash is made of. Both sums are part of them: a total alone could hide a share. */
export function nodeBytes(left: SumNode, right: SumNode): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(97)
  const view = new DataView(bytes.buffer)
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
 * The number of leaves of a tree: a power of two above what is there, so that it does not tell how many users there are.
 * @example
 * padTo(70) // 128
 */
export function padTo(leaves: number): number {
  let size: number = walletRules.proof.minimumLeaves
  while (size < leaves) size *= 2
  return size
}

/**
 * The level above some nodes: each pair becomes one node. A level may be given in slices of an even length.
 * @throws RangeError if their number is odd
 * @example
 * levelAbove([{ hash, units: 2n }, { hash: other, units: 3n }], sha256)[0]?.units // 5n
 */
export function levelAbove(nodes: readonly SumNode[], sha256: (bytes: Uint8Array) => Uint8Array): readonly SumNode[] {
  return nodes.flatMap((left, index) => {
    if (index % 2 === 1) return []
    const right = nodes[index + 1]
    if (right === undefined) throw new RangeError('The number of nodes is odd.')
    return [{ hash: sha256(nodeBytes(left, right)), units: left.units + right.units }]
  })
}
