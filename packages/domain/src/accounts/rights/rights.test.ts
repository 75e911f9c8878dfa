import { describe, expect, test } from 'vitest'
import { usd } from '../../money/index.ts'
import { codeOf } from '../../machines/testing/refusal.ts'
import {
  assertRight,
  monthCentsOf,
  renewedStopTime,
  RIGHT_TYPES,
  rightProblem,
  rightsPlans,
  rightState,
} from './index.ts'

const now = 1_760_000_000
const holding = (required: boolean, stopTime: number, withdrawn = false) => ({ required, stopTime, withdrawn })
const prices = { publishRightMonthCents: 1_000, replyRightMonthCents: 500 }

describe('a right', () => {
  test('that staff withdrew is refused, bought or not, required or not', () => {
    for (const stopTime of [0, now + 100]) {
      for (const required of [true, false]) {
        expect(rightProblem('publish', holding(required, stopTime, true), now)).toBe('RIGHT_WITHDRAWN')
        expect(rightProblem('reply', holding(required, stopTime, true), now)).toBe('RIGHT_WITHDRAWN')
      }
    }
    expect(rightState(holding(true, now + 1, true), now)).toEqual({ kind: 'withdrawn' })
  })

  test('that is required and was never bought is refused', () => {
    expect(rightProblem('publish', holding(true, 0), now)).toBe('PUBLISH_RIGHT_REQUIRED')
    expect(rightProblem('reply', holding(true, 0), now)).toBe('REPLY_RIGHT_REQUIRED')
    expect(rightState(holding(true, 0), now)).toEqual({ kind: 'not_bought' })
  })

  test('that has ended is refused from the second of its end', () => {
    expect(rightProblem('publish', holding(true, now), now)).toBe('PUBLISH_RIGHT_EXPIRED')
    expect(rightProblem('reply', holding(true, now - 1), now)).toBe('REPLY_RIGHT_EXPIRED')
    expect(rightState(holding(true, 1), now)).toEqual({ kind: 'expired', since: 1 })
  })

  test('lasts while its end is in the future', () => {
    expect(rightState(holding(true, now + 1), now)).toEqual({ kind: 'valid', until: now + 1 })
    expect(rightProblem('publish', holding(true, now + 1), now)).toBeNull()
    expect(rightProblem('reply', holding(true, now + 1), now)).toBeNull()
  })

  test('is not asked for when the site does not require it, and shows its end all the same', () => {
    expect(rightState(holding(false, 0), now)).toEqual({ kind: 'not_required' })
    expect(rightState(holding(false, now + 1), now)).toEqual({ kind: 'valid', until: now + 1 })
    expect(rightProblem('publish', holding(false, 0), now)).toBeNull()
    expect(rightProblem('reply', holding(false, now - 5), now)).toBeNull()
  })

  test('that is missing stops the act by name', () => {
    expect(codeOf(() => assertRight('publish', holding(true, now - 1), now))).toBe('PUBLISH_RIGHT_EXPIRED')
    expect(() => assertRight('reply', holding(true, now + 1), now)).not.toThrow()
  })
})

describe('renewal', () => {
  test.each([0, 61, 121, 1.5])('%d months are refused', (months) => {
    expect(codeOf(() => renewedStopTime(0, months, now))).toBe('RIGHT_MONTHS_INVALID')
  })

  test('goes on from the end of a running right and from now otherwise', () => {
    expect(renewedStopTime(0, 1, now)).toBe(now + 2_592_000)
    expect(renewedStopTime(now - 1, 2, now)).toBe(now + 5_184_000)
    expect(renewedStopTime(now + 100, 1, now)).toBe(now + 100 + 2_592_000)
  })
})

describe('plans', () => {
  test('publish is type 0, reply type 1', () => {
    expect(RIGHT_TYPES).toEqual({ publish: 0, reply: 1 })
  })

  test('each right has its own month price', () => {
    expect(monthCentsOf('publish', prices)).toBe(1_000)
    expect(monthCentsOf('reply', prices)).toBe(500)
  })

  test('offer 1, 3, 6 and 12 months', () => {
    expect(rightsPlans('publish', prices)).toEqual([
      { id: 1, months: 1, amount: usd(1_000), total: usd(1_000) },
      { id: 2, months: 3, amount: usd(1_000), total: usd(3_000) },
      { id: 3, months: 6, amount: usd(1_000), total: usd(6_000) },
      { id: 4, months: 12, amount: usd(1_000), total: usd(12_000) },
    ])
    expect(rightsPlans('reply', prices).map(({ id, total }) => [id, total.units])).toEqual([
      [101, 500n],
      [102, 1_500n],
      [103, 3_000n],
      [104, 6_000n],
    ])
  })
})
