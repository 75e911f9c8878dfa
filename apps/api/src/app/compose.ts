import type { CurrencyCode, ForeignFiat } from '@jindu/domain/money'
import { createSessionGate } from '../accounts/accounts/index.ts'
import { createAdShelf } from '../promotion/ads/index.ts'
import { createViewCounter } from '../goods/sales/index.ts'
import { namedInTickets } from '../desk/tickets/index.ts'
import type { App } from '../platform/app.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { Env } from '../platform/env/index.ts'
import { createChainTurns } from '../platform/chain/index.ts'
import { createDiskStore } from '../platform/files/disk-store.ts'
import { createSpool } from '../platform/files/spool.ts'
import { createUploadSlots } from '../platform/files/upload-slots.ts'
import { pruneIdempotencyKeys } from '../platform/idempotency/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log/index.ts'
import { sealAudit } from '../platform/audit/seal-audit.ts'
import { sealLedger } from '../platform/ledger/index.ts'
import type { ChannelGuards } from '../platform/outbox/channel-guard.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { createOutbox, pruneOutbox } from '../platform/outbox/index.ts'
import { createPasswordHasher, type PasswordCost } from '../platform/passwords/password-hasher.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import { createPusher, type Pusher } from '../platform/push/pusher.ts'
import { sandboxVapidKeys, vapidKeys } from '../platform/push/vapid-key.ts'
import { systemRandom, type Random } from '../platform/random/index.ts'
import { createRateLimiter, type RateLimiter } from '../platform/rate-limit/rate-limiter.ts'
import { createExchangeRates } from '../platform/rates/exchange-rates.ts'
import { createFeedRates } from '../platform/rates/feed-rates.ts'
import { noFiatRates } from '../platform/rates/fiat/fiat-rates.ts'
import { createFiatRates, type RunningFiatRates } from '../platform/rates/fiat/polled-fiat.ts'
import { createSandboxFiat } from '../platform/rates/fiat/sandbox-fiat.ts'
import { TICKERS } from '../platform/rates/tickers.ts'
import { noRates } from '../platform/rates/no-rates.ts'
import { createSandboxRates } from '../platform/rates/sandbox-rates.ts'
import type { RunningRates } from '../platform/rates/polled-rates.ts'
import { createPriceMemory } from '../platform/rates/price-memory.ts'
import { createSetRates, type SettableRates } from '../platform/rates/set-rates.ts'
import { createSecretBox } from '../platform/secrets/index.ts'
import { createSettingsStore } from '../platform/settings/settings-store.ts'
import { connectChains } from '../platform/chain/connect-chains.ts'
import { channelGuards, registerJobs } from './registrations.ts'

/** The parts that differ between production, sandbox and tests. */
export interface AppParts {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly random?: Random
  readonly passwordCost?: PasswordCost
  readonly channels?: ChannelGuards
  readonly rateLimiter?: RateLimiter
}

export interface ComposedApp {
  readonly app: App
  /** Begins to run timed work by itself. */
  startJobs(): void
  stop(): Promise<void>
}

/** The source of rates outside the sandbox; null without one. */
function ratesOf(
  { env: { ratesUrl }, clock, log, database }: AppParts,
  setNow: (currency: CurrencyCode) => bigint | null,
) {
  if (ratesUrl === null) return null
  if (ratesUrl === 'exchanges') return createExchangeRates({ tickers: Object.values(TICKERS), clock, log })
  return createFeedRates({ url: ratesUrl, clock, log, setNow, memory: createPriceMemory(database, clock) })
}

/** The source of exchange rates that the operator names; null without one. */
function fiatRatesOf(
  { env: { fiatRatesUrls: feeds, centralBankRatesUrl: centralBank }, clock, log, database }: AppParts,
  setNow: (fiat: ForeignFiat) => bigint | null,
) {
  if (feeds.length === 0 && centralBank === null) return null
  return createFiatRates({ feeds, centralBank, clock, log, setNow, memory: createPriceMemory(database, clock) })
}

