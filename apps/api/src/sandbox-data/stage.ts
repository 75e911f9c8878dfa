import { manualClock, type ManualClock } from '../platform/clock/index.ts'
import type { App } from '../platform/app.ts'
import { createSandboxRates } from '../platform/rates/sandbox-rates.ts'
import { createSandboxFiat } from '../platform/rates/fiat/sandbox-fiat.ts'
import { createSetRates } from '../platform/rates/set-rates.ts'
import type { Session } from '../platform/sessions/session.ts'
import { connectChains } from '../platform/chain/connect-chains.ts'
import { seededRandom } from './seeded-random.ts'
import { Timetable } from './timetable.ts'

export const DAY = 86_400
export const HOUR = 3_600
const HISTORY_DAYS = 64

/** The product at a past time: the same verbs on the same database, with its own clock and random source. */
export interface Stage {
  readonly app: App
  readonly clock: ManualClock
  readonly random: App['random']
  readonly timetable: Timetable
  /** Unix seconds: first registration, and the present. */
  readonly start: number
  readonly end: number
  /** The demo goods in catalogue order, once published. */
  readonly goods: StageGoods[]
}

export interface StageGoods {
  readonly id: number
  readonly sellerUid: number
  readonly priceCents: number
}

export async function setStage(live: App, database: App['database']): Promise<Stage> {
  const end = live.clock.now() - 60
  const start = end - HISTORY_DAYS * DAY
  const clock = manualClock(start)
  const random = seededRandom('jindu demo marketplace 1')
  const hashes = new Map<string, Promise<string>>()
  const app: App = {
    ...live,
    database,
    sql: database.sql,
    db: database.db,
    clock,
    random,
    rates: createSetRates({ market: createSandboxRates(clock), fiat: createSandboxFiat(clock), database, clock }),
    chains: await connectChains(live.env, { db: database.db, clock, random }),
    // No lock is needed: nobody else is here, and it would block the only connection.
    turns: (_currency, work) => work(),
    // All demo accounts share their passwords, so the slow hash is computed three times instead of sixty.
    passwords: {
      ...live.passwords,
      hash(digest) {
        const known = hashes.get(digest) ?? live.passwords.hash(digest)
        hashes.set(digest, known)
        return known
      },
    },
  }
  return { app, clock, random, timetable: new Timetable(clock, end), start, end, goods: [] }
}

/** A demo user's session, as verbs see it. */
export const sessionOf = (uid: number): Session => ({
  id: 0,
  uid,
  role: null,
  payVerifiedUntil: Number.MAX_SAFE_INTEGER,
  hasFactor: false,
  staffConfirmedUntil: 0,
  expiresAt: Number.MAX_SAFE_INTEGER,
})
