import { fail } from '@jindu/domain/errors'
import { FOREIGN_FIATS, type ForeignFiat } from '@jindu/domain/money'
import type { Log } from '../../log/index.ts'
import { admit } from '../admit.ts'
import { agree, UNKNOWN, type Level } from '../agree.ts'
import type { PriceMemory } from '../price-memory.ts'
import { standingRates } from '../rate-source.ts'
import type { FiatRates, QuotedFiat } from './fiat-rates.ts'
import { readCentralBank, readFeed, readText, type PerUsd } from './read-feed.ts'

const POLL_MILLISECONDS = 300_000
const STALE_SECONDS = 1_800
/** A central bank publishes once a working day: Easter is the longest pause. */
const BANK_STALE_SECONDS = 5 * 86_400

export interface RunningFiatRates extends FiatRates {
  /** Reads now and then periodically; a failed read is retried. */
  start(): Promise<void>
  stop(): void
}

interface Parts {
  /** JSON feeds of units per dollar. Two and more must agree; a single one is guarded against jumps. */
  readonly feeds: readonly string[]
  /** The daily file of a central bank, for currencies that the feeds give no rate of; null for none. */
  readonly centralBank: string | null
  readonly clock: { now(): number }
  readonly log: Log
  readonly memory: PriceMemory
  /** The rate that finance set for now, units per dollar times 10^8; null for none. */
  readonly setNow: (fiat: ForeignFiat) => bigint | null
}

type Levels = Map<ForeignFiat, Level>

/** Exchange rates that feeds agree on, and those of a central bank where they give none. */
export function createFiatRates({ feeds, centralBank, clock, log, memory, setNow }: Parts): RunningFiatRates {
  /** Newest first. */
  const fromFeeds = new Map<ForeignFiat, readonly QuotedFiat[]>()
  const fromBank = new Map<ForeignFiat, QuotedFiat>()
  const ofFeeds: Levels = new Map()
  const ofBank: Levels = new Map()
  let known: ReturnType<PriceMemory['load']> | null = null
  let timer: NodeJS.Timeout | null = null

  async function tryRead<Found>(url: string, read: (text: string) => Found): Promise<Found | null> {
    try {
      return read(await readText(url))
    } catch (error) {
      log.warn({ err: error, source: new URL(url).host }, 'rates: a source of exchange rates could not be read')
      return null
    }
  }

  function judge(levels: Levels, fiat: ForeignFiat, level: Level): void {
    levels.set(fiat, level)
    if (level.sudden !== null)
      log.error({ fiat, perUsdE8: String(level.sudden.price) }, 'rates: an exchange rate jumped and is held back')
  }

  /** A single source: a jump is held back until it returns or finance sets a rate near it. */
  async function admitOne(levels: Levels, fiat: ForeignFiat, price: bigint): Promise<boolean> {
    known ??= memory.load()
    const before = levels.get(fiat) ?? { accepted: (await known).get(fiat) ?? null, sudden: null }
    const { level, verdict } = admit(before, price, { set: setNow(fiat), now: clock.now() })
    judge(levels, fiat, level)
    if (verdict === 'accepted') await memory.save(fiat, price)
    return verdict === 'accepted'
  }

  function stand(fiat: ForeignFiat, perUsdE8: bigint): void {
    const quotedAt = clock.now()
    const rates = [{ fiat, perUsdE8, quotedAt, source: 'feeds' } as const, ...(fromFeeds.get(fiat) ?? [])]
    fromFeeds.set(fiat, standingRates(rates, quotedAt))
  }

  async function readFeeds(): Promise<void> {
    const answers = (await Promise.all(feeds.map((url) => tryRead(url, readFeed)))).filter((answer) => answer !== null)
    for (const fiat of FOREIGN_FIATS) {
      const prices = answers.flatMap((answer: PerUsd) => answer.get(fiat) ?? [])
      const [only] = prices
      if (feeds.length === 1) {
        if (only !== undefined && (await admitOne(ofFeeds, fiat, only))) stand(fiat, only)
      } else {
        const { level, verdict } = agree(ofFeeds.get(fiat) ?? UNKNOWN, prices, clock.now())
        judge(ofFeeds, fiat, level)
        if (verdict === 'accepted' && level.accepted !== null) stand(fiat, level.accepted)
        if (verdict === 'held') fromFeeds.delete(fiat)
      }
    }
  }

  async function readBank(url: string): Promise<void> {
    const found = await tryRead(url, readCentralBank)
    if (found === null) return
    const { quotedAt } = found
    for (const [fiat, perUsdE8] of found.perUsd) {
      if (await admitOne(ofBank, fiat, perUsdE8))
        fromBank.set(fiat, { fiat, perUsdE8, quotedAt, source: 'centralBank' })
    }
  }

  async function poll(): Promise<void> {
    try {
      if (feeds.length > 0) await readFeeds()
      if (centralBank !== null) await readBank(centralBank)
    } catch (error) {
      log.warn({ err: error }, 'rates: exchange rates could not be read')
    }
  }

  const isFresh = ({ quotedAt }: QuotedFiat, seconds: number): boolean => clock.now() - quotedAt <= seconds

  function find(fiat: ForeignFiat): readonly QuotedFiat[] {
    const [newest] = fromFeeds.get(fiat) ?? []
    if (newest !== undefined && isFresh(newest, STALE_SECONDS))
      return standingRates(fromFeeds.get(fiat) ?? [], clock.now())
    const bank = fromBank.get(fiat)
    // What the feeds hold back, yesterday's rate does not settle.
    const isHeld = (ofFeeds.get(fiat)?.sudden ?? null) !== null
    return bank === undefined || isHeld || !isFresh(bank, BANK_STALE_SECONDS) ? [] : [bank]
  }

  function standing(fiat: ForeignFiat): readonly QuotedFiat[] {
    const found = find(fiat)
    return found.length === 0 ? fail('FIAT_RATE_UNAVAILABLE', { fiat }) : found
  }

  return {
    rate: (fiat) => standing(fiat)[0] ?? fail('FIAT_RATE_UNAVAILABLE', { fiat }),
    standing,
    doubt: (fiat) => {
      const sudden = ofFeeds.get(fiat)?.sudden ?? ofBank.get(fiat)?.sudden ?? null
      return sudden === null ? null : { perUsdE8: sudden.price, since: sudden.since }
    },
    all: () => FOREIGN_FIATS.flatMap((fiat) => find(fiat).slice(0, 1)),
    async start() {
      await poll()
      timer = setInterval(() => void poll(), POLL_MILLISECONDS).unref()
    },
    stop() {
      if (timer !== null) clearInterval(timer)
    },
  }
}