/** Load the rates set by staff first: the feeds' first prices are compared with them. */
async function startRates(
  rates: SettableRates,
  feed: RunningRates | null,
  fiatFeed: RunningFiatRates | null,
): Promise<void> {
  await rates.start()
  await Promise.all([feed?.start(), fiatFeed?.start()])
}

/** The Web Push sender with the operator's VAPID key, or with one that a sandbox generated. */
async function pusherOf({ vapidPrivateKey, sandbox, dataDir, publicOrigin }: Env, log: Log): Promise<Pusher | null> {
  if (vapidPrivateKey === null && !sandbox) return null
  const keys = vapidPrivateKey === null ? await sandboxVapidKeys(dataDir) : vapidKeys(vapidPrivateKey)
  return createPusher({ keys, publicOrigin, sandbox, log })
}

/** Encrypts and decrypts secrets at rest. */
export function secretBoxOf({ encryptionKey, encryptionOldKeys }: Env, random: Random = systemRandom) {
  return createSecretBox(encryptionKey, encryptionOldKeys, random)
}

/** Builds the app and subscribes to changes made by other processes. */
export async function composeApp(parts: AppParts): Promise<ComposedApp> {
  const { env, log, clock, database, random = systemRandom } = parts
  const { db, sql } = database
  const outbox = await createOutbox(database, log)
  const jobs = createJobs({ database, clock, log })
  const settings = createSettingsStore(database, clock)
  const passwords = createPasswordHasher(parts.passwordCost)
  const sessions = createSessionGate({ env, log, clock, db, sql, passwords, settings })
  const views = createViewCounter({ db, clock, log })
  const spool = createSpool(env.filesDir)
  const pictures = createPictures()
  const ads = createAdShelf({ db, sql, clock, log })
  const feed = ratesOf(parts, (currency) => rates.set(currency)?.usdE8 ?? null)
  if (feed === null && !env.sandbox) log.warn('RATES_URL is missing: no coin has a price, so nothing can be bought')
  const market = feed ?? (env.sandbox ? createSandboxRates(clock) : noRates)
  const fiatFeed = fiatRatesOf(parts, (code) => rates.fiat.set(code))
  const fiat = fiatFeed ?? (env.sandbox ? createSandboxFiat(clock) : noFiatRates)
  const rates: SettableRates = createSetRates({ market, fiat, database, clock })
  await Promise.all([settings.start(), sessions.start(), ads.start(), startRates(rates, feed, fiatFeed), spool.sweep()])
  views.start()
  const app: App = {
    env,
    log,
    clock,
    random,
    database,
    sql,
    db,
    outbox,
    namedTo: namedInTickets,
    channels: parts.channels ?? channelGuards(db),
    jobs,
    chains: await connectChains(env, { db, clock, random }),
    turns: createChainTurns(sql),
    rates,
    sessions,
    settings,
    passwords,
    rateLimiter: parts.rateLimiter ?? createRateLimiter({ db, clock, sandbox: env.sandbox }),
    files: createDiskStore(env.filesDir),
    spool,
    uploads: createUploadSlots(),
    pictures,
    views,
    ads,
    secrets: secretBoxOf(env, random),
    pusher: await pusherOf(env, log),
    mailer: env.smtp === null ? null : createMailer(env.smtp, log),
  }
  jobs.register(pruneOutbox(db))
  jobs.register(pruneIdempotencyKeys(db))
  jobs.register(sealLedger(database))
  jobs.register(sealAudit(database))
  registerJobs(app)
  return {
    app,
    startJobs: () => jobs.start(),
    async stop() {
      await jobs.stop()
      await Promise.all([views.stop(), ads.stop()])
      pictures.stop()
      fiatFeed?.stop()
      await Promise.all([settings.stop(), sessions.stop(), outbox.stop(), feed?.stop(), rates.stop()])
    },
  }
}
