import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, runningEmbedded, startEmbedded } from '../../src/platform/db/embedded/index.ts'
import type { LocalServer } from '../local-server.ts'
import type { Browser } from '../processes/browser.ts'
import { startApi, type ApiProcess } from '../processes/start-api.ts'
import { picture } from '../upload.ts'
import { AWAY_NODE, productionSettings, serveRates } from './production.ts'
import { expectBooks, giveCoin, openPurchases, untilServing, type Attempt, type Purchases } from './purchases.ts'
import { clockLibrary, emptyDisk, fillDisk, mountSmall, setClock, underClock, unmount } from './surroundings.ts'

/** `pnpm faults` inflicts each fault as often as listed; a test run inflicts only the quick ones, once each. */
const WHOLE = process.env['FAULTS'] === 'whole'
const ACKNOWLEDGED_A_ROUND = 20
const LONGEST_ANSWER_MILLISECONDS = 40_000
const MINUTE = 60_000
const DISK_MEGABYTES = 1_500
const HOUR_SECONDS = 3_600

let dataDir: string
/** The process that is never killed; in a sandbox it owns the embedded database. */
let owner: ApiProcess
/** The process that serves the buyers. */
let shop: ApiProcess
let purchases: Purchases
/** Whether the data directory is on a small file system that can be filled. */
let small = false
/** The directory of the file with the faked clock. */
let clockDir: string

const databaseUrl = () => runningEmbedded(dataDir) ?? ''
/** The environment of every process in the current surroundings. */
let settings: Readonly<Record<string, string>>
const openShop = (env: Readonly<Record<string, string>> = {}) =>
  startApi({ ...settings, DATABASE_URL: databaseUrl(), ...env })

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

/** The database server and its child processes. */
async function databaseProcesses(): Promise<number[]> {
  const parent = await postmaster()
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(all.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  const children = all.filter(
    (_, nth) => / \w (\d+) /.exec(stats[nth]?.replace(/^.*\)/, ')') ?? '')?.[1] === String(parent),
  )
  return [parent, ...children.map(Number)]
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // A backend process may exit by itself.
  }
}

async function standStill(seconds: number): Promise<void> {
  const pids = await databaseProcesses()
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await sleep(seconds * 1000)
  for (const pid of pids) signal(pid, 'SIGCONT')
}

interface Fault {
  readonly name: string
  readonly rounds: number
  readonly inflict: () => Promise<void>
  /** Whether buyers use both processes instead of only the shop. */
  readonly atBoth?: true
  /** Runs before the purchases. */
  readonly prepare?: () => Promise<void>
  /** Whether the machine supports the fault; otherwise it is skipped with a message. */
  readonly possible?: () => boolean
}

const reopen = async (): Promise<void> => {
  await shop.kill()
  shop = await openShop()
}

const still = (seconds: number): Fault => ({
  name: `SIGSTOP of the database for ${seconds} s`,
  rounds: 1,
  inflict: () => standStill(seconds),
})

const FAULTS: readonly Fault[] = [
  { name: 'kill -9 of the API', rounds: 50, inflict: reopen },
  { name: 'kill -9 of one of two processes, people buying at both', rounds: 20, inflict: reopen, atBoth: true },
  { name: 'kill -9 of the database', rounds: 20, inflict: async () => signal(await postmaster(), 'SIGKILL') },
  { name: 'immediate stop of the database', rounds: 10, inflict: async () => signal(await postmaster(), 'SIGQUIT') },
]

/** Faults that take a minute or more, by name. */
const LONG_FAULTS: readonly Fault[] = [
  ...[10, 31, 60].map(still),
  {
    name: 'no room on the disk of the database and of the files for 5 s',
    rounds: 5,
    possible: () => small,
    inflict: async () => {
      await fillDisk(dataDir)
      expect(await uploadPicture()).toMatchObject({ status: 503 })
      await sleep(5_000)
      await emptyDisk(dataDir)
    },
  },
  {
    name: 'the clock of one of two processes an hour on, an hour back, and right again',
    rounds: 5,
    atBoth: true,
    possible: () => clockLibrary !== undefined,
    prepare: async () => {
      await setClock(clockDir, 0)
      await shop.stop()
      shop = await openShop(underClock(clockDir))
    },
    inflict: async () => {
      for (const hours of [1, -1, 0]) {
        await setClock(clockDir, hours * HOUR_SECONDS)
        await sleep(1_000)
      }
    },
  },
]

