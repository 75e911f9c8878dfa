import { expect, test } from 'vitest'
import { parseRate } from '../../money/index.ts'
import { ALERT_DIRECTIONS, isPriceGoodEnough, isPriceReached } from './index.ts'

const eighty = parseRate('LTC', '80')

test.each([
  ['79.99', [false, true]],
  ['80', [true, true]],
  ['80.01', [true, false]],
] as const)('at %s dollars an alert at 80 is reached from below and from above as %j', (market, expected) => {
  const reached = ALERT_DIRECTIONS.map((direction) =>
    isPriceReached({ direction, price: eighty }, parseRate('LTC', market)),
  )
  expect(reached).toEqual(expected)
})

test.each([
  ['sell', 79n, true],
  ['sell', 80n, true],
  ['sell', 81n, false],
  ['buy', 79n, false],
  ['buy', 80n, true],
  ['buy', 81n, true],
] as const)('a %s offer at %d against a limit of 80: %s', (side, price, good) => {
  expect(isPriceGoodEnough(side, 80n, price)).toBe(good)
  expect(isPriceGoodEnough(side, null, price)).toBe(true)
})
