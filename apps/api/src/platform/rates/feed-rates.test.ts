import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/index.ts'
import { createFeedRates } from './feed-rates.ts'
import type { RateCode } from './tables.ts'

let answer = '{}'
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((_request, response) => response.end(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
})
afterAll(() => server.close())

const log = createLog('silent')

/** The prices stored in the database, and the rate set by finance. */
let kept: Map<RateCode, bigint>
let set: bigint | null
beforeEach(() => {
  kept = new Map()
  set = null
})

const open = (now: () => number) =>
  createFeedRates({
    url,
    clock: { now },
    log,
    memory: {
      load: () => Promise.resolve(new Map(kept)),
      save: (currency, usdE8) => Promise.resolve(void kept.set(currency, usdE8)),
    },
    setNow: () => set,
  })

const ltc = (price: string): string => JSON.stringify({ BTC: '97342.50', USDT: '1.0002', LTC: price })

/** One more reading with a price for LTC. */
async function read(rates: ReturnType<typeof open>, price: string): Promise<void> {
  answer = ltc(price)
  await rates.start()
  await rates.stop()
}

describe('a price that jumped', () => {
  it('is not believed, however long it stands: the last one counts until it is too old, then none does', async () => {
    let now = 1000
    const rates = open(() => now)
    await read(rates, '98')
    await read(rates, '0.98')
    expect(rates.rate('LTC').usdE8).toBe(9_800_000_000n)
    expect(rates.standing('LTC').map(({ usdE8 }) => usdE8)).toEqual([9_800_000_000n])
    expect(rates.doubt('LTC')).toEqual({ currency: 'LTC', usdE8: 98_000_000n, lastE8: 9_800_000_000n, since: 1000 })
    expect([rates.doubt('BTC'), rates.rate('BTC').usdE8]).toEqual([null, 9_734_250_000_000n])
    now += 901
    await read(rates, '0.98')
    expect(() => rates.rate('LTC')).toThrow('RATE_UNAVAILABLE')
    expect(rates.doubt('LTC')?.since).toBe(1000)
    now += 86_400
    await read(rates, '0.97')
    expect(() => rates.rate('LTC')).toThrow('RATE_UNAVAILABLE')
    expect(rates.rate('BTC').quotedAt).toBe(now)
  })

  it.each(['980', '117.7', '78.3'])('to %s is not believed by a process that just started either', async (price) => {
    await read(
      open(() => 1000),
      '98',
    )
    const again = open(() => 1060)
    await read(again, price)
    expect(() => again.rate('LTC')).toThrow('RATE_UNAVAILABLE')
    expect(again.doubt('LTC')?.lastE8).toBe(9_800_000_000n)
    expect(kept.get('LTC')).toBe(9_800_000_000n)
  })

  it('is forgotten when the feed is near the last one again; a step of a fifth counts', async () => {
    const rates = open(() => 1000)
    await read(rates, '98')
    await read(rates, '0.98')
    await read(rates, '117.6')
    expect(rates.rate('LTC').usdE8).toBe(11_760_000_000n)
    expect(rates.doubt('LTC')).toBeNull()
  })

  it('counts once finance set a rate near it, and is the one to compare with from then on', async () => {
    const rates = open(() => 1000)
    await read(rates, '98')
    await read(rates, '60')
    set = 6_100_000_000n
    await read(rates, '60')
    expect([rates.rate('LTC').usdE8, rates.doubt('LTC')]).toEqual([6_000_000_000n, null])
    set = null
    await read(rates, '62')
    expect(rates.rate('LTC').usdE8).toBe(6_200_000_000n)
    await read(rates, '98')
    expect(rates.rate('LTC').usdE8).toBe(6_200_000_000n)
  })
})

it('has no rate before the feed gave one, nor when it gives anything but decimal texts', async () => {
  const rates = open(() => 0)
  for (const bad of ['{}', 'no json', '{"BTC":97342.5,"USDT":"1","LTC":"98"}', '{"BTC":"-1","USDT":"1","LTC":"98"}']) {
    answer = bad
    await rates.start()
    expect(() => rates.rate('BTC')).toThrow('RATE_UNAVAILABLE')
  }
  await rates.stop()
})

it('reads dollars per coin without rounding, and refuses them once they are stale', async () => {
  answer = '{"BTC":"97342.50","USDT":"1.00020001","LTC":"98.5"}'
  let now = 1000
  const rates = open(() => now)
  await rates.start()
  expect(rates.all().map((rate) => rate.usdE8)).toEqual([9_850_000_000n, 9_734_250_000_000n, 100_020_001n])
  now += 901
  expect(() => rates.rate('LTC')).toThrow('RATE_UNAVAILABLE')
  await rates.stop()
})

it('lets a rate stand for a minute after the next one, whatever the feed does then', async () => {
  answer = '{"BTC":"97342.50","USDT":"1.0002","LTC":"98.5"}'
  let now = 1000
  const rates = open(() => now)
  expect(() => rates.standing('LTC')).toThrow('RATE_UNAVAILABLE')
  await rates.start()
  now += 60
  answer = '{"BTC":"97342.50","USDT":"1.0002","LTC":"99"}'
  await rates.start()
  const shown = () => rates.standing('LTC').map((rate) => rate.usdE8)
  expect(shown()).toEqual([9_900_000_000n, 9_850_000_000n])
  now += 59
  expect(shown()).toHaveLength(2)
  now += 1
  expect(shown()).toEqual([9_900_000_000n])
  now += 841
  expect(() => rates.standing('LTC')).toThrow('RATE_UNAVAILABLE')
  await rates.stop()
})
