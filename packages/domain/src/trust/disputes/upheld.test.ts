import { expect, test } from 'vitest'
import { upheldAgainst, type Ruling } from './index.ts'

test.each<[Ruling, 'buyer' | 'seller' | null]>([
  [{ to: 'buyer' }, 'seller'],
  [{ to: 'seller' }, 'buyer'],
  [{ to: 'split', buyerBasisPoints: 1 }, 'buyer'],
  [{ to: 'split', buyerBasisPoints: 4_999 }, 'buyer'],
  [{ to: 'split', buyerBasisPoints: 5_000 }, null],
  [{ to: 'split', buyerBasisPoints: 5_001 }, 'seller'],
  [{ to: 'split', buyerBasisPoints: 9_999 }, 'seller'],
])('a ruling %j went against: %s', (ruling, side) => {
  expect(upheldAgainst(ruling)).toBe(side)
})
