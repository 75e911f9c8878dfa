import { createHash } from 'node:crypto'
import { leafBytes, levelAbove, NODE_BYTES, readNode, writeNode } from '@jindu/domain/wallet/proofs'
import { expect, test, vi } from 'vitest'
import { checkOwn } from './check-own.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const nonce = new Uint8Array(32).fill(7)
const leaves = new Uint8Array(2 * NODE_BYTES)
for (const [part, units] of [5n, 8n].entries()) {
  writeNode(leaves, part, { hash: sha256(leafBytes({ uid: 9, nonce, part, units })), units })
}
const [left, right] = [readNode(leaves, 0), readNode(leaves, 1)]
const root = readNode(levelAbove(leaves, sha256), 0)

const path = (node: typeof left) => [{ hash: hex(node.hash), units: String(node.units) }]
const proof = {
  format: 'jindu-liability-proof-1' as const,
  snapshotId: 3,
  takenAt: 1,
  uid: 9,
  trees: [
    {
      currency: 'LTC' as const,
      nonce: hex(nonce),
      // A lying server may put any root here: only the published one counts.
      root: 'ff'.repeat(32),
      total: '1',
      leaves: 2,
      parts: [
        { index: 0, units: '5', path: path(right) },
        { index: 1, units: '8', path: path(left) },
      ],
    },
  ],
} satisfies Parameters<typeof checkOwn>[2]
const snapshot = (units: string) => ({
  id: 3,
  takenAt: 1,
  checkable: true,
  trees: [
    {
      currency: 'LTC' as const,
      root: hex(root.hash),
      owed: { asset: 'LTC' as const, units },
      inBooks: { asset: 'LTC' as const, units },
      leaves: 2,
    },
  ],
})

test('the reader’s parts are checked against root and total as published', async () => {
  expect(await checkOwn(9, snapshot('13'), proof)).toEqual([
    { currency: 'LTC', kind: 'included', owed: { asset: 'LTC', units: '13' } },
  ])
})

test('over plain http too, where browsers have no SHA-256 of their own', async () => {
  vi.stubGlobal('crypto', { subtle: undefined })
  expect(await checkOwn(9, snapshot('13'), proof)).toMatchObject([{ kind: 'included' }])
  vi.unstubAllGlobals()
})

test('another published total is refused', async () => {
  expect(await checkOwn(9, snapshot('12'), proof)).toEqual([{ currency: 'LTC', kind: 'refused', fault: 'root' }])
})

test('another user’s proof is refused, even an empty one', async () => {
  const refused = [{ currency: 'LTC', kind: 'refused', fault: 'malformed' }]
  expect(await checkOwn(8, snapshot('13'), proof)).toEqual(refused)
  expect(await checkOwn(8, snapshot('13'), { ...proof, trees: [] })).toEqual(refused)
})

test('a coin that is not published is refused', async () => {
  expect(await checkOwn(9, { ...snapshot('13'), trees: [] }, proof)).toEqual([
    { currency: 'LTC', kind: 'refused', fault: 'root' },
  ])
})

test('a published coin without a part of the reader is absent, which does not say that nothing was owed', async () => {
  expect(await checkOwn(9, snapshot('13'), { ...proof, trees: [] })).toEqual([{ currency: 'LTC', kind: 'absent' }])
})
