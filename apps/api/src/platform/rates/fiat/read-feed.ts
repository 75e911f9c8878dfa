import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isDomainError } from '@jindu/domain/errors'
import { divide, FOREIGN_FIATS, parseFiatRate, type ForeignFiat } from '@jindu/domain/money'
import { z } from 'zod'

const ANSWER_MILLISECONDS = 10_000
const LONGEST_ANSWER = 1_000_000
const E8 = 100_000_000n
/** The ECB publishes at about 16:00 in Frankfurt. */
const PUBLISHED_AT = 'T15:00:00Z'

/** Units per dollar, times 10^8, of the currencies that a source knows. */
export type PerUsd = ReadonlyMap<ForeignFiat, bigint>

/**
 * The text at an address, or in a file that another program writes.
 * @throws Error for an error status, a missing file, a timeout or an answer that is too long
 */
export async function readText(url: string): Promise<string> {
  const text = url.startsWith('file:') ? await readFile(fileURLToPath(url), 'utf8') : await fetchText(url)
  if (text.length > LONGEST_ANSWER) throw new Error('the answer is too long')
  return text
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) })
  if (!answer.ok) throw new Error(`the feed answered ${answer.status}`)
  return answer.text()
}

const anything = z.record(z.string(), z.unknown())
const feed = z.union([
  z.object({ rates: anything }).transform(({ rates }) => rates),
  z.object({ data: z.object({ rates: anything }) }).transform(({ data }) => data.rates),
  anything,
])

/** Null for what is no rate; decimals beyond the eighth are cut. */
function rateOf(fiat: ForeignFiat, value: unknown): bigint | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  try {
    return parseFiatRate(fiat, String(value).replace(/(\.\d{8})\d+$/, '$1')).perUsdE8
  } catch (error) {
    if (isDomainError(error)) return null
    throw error
  }
}

/** Of what one unit of the base costs, the known and valid ones. */
function ratesOf(of: (fiat: ForeignFiat) => unknown): Map<ForeignFiat, bigint> {
  return new Map(
    FOREIGN_FIATS.flatMap((fiat) => {
      const rate = rateOf(fiat, of(fiat))
      return rate === null ? [] : [[fiat, rate] as const]
    }),
  )
}

/**
 * Reads a JSON feed of units per dollar: `{ "EUR": "0.92" }`, also below `rates` or `data.rates`.
 * @throws ZodError, SyntaxError for another answer
 */
export function readFeed(text: string): PerUsd {
  const rates = feed.parse(JSON.parse(text))
  return ratesOf((fiat) => rates[fiat])
}

/**
 * Reads the daily file of the European Central Bank, units per euro: `<Cube currency='USD' rate='1.0867'/>`.
 * @returns units per dollar, rounded down, and the day's time in unix seconds
 * @throws Error if the day or the dollar is missing
 */
export function readCentralBank(text: string): { readonly perUsd: PerUsd; readonly quotedAt: number } {
  const [, day] = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/.exec(text) ?? []
  const quotedAt = Math.floor(Date.parse(`${day}${PUBLISHED_AT}`) / 1000)
  const found = new Map(
    [...text.matchAll(/currency=["']([A-Z]{3})["']\s+rate=["']([\d.]{1,20})["']/g)].map(([, code, rate]) => [
      code,
      rate,
    ]),
  )
  // Any code gives the same digits: only the dollar's own is not foreign.
  const dollar = rateOf('EUR', found.get('USD'))
  if (dollar === null || Number.isNaN(quotedAt)) throw new Error('no daily file of a central bank')
  const perEuro = ratesOf((fiat) => (fiat === 'EUR' ? '1' : found.get(fiat)))
  return { quotedAt, perUsd: new Map([...perEuro].map(([fiat, rate]) => [fiat, divide(rate * E8, dollar, 'down')])) }
}
