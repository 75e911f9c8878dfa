import { describe, expect, test } from 'vitest'
import { reserveMessage, reservesBasisPoints, type ReserveStatement } from './index.ts'

const STATEMENT: ReserveStatement = {
  site: 'https://market.example',
  snapshotId: 12,
  currency: 'LTC',
  root: 'ab'.repeat(32),
}

describe('the message of a reserve', () => {
  test('differs with each of its parts, so that a signature counts for one snapshot of one site', () => {
    const others: readonly Partial<ReserveStatement>[] = [
      { site: 'https://other.example' },
      { snapshotId: 13 },
      { currency: 'BTC' },
      { root: 'ac'.repeat(32) },
    ]
    const messages = [{}, ...others].map((other) => reserveMessage({ ...STATEMENT, ...other }))
    expect(new Set(messages).size).toBe(messages.length)
  })

  test('is one line of printable ASCII, at most 240 characters, as hardware wallets sign', () => {
    expect(reserveMessage({ ...STATEMENT, snapshotId: 9_999_999 })).toMatch(
      /^[\x21-\x7e](?:[\x20-\x7e]{0,238}[\x21-\x7e])$/,
    )
  })
})

test('the ratio is never rounded up, and there is none where nothing is owed', () => {
  expect(reservesBasisPoints(10n ** 30n - 1n, 10n ** 30n)).toBe(9_999n)
  expect(reservesBasisPoints(3n, 2n)).toBe(15_000n)
  expect(reservesBasisPoints(0n, 2n)).toBe(0n)
  expect(reservesBasisPoints(2n, 0n)).toBeNull()
})