/** The answer to an upload when the disk is full. */
async function uploadPicture(): Promise<{ readonly status: number }> {
  const body = new FormData()
  body.set('image', new Blob([new Uint8Array(await picture().png().toBuffer())], { type: 'image/png' }), 'cover.png')
  return fetch(`${shop.origin}/files/goods`, {
    method: 'POST',
    headers: { cookie: purchases.buyers[0]?.cookie() ?? '' },
    body,
  })
}

async function round({ inflict, atBoth }: Fault): Promise<Attempt[]> {
  const origins = () => (atBoth === true ? [shop.origin, owner.origin] : [shop.origin])
  const attempts = await purchases.during(origins, inflict, { enough: ACKNOWLEDGED_A_ROUND })
  await untilServing(shop.origin)
  return attempts
}

interface Surroundings {
  readonly name: string
  /** Opens the first process. */
  readonly open: () => Promise<ApiProcess>
  readonly fund: (buyer: Browser) => Promise<unknown>
  readonly close: () => Promise<void>
}

function sandbox(): Surroundings {
  return {
    name: 'a sandbox on its embedded database',
    open: async () => {
      settings = { DATA_DIR: dataDir }
      return startApi(settings)
    },
    fund: (buyer) => buyer.at(owner.origin).sandbox.faucet.mutate({ currency: 'LTC', amount: '100000' }),
    close: async () => {},
  }
}

function production(): Surroundings {
  let server: EmbeddedDatabase
  let rates: LocalServer
  return {
    name: 'production settings on a database server of the operator',
    open: async () => {
      server = await startEmbedded({ dataDir })
      rates = await serveRates()
      settings = { ...productionSettings(), ...AWAY_NODE, DATA_DIR: dataDir, RATES_URL: rates.url }
      return openShop()
    },
    fund: ({ uid }) => giveCoin(databaseUrl(), uid),
    close: async () => {
      await server.stop()
      await rates.stop()
    },
  }
}

describe.for(WHOLE ? [sandbox(), production()] : [sandbox()])('$name', ({ open, fund, close }) => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'jindu-faults-'))
    clockDir = await mkdtemp(join(tmpdir(), 'jindu-clock-'))
    small = WHOLE && mountSmall(dataDir, DISK_MEGABYTES)
    owner = await open()
    shop = await openShop()
    purchases = await openPurchases(owner.origin, fund)
  }, 5 * MINUTE)
  afterAll(async () => {
    await shop.stop()
    await owner.stop()
    await close()
    if (small) unmount(dataDir)
    await rm(dataDir, { recursive: true, force: true })
    await rm(clockDir, { recursive: true, force: true })
  }, 5 * MINUTE)

  it.for(WHOLE ? [...FAULTS, ...LONG_FAULTS] : FAULTS)(
    '$name: every acknowledged purchase is there once, and the books are right',
    { timeout: WHOLE ? 30 * MINUTE : 5 * MINUTE },
    async (fault, { skip }) => {
      const { name, rounds, prepare, possible } = fault
      skip(possible?.() === false, 'this machine does not allow it')
      await prepare?.()
      const all: Attempt[] = []
      const count = WHOLE ? rounds : 1
      for (let nth = 1; nth <= count; nth += 1) {
        const attempts = await round(fault)
        await purchases.expectOnce(attempts, shop.origin)
        all.push(...attempts)
      }
      await expectBooks(databaseUrl())
      const longest = Math.max(...all.map(({ milliseconds }) => milliseconds))
      expect(longest).toBeLessThan(LONGEST_ANSWER_MILLISECONDS)
      const unanswered = all.filter(({ id }) => id === null).length
      process.stdout.write(
        `${name}: ${count} times under ${all.length} purchases, ${unanswered} of them unanswered, longest answer ${Math.round(longest)} ms\n`,
      )
    },
  )
})
