import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOf } from './bytes.ts'
import { nodeBytes } from './tree.ts'
import {
  cutBalance,
  isSnapshotLate,
  leafBytes,
  levelAbove,
  NODE_BYTES,
  padTo,
  readNode,
  verifyLiability,
  writeNode,
  type ProofFault,
  type ProvenTree,
  type SumNode,
} from './index.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const nonceOf = (uid: number): Uint8Array => sha256(new Uint8Array([uid % 256, uid >> 8]))
const pathOf = (levels: readonly Uint8Array[], index: number): readonly SumNode[] =>
  levels.slice(0, -1).map((level, height) => readNode(level, (index >> height) ^ 1))

const levelOf = (nodes: readonly SumNode[]): Uint8Array => {
  const level = new Uint8Array(nodes.length * NODE_BYTES)
  nodes.forEach((node, index) => writeNode(level, index, node))
  return level
}

function buildLevels(leaves: readonly SumNode[]): readonly Uint8Array[] {
  const levels = [levelOf(leaves)]
  for (let below = levelOf(leaves); below.length > NODE_BYTES; levels.push(below)) below = levelAbove(below, sha256)
  return levels
}

interface Part {
  readonly uid: number
  readonly part: number
  readonly units: bigint
}

const leafOf = ({ uid, part, units }: Part): SumNode => ({
  hash: sha256(leafBytes({ uid, nonce: nonceOf(uid), part, units })),
  units,
})

/** A tree over parts, and what each user would be given as proof. */
function treeOf(parts: readonly Part[]) {
  const padding = Array.from({ length: padTo(parts.length) - parts.length }, (_, part) => ({ uid: 0, part, units: 0n }))
  const leaves = [...parts, ...padding].map(leafOf)
  const levels = buildLevels(leaves)
  const root = readNode(levels.at(-1) ?? new Uint8Array(), 0)
  const proofOf = (owner: number): ProvenTree => ({
    nonce: hexOf(nonceOf(owner)),
    root: hexOf(root.hash),
    total: String(root.units),
    leaves: leaves.length,
    parts: parts.flatMap(({ uid, units }, index) =>
      uid === owner
        ? [
            {
              index,
              units: String(units),
              path: pathOf(levels, index).map((node) => ({ hash: hexOf(node.hash), units: String(node.units) })),
            },
          ]
        : [],
    ),
  })
  return { root, proofOf, levels }
}

const PARTS: readonly Part[] = [
  { uid: 7, part: 0, units: 4n },
  { uid: 8, part: 0, units: 30n },
  { uid: 7, part: 1, units: 0n },
  { uid: 8, part: 1, units: 12n },
  { uid: 7, part: 2, units: 6n },
]
const faultOf = async (uid: number, tree: ProvenTree): Promise<ProofFault | null> => {
  const verdict = await verifyLiability(uid, tree, sha256)
  return verdict.holds ? null : verdict.fault
}
const firstPart = ({ parts }: ProvenTree): ProvenTree['parts'][number] => parts[0] ?? { index: 0, units: '0', path: [] }

test('a snapshot is late once the newest is older than two intervals', () => {
  expect([0, 86_400, 172_800, 172_801].map((age) => isSnapshotLate(1_000, 1_000 + age))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

describe('a balance', () => {
  test('is cut into parts that are never negative and sum to it', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), fc.array(fc.bigInt(0n, 2n ** 128n), { maxLength: 8 }), (units, draws) => {
        const parts = cutBalance(units, draws)
        expect(parts).toHaveLength(draws.length + 1)
        expect(parts.every((part) => part >= 0n)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(units)
      }),
    )
  })

  test('below nothing is refused: a debt is no negative liability', () => {
    expect(() => cutBalance(-1n, [])).toThrow(RangeError)
    expect(() => leafBytes({ uid: 1, nonce: nonceOf(1), part: 0, units: -1n })).toThrow(RangeError)
    expect(() => leafBytes({ uid: 1, nonce: nonceOf(1), part: 0, units: 2n ** 127n })).toThrow(RangeError)
  })
})

describe('a tree', () => {
  test('has a power of two of leaves, 64 at least', () => {
    expect([0, 1, 64, 65, 128, 129].map(padTo)).toEqual([64, 64, 64, 128, 128, 256])
    expect(() => levelAbove(levelOf(PARTS.slice(0, 3).map(leafOf)), sha256)).toThrow(RangeError)
  })

  test('keeps each node in 48 bytes of its level, the largest sum too', () => {
    const nodes = [0n, 2n ** 64n, 2n ** 127n - 1n].map((units) => ({
      hash: sha256(nonceOf(Number(units % 7n))),
      units,
    }))
    const level = levelOf(nodes)
    expect(level).toHaveLength(3 * 48)
    expect(nodes.map((_, index) => readNode(level, index).units)).toEqual(nodes.map(({ units }) => units))
    expect(nodes.map((_, index) => hexOf(readNode(level, index).hash))).toEqual(nodes.map(({ hash }) => hexOf(hash)))
  })

  test('has the same level above, whole or in slices', () => {
    const level = levelOf(PARTS.slice(0, 4).map(leafOf))
    const slices = [level.subarray(0, 2 * NODE_BYTES), level.subarray(2 * NODE_BYTES)]
    expect(slices.flatMap((slice) => [...levelAbove(slice, sha256)])).toEqual([...levelAbove(level, sha256)])
  })

  test('sums all leaves in its root, and proves each user their own sum', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ uid: fc.integer({ min: 1, max: 9 }), units: fc.bigInt(0n, 10n ** 15n) }), {
          minLength: 1,
          maxLength: 80,
        }),
        async (balances) => {
          const counts = new Map<number, number>()
          const parts = balances.map(({ uid, units }) => {
            const part = counts.get(uid) ?? 0
            counts.set(uid, part + 1)
            return { uid, units, part }
          })
          const { root, proofOf } = treeOf(parts)
          expect(root.units).toBe(balances.reduce((sum, { units }) => sum + units, 0n))
          for (const uid of counts.keys()) {
            const units = balances.reduce((sum, each) => (each.uid === uid ? sum + each.units : sum), 0n)
            expect(await verifyLiability(uid, proofOf(uid), sha256)).toEqual({ holds: true, units })
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  test('changes its root with any change of any leaf', () => {
    const { root } = treeOf(PARTS)
    for (const [index, part] of PARTS.entries()) {
      for (const change of [{ units: part.units + 1n }, { uid: part.uid + 1 }, { part: part.part + 9 }]) {
        const changed = treeOf(PARTS.with(index, { ...part, ...change }))
        expect(hexOf(changed.root.hash)).not.toBe(hexOf(root.hash))
      }
    }
  })
})

