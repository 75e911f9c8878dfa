import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../log/index.ts'
import type { RateCode } from '../tables.ts'
import { createFiatRates, type RunningFiatRates } from './polled-fiat.ts'
import { readCentralBank, readFeed } from './read-feed.ts'

const DAY = '2027-01-14'
const PUBLISHED = Date.parse(`${DAY}T15:00:00Z`) / 1000

const bankFile = (dollar = '1.0867', yen = '162.48') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${DAY}'>
    <Cube currency='USD' rate='${dollar}'/><Cube currency='JPY' rate='${yen}'/><Cube currency='XAU' rate='1'/>
    <Cube currency='CZK' rate='0'/>
  </Cube></Cube>
</gesmes:Envelope>`

/** The answer at each path; a missing one is an error. */
const answers = new Map<string, string>()
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer === undefined ? 503 : 200).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

let now: number
let kept: Map<RateCode, bigint>
let set: bigint | null
beforeEach(() => {
  now = PUBLISHED + 3_600
  kept = new Map()
  set = null
  answers.clear()
})

const open = (feeds: readonly string[], centralBank: string | null = null) =>
  createFiatRates({
    feeds: feeds.map((path) => origin + path),
    centralBank,
    clock: { now: () => now },
    log: createLog('silent'),
    memory: {
      load: () => Promise.resolve(new Map(kept)),
      save: (code, rate) => Promise.resolve(void kept.set(code, rate)),
    },
    setNow: () => set,
  })

async function read(rates: RunningFiatRates): Promise<void> {
  await rates.start()
  rates.stop()
}

const say = (path: string, rates: Readonly<Record<string, unknown>>) => answers.set(path, JSON.stringify({ rates }))

describe('what a source says', () => {
  it('is read as text, below any of three names, and cut after the eighth decimal', () => {
    const euro = 92_130_000n
    for (const answer of [{ EUR: '0.9213' }, { rates: { EUR: 0.9213 } }, { data: { rates: { EUR: '0.921300009' } } }]) {
      expect(readFeed(JSON.stringify(answer)).get('EUR')).toBe(euro)
    }
  })

  it('is left out where it is no rate', () => {
    const said = readFeed(JSON.stringify({ EUR: '0', GBP: -1, JPY: 'much', CNY: null, CHF: 1e-7, XAU: 1, USD: 1 }))
    expect([...said]).toEqual([])
  })

  it('is refused where it is no such answer', () => {
    expect(() => readFeed('<html>')).toThrow('JSON')
    expect(() => readFeed('[]')).toThrow('expected record')
    expect(() => readCentralBank('<Cube/>')).toThrow('no daily file')
    expect(() => readCentralBank(bankFile().replace("'USD'", "'NOK'"))).toThrow('no daily file')
    expect(() => readCentralBank(bankFile().replace(DAY, '2027-99-99'))).toThrow('no daily file')
  })

  it('of a central bank is counted from euros to dollars, at the time of its day', () => {
    const { perUsd, quotedAt } = readCentralBank(bankFile())
    expect(quotedAt).toBe(PUBLISHED)
    expect([...perUsd]).toEqual([
      ['EUR', 92_021_717n],
      ['JPY', 14_951_688_598n],
    ])
  })
})

describe('several feeds', () => {
  it('agree on the middle; one that is late, wrong or broken is outvoted', async () => {
    say('/a', { EUR: '0.92' })
    say('/b', { EUR: '0.93' })
    say('/c', { EUR: '9.2' })
    const rates = open(['/a', '/b', '/c', '/gone'])
    await read(rates)
    expect(rates.rate('EUR')).toEqual({ fiat: 'EUR', perUsdE8: 92_500_000n, quotedAt: now, source: 'feeds' })
    expect(rates.all().map(({ fiat }) => fiat)).toEqual(['EUR'])
    expect(() => rates.rate('JPY')).toThrow('FIAT_RATE_UNAVAILABLE')
  })

  it('that jump together hold the currency until the new level stood for ten minutes', async () => {
    for (const path of ['/a', '/b']) say(path, { TRY: '34' })
    const rates = open(['/a', '/b'], `${origin}/bank`)
    await read(rates)
    for (const path of ['/a', '/b']) say(path, { TRY: '68' })
    answers.set('/bank', bankFile().replace('JPY', 'TRY'))
    now += 300
    await read(rates)
    expect(() => rates.rate('TRY')).toThrow('FIAT_RATE_UNAVAILABLE')
    expect(rates.doubt('TRY')).toEqual({ perUsdE8: 6_800_000_000n, since: now })
    now += 600
    await read(rates)
    expect(rates.rate('TRY').perUsdE8).toBe(6_800_000_000n)
    expect(rates.doubt('TRY')).toBeNull()
  })

  it('that fall silent count for half an hour, then the central bank does, for five days', async () => {
    for (const path of ['/a', '/b']) say(path, { JPY: '150' })
    answers.set('/bank', bankFile())
    const rates = open(['/a', '/b'], `${origin}/bank`)
    await read(rates)
    expect(rates.rate('EUR')).toEqual({
      fiat: 'EUR',
      perUsdE8: 92_021_717n,
      quotedAt: PUBLISHED,
      source: 'centralBank',
    })
    answers.delete('/a')
    now += 1_800
    await read(rates)
    expect(rates.rate('JPY').source).toBe('feeds')
    now += 1
    await read(rates)
    expect(rates.rate('JPY').source).toBe('centralBank')
    now = PUBLISHED + 5 * 86_400
    expect(rates.rate('JPY').perUsdE8).toBe(14_951_688_598n)
    now += 1
    expect(() => rates.rate('JPY')).toThrow('FIAT_RATE_UNAVAILABLE')
    expect(rates.all()).toEqual([])
  })
})

describe('a single source', () => {
  it('that jumps is not believed, after a restart neither, until finance sets a rate near it', async () => {
    say('/a', { EUR: '0.92' })
    const rates = open(['/a'])
    await read(rates)
    say('/a', { EUR: '9.2' })
    await read(rates)
    expect(rates.rate('EUR').perUsdE8).toBe(92_000_000n)
    const restarted = open(['/a'])
    await read(restarted)
    expect(() => restarted.rate('EUR')).toThrow('FIAT_RATE_UNAVAILABLE')
    expect(restarted.doubt('EUR')).toEqual({ perUsdE8: 920_000_000n, since: now })
    set = 900_000_000n
    await read(restarted)
    expect(restarted.rate('EUR').perUsdE8).toBe(920_000_000n)
  })

  it('stands for those who saw the rate before for a minute', async () => {
    say('/a', { EUR: '0.92' })
    const rates = open(['/a'])
    await read(rates)
    say('/a', { EUR: '0.93' })
    now += 300
    await read(rates)
    const standing = () => rates.standing('EUR').map(({ perUsdE8 }) => perUsdE8)
    expect(standing()).toEqual([93_000_000n, 92_000_000n])
    now += 60
    expect(standing()).toEqual([93_000_000n])
  })

  it('may be a file that another program writes', async () => {
    const path = join(tmpdir(), `jindu-bank-${process.pid}.xml`)
    await writeFile(path, bankFile())
    const rates = open([], pathToFileURL(path).href)
    await read(rates)
    expect(rates.rate('JPY').source).toBe('centralBank')
    await writeFile(path, bankFile('1.0867', '16.2'))
    await read(rates)
    expect(rates.rate('JPY').perUsdE8).toBe(14_951_688_598n)
    expect(rates.doubt('JPY')).not.toBeNull()
  })
})
