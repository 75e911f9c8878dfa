/**
 * Proof of liabilities: a Merkle sum tree for each coin, whose root states what users are owed together. Each user checks
 * that their own balance is part of it. The format is in docs/proof-of-liabilities.md.
 *
 * Setup for the examples of this entry. `sha256` stands for SHA-256 of a crypto library; this one only spreads the bytes.
 * @example
 * const sha256 = (bytes: Uint8Array): Uint8Array => {
 *   const hash = new Uint8Array(32)
 *   bytes.forEach((byte, index) => (hash[index % 32] = (hash[index % 32] ?? 0) * 31 + byte + index))
 *   return hash
 * }
 * const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
 * const nonce = new Uint8Array(32)
 * const level = new Uint8Array(2 * NODE_BYTES)
 * const parts = [200_000_000n, 50_000_000n]
 * parts.forEach((units, part) =>
 *   writeNode(level, part, { hash: sha256(leafBytes({ uid: 100_001, nonce, part, units })), units }),
 * )
 * @module
 */
export { isSnapshotLate } from './late.ts'
export { reserveMessage, reservesBasisPoints, type ReserveStatement } from './reserves.ts'
export { cutBalance, leafBytes, levelAbove, NODE_BYTES, padTo, readNode, writeNode, type SumNode } from './tree.ts'
export { verifyLiability, type ProofFault, type ProofVerdict, type ProvenTree } from './verify.ts'
