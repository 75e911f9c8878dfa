/**
 * Proof of liabilities: a Merkle sum tree for each coin, whose root states what users are owed together. Each user checks
 * that their own balance is part of it. The format is in docs/proof-of-liabilities.md.
 * @module
 */
export { cutBalance, leafBytes, levelAbove, padTo, type SumNode } from './tree.ts'
export { verifyLiability, type ProofFault, type ProofVerdict, type ProvenTree } from './verify.ts'
