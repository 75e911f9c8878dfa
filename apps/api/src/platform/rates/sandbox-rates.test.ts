import { expect, it } from 'vitest'
import { createSandboxRates } from './sandbox-rates.ts'

it('gives the same rate for the same time and moves with the clock', () => {
  let now = 1_800_000_000
  const rates = createSandboxRates({ now: () => now })
  const first = rates.rate('LTC')
  expect(rates.rate('LTC')).toEqual(first)
  now += 3600
  expect(rates.rate('LTC').usdE8).not.toBe(first.usdE8)
  expect(rates.rate('LTC').quotedAt).toBeGreaterThan(first.quotedAt)
})

it('never swings further than its bound over a week', () => {
  let now = 1_800_000_000
  const rates = createSandboxRates({ now: () => now })
  for (let minute = 0; minute < 10_080; minute += 7) {
    now += 420
    const { usdE8 } = rates.rate('BTC')
    expect(usdE8 >= (9_734_250_000_000n * 988n) / 1000n && usdE8 <= (9_734_250_000_000n * 1012n) / 1000n).toBe(true)
  }
})

it('lets a rate stand for a minute after the next one', () => {
  let now = 1_800_000_000
  const rates = createSandboxRates({ now: () => now })
  const first = rates.rate('LTC')
  now += 60
  const second = rates.rate('LTC')
  expect(rates.standing('LTC')).toEqual([second, first])
  now += 59
  expect(rates.standing('LTC')).toEqual([second, first])
  now += 1
  expect(rates.standing('LTC')).toEqual([rates.rate('LTC'), second])
})

it('lists every currency in the order of its id', () => {
  expect(
    createSandboxRates({ now: () => 0 })
      .all()
      .map((rate) => rate.currency),
  ).toEqual(['BTC', 'USDT', 'LTC'])
})
