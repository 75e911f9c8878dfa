import { createHash } from 'node:crypto'
import { leafBytes, levelAbove } from '@jindu/domain/wallet/proofs'
import { expect, test } from 'vitest'
import { checkOwn } from './check-own.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const nonce = new Uint8Array(32).fill(7)
const leaves = [5n, 8n].map((units, part) => ({ hash: sha256(leafBytes({ uid: 9, nonce, part, units })), units }))
const [left, right] = leaves
const [root] = levelAbove(leaves, sha256)
if (left === undefined || right === undefined || root === undefined) throw new Error('there is no tree')

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
} satisfies Parameters<typeof checkOwn>[1]
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
  expect(await checkOwn(snapshot('13'), proof, (bytes) => Promise.resolve(sha256(bytes)))).toEqual([
    { currency: 'LTC', owed: { asset: 'LTC', units: '13' }, fault: null },
  ])
})

test('another published total is refused, by the hash of the browser too', async () => {
  expect(await checkOwn(snapshot('12'), proof)).toEqual([{ currency: 'LTC', owed: null, fault: 'root' }])
})

test('a coin that is not published is refused', async () => {
  expect(await checkOwn({ ...snapshot('13'), trees: [] }, proof)).toMatchObject([{ fault: 'root' }])
})
