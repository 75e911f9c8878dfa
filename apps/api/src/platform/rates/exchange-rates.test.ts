import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLog } from '../log/index.ts'
import { createExchangeRates } from './exchange-rates.ts'
import { TICKERS, type TickerName } from './tickers.ts'

const NOW = 1_700_000_000

/** Each exchange's response for every coin; null for one that never answers. */
let says: Record<TickerName, string | null>
let server: Server
let origin: string
let now = NOW

const kraken = (price: string) => JSON.stringify({ error: [], result: { XXBTZUSD: { c: [price, '0.1'] } } })
const coinbase = (price: string, at = now) => JSON.stringify({ price, time: new Date(at * 1000).toISOString() })
const bitstamp = (price: string, at = now) => JSON.stringify({ last: price, timestamp: String(at) })
const all = (price: string) => ({ kraken: kraken(price), coinbase: coinbase(price), bitstamp: bitstamp(price) })

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const name = url.startsWith('/0/') ? 'kraken' : url.startsWith('/products/') ? 'coinbase' : 'bitstamp'
    const answer = says[name]
    if (answer !== null) response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  now = NOW
  says = all('98.50')
})

const open = () =>
  createExchangeRates({
    tickers: Object.values(TICKERS).map((ticker) => ({ ...ticker, origin })),
    clock: { now: () => now },
    log: createLog('silent'),
    answerMilliseconds: 300,
  })

/** LTC's price after one more reading. */
async function read(rates: ReturnType<typeof open>): Promise<bigint> {
  await rates.start()
  await rates.stop()
  return rates.rate('LTC').usdE8
}

it.each([
  ['late', null],
  ['broken', '<html>502</html>'],
  ['empty', JSON.stringify({ error: ['EGeneral'], result: {} })],
  ['wrong', kraken('985.0')],
  ['negative', kraken('-98.5')],
])('one exchange that is %s is outvoted', async (_, answer) => {
  says = { ...all('98.50'), kraken: answer }
  expect(await read(open())).toBe(9_850_000_000n)
})

it('two that differ, or one alone, are no market', async () => {
  says = { kraken: null, coinbase: coinbase('98.5'), bitstamp: bitstamp('120') }
  await expect(read(open())).rejects.toThrow('RATE_UNAVAILABLE')
  says = { kraken: null, coinbase: coinbase('98.5'), bitstamp: 'down' }
  await expect(read(open())).rejects.toThrow('RATE_UNAVAILABLE')
})

it('an exchange that repeats an old trade does not count', async () => {
  says = { kraken: kraken('98.5'), coinbase: coinbase('99', NOW - 301), bitstamp: bitstamp('99', NOW - 301) }
  await expect(read(open())).rejects.toThrow('RATE_UNAVAILABLE')
})

it('the median of those that agree is the price, and an even number gives the mean', async () => {
  says = { kraken: kraken('98'), coinbase: coinbase('98.5'), bitstamp: bitstamp('99') }
  expect(await read(open())).toBe(9_850_000_000n)
  says = { kraken: kraken('120'), coinbase: coinbase('98.5'), bitstamp: bitstamp('98.7') }
  expect(await read(open())).toBe(9_860_000_000n)
})

it('without answers the last price stands until it is too old', async () => {
  const rates = open()
  await read(rates)
  says = { kraken: 'down', coinbase: 'down', bitstamp: 'down' }
  now += 900
  expect(await read(rates)).toBe(9_850_000_000n)
  now += 1
  expect(() => rates.rate('LTC')).toThrow('RATE_UNAVAILABLE')
})

it('a sudden move holds the coin at once, and is believed when it has stood ten minutes', async () => {
  const rates = open()
  await read(rates)
  says = all('60')
  await expect(read(rates)).rejects.toThrow('RATE_UNAVAILABLE')
  expect(rates.doubt('LTC')).toEqual({ currency: 'LTC', usdE8: 6_000_000_000n, lastE8: 9_850_000_000n, since: NOW })
  now += 599
  says = all('60.5')
  await expect(read(rates)).rejects.toThrow('RATE_UNAVAILABLE')
  now += 1
  says = all('60.4')
  expect(await read(rates)).toBe(6_040_000_000n)
  expect(rates.doubt('LTC')).toBeNull()
})

it('a sudden move that was a mistake is forgotten when the old level is back', async () => {
  const rates = open()
  await read(rates)
  says = all('60')
  await expect(read(rates)).rejects.toThrow('RATE_UNAVAILABLE')
  now += 60
  says = all('98.6')
  expect(await read(rates)).toBe(9_860_000_000n)
})
