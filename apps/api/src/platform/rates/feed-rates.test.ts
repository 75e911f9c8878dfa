import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log/index.ts'
import { createFeedRates } from './feed-rates.ts'

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

it('has no rate before the feed gave one, nor when it gives anything but decimal texts', async () => {
  const rates = createFeedRates({ url, clock: { now: () => 0 }, log })
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
  const rates = createFeedRates({ url, clock: { now: () => now }, log })
  await rates.start()
  expect(rates.all().map((rate) => rate.usdE8)).toEqual([9_850_000_000n, 9_734_250_000_000n, 100_020_001n])
  now += 901
  expect(() => rates.rate('LTC')).toThrow('RATE_UNAVAILABLE')
  await rates.stop()
})

it('lets a rate stand for a minute after the next one, whatever the feed does then', async () => {
  answer = '{"BTC":"97342.50","USDT":"1.0002","LTC":"98.5"}'
  let now = 1000
  const rates = createFeedRates({ url, clock: { now: () => now }, log })
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
