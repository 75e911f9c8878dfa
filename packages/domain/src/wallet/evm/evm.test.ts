import { describe, expect, test } from 'vitest'
import { walletRules } from '../../rules/wallet.ts'
import {
  EVM_NETWORKS,
  evmNetwork,
  evmNetworkName,
  firstFees,
  NONCE_SIGHTS,
  NONCE_STATES,
  nonceSight,
  nonceStep,
  replacementFees,
  shortGas,
  tokenToUnits,
  unitsToToken,
  type NonceFacts,
} from './index.ts'

describe('networks', () => {
  test('are known by number, name and contract, each once', () => {
    for (const part of ['chainId', 'name'] as const) {
      expect(new Set(EVM_NETWORKS.map((network) => network[part])).size).toBe(EVM_NETWORKS.length)
    }
    for (const { token } of EVM_NETWORKS) expect(token ?? '0x'.padEnd(42, '0')).toMatch(/^0x[0-9A-Fa-f]{40}$/)
  })

  test('that are not known are named by their number', () => {
    expect(evmNetwork(31_337)).toBeNull()
    expect(evmNetworkName(31_337)).toBe('chain 31337')
    expect(evmNetworkName(137)).toBe('Polygon')
  })
})

describe('amounts of a contract', () => {
  test('of 6 decimals are those of the books', () => {
    expect(tokenToUnits(1_234_567n, 6)).toBe(1_234_567n)
    expect(unitsToToken(1_234_567n, 6)).toBe(1_234_567n)
  })

  test('of 18 decimals are rounded down, and never up', () => {
    expect(tokenToUnits(1_999_999_999_999n, 18)).toBe(1n)
    expect(tokenToUnits(999_999_999_999n, 18)).toBe(0n)
    expect(unitsToToken(1n, 18)).toBe(1_000_000_000_000n)
  })

  test.each([5, 37, 6.5, -1])('of %s decimals are refused', (decimals) => {
    expect(() => tokenToUnits(1n, decimals)).toThrow(RangeError)
    expect(() => unitsToToken(1n, decimals)).toThrow(RangeError)
  })
})

describe('fees for gas', () => {
  const CEILING = BigInt(walletRules.evm.ceilingWei)
  const market = { baseFee: 10_000n, tip: 100n }

  test('of a first transaction outlast a rise of the base fee, and never pass the ceiling', () => {
    expect(firstFees(market)).toEqual({ maxFee: 20_100n, tip: 100n })
    expect(firstFees({ baseFee: CEILING - 100n, tip: 100n })).toEqual({ maxFee: CEILING, tip: 100n })
    expect(firstFees({ baseFee: CEILING, tip: 1n })).toBeNull()
  })

  test('of a replacement are an eighth dearer in both parts, whatever the network takes', () => {
    for (const maxFee of [1n, 7n, 8n, 9n, 1_000n, 20_100n, 1_000_001n]) {
      for (const tip of [0n, 1n, 100n].filter((each) => each <= maxFee)) {
        for (const now of [market, { baseFee: 0n, tip: 0n }, { baseFee: 1_000_000n, tip: 5_000n }]) {
          const replaced = replacementFees({ maxFee, tip }, now)
          expect(replaced?.maxFee).toBeGreaterThan(maxFee)
          expect(replaced?.tip).toBeGreaterThan(tip)
          expect(((replaced?.maxFee ?? 0n) * 10_000n) / maxFee).toBeGreaterThanOrEqual(11_250n)
          expect(replaced?.maxFee).toBeGreaterThanOrEqual(replaced?.tip ?? 0n)
          expect(replaced?.maxFee).toBeGreaterThanOrEqual(now.baseFee * 2n + now.tip)
        }
      }
    }
  })

  test('of a replacement never pass the ceiling', () => {
    expect(replacementFees({ maxFee: CEILING, tip: 1n }, market)).toBeNull()
    expect(replacementFees({ maxFee: 1n, tip: 1n }, { baseFee: CEILING, tip: 1n })).toEqual({
      maxFee: CEILING,
      tip: 2n,
    })
  })
})

test('gas is shown with six decimals, never more than there is', () => {
  expect([0n, 1n, 999_999_999_999n, 10n ** 12n, 2n * 10n ** 18n - 1n].map(shortGas)).toEqual([
    '0.000000',
    '0.000000',
    '0.000000',
    '0.000001',
    '1.999999',
  ])
})

/** Whether the next step of a world follows the rules, without delay. */
const holds = (world: NonceFacts): boolean => {
  const { executed, used, usedForGood, inMempool, age } = world
  const step = nonceStep('open', nonceSight(world, 180))
  const signs = step === 'send' || step === 'replace'
  const allowed = {
    done: executed?.final === true && executed.moved,
    failed: executed?.final === true && !executed.moved,
    taken: executed === null && usedForGood,
    send: executed === null && !used,
    replace: executed === null && !used,
    wait: used || inMempool,
  }[step]
  const isDue = signs || used || (inMempool && age < 180)
  return allowed && isDue
}

describe('a nonce', () => {
  test('that is open follows what the chain says', () => {
    expect(NONCE_SIGHTS.map((sight) => nonceStep('open', sight))).toEqual([
      'send',
      'wait',
      'replace',
      'wait',
      'done',
      'failed',
      'taken',
    ])
  })

  test('that has ended is left alone, whatever the chain says', () => {
    for (const state of NONCE_STATES.filter((each) => each !== 'open')) {
      for (const sight of NONCE_SIGHTS) expect(nonceStep(state, sight)).toBe('wait')
    }
  })

  test('ends only on what is final, is never signed anew while its nonce is used, and is sent while it is free', () => {
    const each = [true, false]
    const ended = each.flatMap((moved) => each.map((final) => ({ moved, final })))
    const facts: readonly NonceFacts[] = [null, ...ended].flatMap((executed) =>
      each.flatMap((used) =>
        each.flatMap((usedForGood) =>
          each.flatMap((inMempool) =>
            each.flatMap((tooCheap) =>
              [0, 179, 180].map((age) => ({ executed, used, usedForGood, inMempool, tooCheap, age })),
            ),
          ),
        ),
      ),
    )
    // An executed transaction has used its nonce, and a finally used nonce is used.
    const worlds = facts.filter(
      ({ executed, used, usedForGood }) => (executed === null || used) && (used || !usedForGood),
    )
    expect(worlds).toHaveLength(132)
    expect(worlds.filter((world) => !holds(world))).toEqual([])
  })
})
