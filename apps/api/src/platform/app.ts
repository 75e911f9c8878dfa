import type { AdShelf } from './ads/ad-shelf.ts'
import type { Clock } from './clock/index.ts'
import type { CommitParts, Database, Db, Sql } from './db/index.ts'
import type { Env } from './env/index.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log/index.ts'
import type { ChannelGuards } from './outbox/channel-guard.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Random } from './random/index.ts'
import type { Chains } from './chain/chain.ts'
import type { ChainTurns } from './chain/turns.ts'
import type { SecretBox } from './secrets/index.ts'
import type { FileStore } from './files/file-store.ts'
import type { Spool } from './files/spool.ts'
import type { UploadSlots } from './files/upload-slots.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { Pusher } from './push/pusher.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import type { SettableRates } from './rates/set-rates.ts'
import type { SessionGate } from './sessions/session.ts'
import type { SettingsStore } from './settings/settings-store.ts'
import type { NamedTo } from './staff/named-to.ts'
import type { ViewCounter } from './views/view-counter.ts'

/** All dependencies of verbs. Built by the composition root, and by tests. */
export interface App {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly random: Random
  readonly database: Database
  readonly sql: Sql
  readonly db: Db
  readonly outbox: Outbox
  readonly namedTo: NamedTo
  /** Guards that decide who may follow a channel of the outbox. */
  readonly channels: ChannelGuards
  readonly jobs: Jobs
  readonly rates: SettableRates
  readonly chains: Chains
  /** The per-coin lock for reading a coin's chain into the books and for signing. */
  readonly turns: ChainTurns
  readonly sessions: SessionGate
  readonly settings: SettingsStore
  readonly passwords: PasswordHasher
  readonly rateLimiter: RateLimiter
  readonly files: FileStore
  readonly spool: Spool
  readonly uploads: UploadSlots
  readonly pictures: Pictures
  readonly views: ViewCounter
  readonly ads: AdShelf
  readonly secrets: SecretBox
  /** Null if the operator configured no mail. */
  readonly mailer: Mailer | null
  /** Null without a VAPID key. */
  readonly pusher: Pusher | null
  /** Set during a call with an access token: charges its commits against the token's limit. */
  readonly charge?: CommitParts['charge']
}
