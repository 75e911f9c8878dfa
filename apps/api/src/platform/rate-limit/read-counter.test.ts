import { isDomainError } from '@jindu/domain/errors'
import { readLimits } from '@jindu/domain/rules'
import { expect, it } from 'vitest'
import { manualClock } from '../clock/index.ts'
import { createReadCounter, type ReadCounter, type Reader } from './read-counter.ts'

const { perAccount, perAddress, windowSeconds, mostRemembered } = readLimits
/** The start of a minute. */
const START = 1_800_000_000

/** How long a reader waits who reads once more; null where they need not. */
function waitOf(counter: ReadCounter, reader: Reader): unknown {
  try {
    counter.read(reader)
    return null
  } catch (error) {
    return isDomainError(error) && error.code === 'RATE_LIMITED' ? error.details['retryAfterSeconds'] : error
  }
}

function readTimes(counter: ReadCounter, times: number, reader: Reader): void {
  for (let nth = 0; nth < times; nth += 1) counter.read(reader)
}

it.each([
  ['an account', perAccount, { uid: 100_001 }, { uid: 100_002 }],
  ['an address', perAddress, { address: '203.0.113.5' }, { address: '203.0.113.6' }],
  ['a /64 of IPv6', perAddress, { address: '2001:db8::1' }, { address: '2001:db8:0:1::1' }],
] as const)('%s reads up to its bound in a minute, others are not counted with it', (_, limit, reader, other) => {
  const clock = manualClock(START)
  const counter = createReadCounter({ clock, sandbox: false })
  readTimes(counter, limit, reader)
  clock.advance(20)
  expect(waitOf(counter, reader)).toBe(windowSeconds - 20)
  expect(waitOf(counter, other)).toBeNull()
  clock.advance(windowSeconds - 20)
  expect(waitOf(counter, reader)).toBeNull()
})

it('an account above its bound costs the others of its address nothing more', () => {
  const counter = createReadCounter({ clock: manualClock(START), sandbox: false })
  const address = '203.0.113.5'
  readTimes(counter, perAccount, { uid: 100_001, address })
  for (let nth = 0; nth < 100; nth += 1) expect(waitOf(counter, { uid: 100_001 })).not.toBeNull()
  readTimes(counter, perAddress - perAccount, { address })
  expect(waitOf(counter, { address })).not.toBeNull()
})

it('spares this machine in the sandbox only', () => {
  const [inside, outside] = [true, false].map((sandbox) => createReadCounter({ clock: manualClock(START), sandbox }))
  for (const counter of [inside, outside]) {
    for (let nth = 0; nth < perAddress; nth += 1) counter?.read({ address: '127.0.0.1' })
  }
  expect(inside === undefined ? '' : waitOf(inside, { address: '127.0.0.1' })).toBeNull()
  expect(outside === undefined ? '' : waitOf(outside, { address: '127.0.0.1' })).toBe(windowSeconds)
})

it('remembers a bounded number, whoever reads, and nothing after the minute', () => {
  const clock = manualClock(START)
  const counter = createReadCounter({ clock, sandbox: false })
  for (let nth = 0; nth < mostRemembered * 2; nth += 1) {
    counter.read({ address: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` })
  }
  expect(counter.remembered()).toBe(mostRemembered)
  clock.advance(windowSeconds)
  counter.read({ uid: 100_001 })
  expect(counter.remembered()).toBe(1)
})
