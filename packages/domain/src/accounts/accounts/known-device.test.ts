import { describe, expect, test } from 'vitest'
import { isKnownDevice, type LoginPlace } from './index.ts'

const CLIENTS = [null, 'ios', 'android'] as const
const NEIGHBOURHOODS = ['203.0.113.0/24', '198.51.100.0/24', '2001:db8:1::/48'] as const
const PLACES: readonly LoginPlace[] = CLIENTS.flatMap((client) =>
  NEIGHBOURHOODS.map((neighbourhood) => ({ client, neighbourhood })),
)
const isSame = (one: LoginPlace, other: LoginPlace): boolean =>
  one.client === other.client && one.neighbourhood === other.neighbourhood
/** Every place after every pair of places, the same twice among them. */
const CASES = PLACES.flatMap((place) =>
  PLACES.flatMap((one) => PLACES.map((other) => ({ place, before: [one, other] }))),
)

describe('a device that shows no mark', () => {
  test('is unknown to an account that never logged in', () => {
    for (const place of PLACES) expect(isKnownDevice({ isMarked: false, place, before: [] })).toBe(false)
  })

  test('is unknown as a browser, wherever browsers and clients were before', () => {
    const browsers = CASES.filter(({ place }) => place.client === null)
    for (const each of browsers) expect(isKnownDevice({ isMarked: false, ...each })).toBe(false)
    expect(browsers).toHaveLength(243)
  })

  test('is known as an old client where the same kind was in the same neighbourhood, and nowhere else', () => {
    const clients = CASES.filter(({ place }) => place.client !== null)
    for (const { place, before } of clients) {
      const was = before.some((each) => isSame(each, place))
      expect(isKnownDevice({ isMarked: false, place, before })).toBe(was)
    }
    expect(clients).toHaveLength(486)
  })
})

test('a device that shows the account’s mark is known everywhere', () => {
  for (const each of CASES) expect(isKnownDevice({ isMarked: true, ...each })).toBe(true)
})