const broken = () => Promise.reject(new Error('no WebCrypto'))

describe('a proof', () => {
  const { proofOf, root, levels } = treeOf(PARTS)
  const proof = proofOf(7)
  const withFirst = (change: Partial<ProvenTree['parts'][number]>): ProvenTree => ({
    ...proof,
    parts: [{ ...firstPart(proof), ...change }, ...proof.parts.slice(1)],
  })

  test('that is complete and unchanged holds', async () => {
    expect(await faultOf(7, proof)).toBeNull()
  })

  test('is refused for another user, who may not be shown the same leaf', async () => {
    expect(await faultOf(8, proof)).toBe('root')
  })

  test.each<[string, ProvenTree, ProofFault]>([
    ['another amount', withFirst({ units: '5' }), 'root'],
    ['a negative amount', withFirst({ units: '-4' }), 'sum'],
    ['an amount in other digits', withFirst({ units: '04' }), 'sum'],
    ['another place', withFirst({ index: 1 }), 'root'],
    ['a place outside', withFirst({ index: 64 }), 'malformed'],
    ['a place below the first', withFirst({ index: -1 }), 'malformed'],
    ['half a place', withFirst({ index: 0.5 }), 'malformed'],
    ['a leaf used twice', { ...proof, parts: [firstPart(proof), firstPart(proof)] }, 'sharedLeaf'],
    ['parts in another order', { ...proof, parts: proof.parts.toReversed() }, 'root'],
    ['no part', { ...proof, parts: [] }, 'malformed'],
    ['a short path', withFirst({ path: firstPart(proof).path.slice(1) }), 'malformed'],
    ['another root', { ...proof, root: '0'.repeat(64) }, 'root'],
    ['a smaller total', { ...proof, total: String(root.units - 1n) }, 'root'],
    ['another nonce', { ...proof, nonce: hexOf(nonceOf(9)) }, 'root'],
    ['a nonce that is none', { ...proof, nonce: 'xyz' }, 'malformed'],
    ['leaves that are no power of two', { ...proof, leaves: 63 }, 'malformed'],
    ['no leaves', { ...proof, leaves: 0 }, 'malformed'],
    ['half a leaf', { ...proof, leaves: 0.5 }, 'malformed'],
    ['too many leaves', { ...proof, leaves: 2 ** 33 }, 'malformed'],
  ])('is refused with %s', async (_, tree, fault) => {
    expect(await faultOf(7, tree)).toBe(fault)
  })

  test('is refused for a uid that is none', async () => {
    expect(await faultOf(0, proof)).toBe('malformed')
    expect(await faultOf(1.5, proof)).toBe('malformed')
  })

  test('is refused with any sibling forged: its sum, its sign, its hash', async () => {
    const { path } = firstPart(proof)
    for (const [height, sibling] of path.entries()) {
      const forged = (change: Partial<typeof sibling>) =>
        withFirst({ path: path.with(height, { ...sibling, ...change }) })
      expect(await faultOf(7, forged({ units: String(BigInt(sibling.units) + 1n) }))).toBe('root')
      expect(await faultOf(7, forged({ units: `-${sibling.units}` }))).toBe('sum')
      expect(await faultOf(7, forged({ units: '9'.repeat(38) }))).toBe('root')
      expect(await faultOf(7, forged({ hash: 'ab'.repeat(32) }))).toBe('root')
      expect(await faultOf(7, forged({ hash: 'AB'.repeat(32) }))).toBe('malformed')
    }
  })

  test('is refused when sums wrap around', async () => {
    const most = '9'.repeat(38)
    const path = firstPart(proof).path.map((sibling) => ({ ...sibling, units: most }))
    expect(await faultOf(7, withFirst({ path }))).toBe('sum')
  })

  test('shows a share that is hidden in a node: both sums are hashed, not only the total', () => {
    const [leaves = new Uint8Array()] = levels
    const [left, right] = [readNode(leaves, 0), readNode(leaves, 1)]
    const shifted = nodeBytes({ ...left, units: left.units + 1n }, { ...right, units: right.units - 1n })
    expect(hexOf(sha256(shifted))).not.toBe(hexOf(sha256(nodeBytes(left, right))))
  })

  test('has no verdict with a broken hash function', async () => {
    await expect(verifyLiability(7, proof, broken)).rejects.toThrow('no WebCrypto')
  })
})
