import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drillReport, holds, runDrill } from '../../src/drill/run-drill.ts'
import { freePort } from '../../src/platform/db/embedded/index.ts'
import { AWAY_NODE, productionSettings, serveRates } from '../faults/production.ts'
import {
  expectBooks,
  giveCoin,
  openPurchases,
  untilServing,
  type Attempt,
  type Purchases,
} from '../faults/purchases.ts'
import type { LocalServer } from '../local-server.ts'
import { startApi, type ApiProcess } from '../processes/start-api.ts'
import { picture } from '../upload.ts'
import { missingPrograms, startCluster, until, type Cluster } from './cluster.ts'

const MINUTE = 60_000
const ENOUGH = 20
/** From the fault until somebody's purchase is acknowledged again (issue: 30 s). */
const LONGEST_GAP_SECONDS = 30
/** Purchases go on for so long after the fault, to see that all is well again. */
const AFTERWARDS_MILLISECONDS = 3_000

/**
 * `pnpm failover`: the set-up of `deploy/` on one machine: HAProxy before two products, HAProxy before two PostgreSQL
 * servers under Patroni, backups with pgBackRest.
 */
describe.skipIf(process.env['FAULTS'] !== 'whole' || missingPrograms.length > 0)('the tried set-up', () => {
  let cluster: Cluster
  let rates: LocalServer
  let filesDir: string
  let products: ApiProcess[] = []
  let purchases: Purchases
  let origin: string
  let startProduct: (nth: number) => Promise<ApiProcess>

  beforeAll(async () => {
    cluster = await startCluster()
    rates = await serveRates()
    filesDir = await mkdtemp(join(tmpdir(), 'jindu-failover-'))
    const settings = {
      ...productionSettings(),
      ...AWAY_NODE,
      FILES_DIR: filesDir,
      DATABASE_URL: cluster.url,
      RATES_URL: rates.url,
    }
    const ports = [await freePort(), await freePort()] as const
    startProduct = (nth) => startApi({ ...settings, PORT: String(ports[nth]) })
    products = await Promise.all([startProduct(0), startProduct(1)])
    origin = await cluster.openTo(ports)
    await untilServing(origin)
    purchases = await openPurchases(origin, ({ uid }) => giveCoin(cluster.url, uid))
    await uploadPicture()
    await cluster.backUp()
  }, 5 * MINUTE)

  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()))
    await rates.stop()
    await cluster.stop()
    await rm(filesDir, { recursive: true, force: true })
  }, 2 * MINUTE)

  async function uploadPicture(): Promise<void> {
    const body = new FormData()
    body.set('image', new Blob([new Uint8Array(await picture().png().toBuffer())], { type: 'image/png' }), 'cover.png')
    const headers = { cookie: purchases.buyers[0]?.cookie() ?? '' }
    expect(await fetch(`${origin}/files/goods`, { method: 'POST', headers, body })).toMatchObject({ ok: true })
  }

  interface Happening {
    readonly name: string
    readonly inflict: () => Promise<void>
    /** Brings back what the fault took, after the purchases. */
    readonly mend?: () => Promise<void>
  }

  const restartOne = async (nth: number): Promise<void> => {
    await products[nth]?.stop()
    products[nth] = await startProduct(nth)
  }

  const HAPPENINGS: readonly Happening[] = [
    {
      name: 'the primary and its Patroni killed',
      inflict: async () => (await cluster.primary()).kill(),
      mend: async () => {
        const gone = await Promise.all(
          cluster.nodes.map((node) =>
            fetch(`http://127.0.0.1:${node.restPort}/health`).then(
              () => null,
              () => node,
            ),
          ),
        )
        for (const node of gone) node?.start()
        await cluster.untilBoth()
      },
    },
    {
      name: 'one product killed',
      inflict: async () => {
        await products[0]?.kill()
        products[0] = await startProduct(0)
      },
    },
    {
      name: 'a rolling restart of both products',
      inflict: async () => {
        await restartOne(0)
        await restartOne(1)
      },
    },
    { name: 'the proxy of the database restarted', inflict: () => cluster.proxy.restart() },
    { name: 'the network to the database silent for 10 s', inflict: () => cluster.proxy.halt(10) },
  ]

  it.for(HAPPENINGS)(
    '$name: purchases go on within half a minute, nothing acknowledged is lost, the books are right',
    { timeout: 6 * MINUTE },
    async ({ name, inflict, mend }) => {
      let [from, to] = [0, 0]
      const attempts: Attempt[] = await purchases.during(
        () => [origin],
        async (sofar) => {
          from = performance.now()
          await inflict()
          const since = performance.now()
          const isBack = async () => sofar.some(({ id, from: sent }) => id !== null && sent > since)
          await until('somebody buys again', isBack)
          await sleep(AFTERWARDS_MILLISECONDS)
          to = performance.now()
        },
        { enough: ENOUGH, stubborn: true },
      )
      const acknowledgedAt = attempts
        .filter(({ id }) => id !== null)
        .map(({ from: sent, milliseconds }) => sent + milliseconds)
        .toSorted((one, other) => one - other)
      const gap = longestGap([from, ...acknowledgedAt.filter((at) => at > from && at < to), to])
      await mend?.()
      await purchases.expectOnce(attempts, origin)
      await expectBooks(cluster.url)
      const unanswered = attempts.filter(({ id }) => id === null).length
      process.stdout.write(
        `${name}: ${attempts.length} purchases, ${unanswered} of them unanswered, none for at most ${(gap / 1000).toFixed(1)} s\n`,
      )
      expect(gap / 1000).toBeLessThan(LONGEST_GAP_SECONDS)
    },
  )

  /** The drill's answer, without the time that an archive may lag. */
  const drill = () =>
    runDrill({
      command: cluster.restoreCommand,
      bin: cluster.bin,
      user: process.getuid?.() === 0 ? 'postgres' : undefined,
      databaseUrl: cluster.url,
      filesDir,
      archiveSeconds: 0,
    })

  it(
    'a drill counts what the archive does not have yet, and nothing once it has it',
    { timeout: 5 * MINUTE },
    async () => {
      await cluster.archive()
      const attempts = await purchases.during(
        () => [origin],
        async () => {},
        { enough: ENOUGH },
      )
      const late = await drill()
      expect(late.lacks['goods_order']).toBeGreaterThanOrEqual(attempts.length)
      expect(late.brokenBooks).toEqual([])
      await cluster.archive()
      const whole = await drill()
      expect(whole).toMatchObject({
        lacks: {},
        brokenBooks: [],
        schemaFits: true,
        files: { rows: 1, missing: [], changed: [] },
      })
      expect(holds(whole)).toBe(true)
      process.stdout.write(`${drillReport(whole)}\n`)
    },
  )
})

const longestGap = (moments: readonly number[]): number =>
  Math.max(...moments.slice(1).map((moment, nth) => moment - (moments[nth] ?? moment)))
