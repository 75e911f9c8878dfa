import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupScale, measureGoodsAtScale, SCALE_LIMIT, type ScaleFigure } from '../bench/goods-at-scale.ts'
import { CONNECTIONS } from '../bench/load.ts'
import { measureLines, measureSteps } from '../bench/live.ts'
import { measureRound, type Round } from '../bench/measure.ts'
import { measurePageSteps } from '../bench/page-steps.ts'
import { measurePages } from '../bench/pages.ts'
import { otcWorks } from '../bench/otc.ts'
import { hasPgbench } from '../bench/pgbench.ts'
import { embeddedAddress, startProduct } from '../bench/product.ts'
import { seedMarket } from '../bench/seed.ts'
import { steps } from '../bench/steps.ts'
import { measureStart } from '../bench/start-figures.ts'
import { compare, summarise } from '../bench/summary.ts'
import { works } from '../bench/works.ts'

// `pnpm bench`: the built product under load beside pgbench doing the same SQL work on the same server, in turns.
// BENCH_ROUNDS and BENCH_SECONDS (of each turn) change how long; BENCH_ONLY=list,hold leaves out what does not begin so;
// BENCH_SCALE=false leaves out the million generated goods, which take minutes; BENCH_SCALE=only measures and writes nothing else,
// BENCH_KINDS=search only those kinds; BENCH_MARKETS=folder keeps the generated markets for the next run;
// BENCH_BUILD=false measures what is built already; BENCH_PROFILE=folder keeps V8 profiles.
const root = join(import.meta.dirname, '..')
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const ONLY = process.env['BENCH_ONLY']?.split(',')
const SCALE = process.env['BENCH_SCALE'] ?? (ONLY === undefined ? 'true' : 'false')
const WARM_UP_SECONDS = 2

const TARGETS = {
  purchaseRatio: 0.35,
  hotSellerRatio: 0.85,
  stepRatio: 0.8,
  hotSellerConfirmRatio: 0.5,
  listRatio: 0.2,
  otcTakeRatio: 0.35,
  coldStartMilliseconds: 1000,
  idleMib: 150,
}

function build(): void {
  const args = ['run', 'build', '--filter=@jindu/web', '--filter=@jindu/api', '--output-logs=errors-only']
  const { status } = spawnSync(join(root, 'node_modules/.bin/turbo'), args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
}

async function measureAll(dataDir: string) {
  const product = await startProduct({ DATA_DIR: dataDir })
  try {
    const database = embeddedAddress(dataDir)
    const url = `postgres://jindu:${database.password}@127.0.0.1:${database.port}/jindu`
    const start = await measureStart(url, dataDir)
    const market = await seedMarket(product.port, (uid) => makeAdministrator(dataDir, uid))
    const otc = await otcWorks(product.port, market)
    const all = [...works(product.port, market), ...steps(product.port, market, SECONDS), ...otc].filter(
      ({ name }) => ONLY?.some((prefix) => name.startsWith(prefix)) ?? true,
    )
    const withPgbench = hasPgbench()
    if (!withPgbench) process.stdout.write('pgbench is absent (apt-get install postgresql): no ratios.\n')
    for (const work of all) await measureRound(product, database, work, WARM_UP_SECONDS, withPgbench)
    const rounds = new Map<string, Round[]>(all.map(({ name }) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      // Alternate the order, so that growth during the run affects every work alike.
      for (const work of round % 2 === 0 ? all : all.toReversed()) {
        rounds.get(work.name)?.push(await measureRound(product, database, work, SECONDS, withPgbench))
      }
    }
    const live = { ...(await measureSteps(product.port, market)), lines: await measureLines(product.port, market) }
    const purchases = {
      // One seller's four hundred goods, compared with as many of many sellers.
      hotSellerRatio: compare(rounds.get('purchase'), rounds.get('purchase spread over sellers')),
      stockRatio: compare(rounds.get('purchase with stock'), rounds.get('purchase')),
      // Calls per second compared with purchases, with a fee above zero.
      holdRatio: compare(rounds.get('hold'), rounds.get('purchase')),
      confirmRatio: compare(rounds.get('confirm'), rounds.get('purchase')),
      refundRatio: compare(rounds.get('refund'), rounds.get('purchase')),
      placeAndConfirmRatio: compare(rounds.get('place and confirm'), rounds.get('purchase')),
      hotSellerConfirmRatio: compare(rounds.get('confirm of one hot seller'), rounds.get('purchase')),
    }
    return { start, live, work: [...rounds].map(([name, measured]) => summarise(name, measured)), purchases }
  } finally {
    await product.stop()
  }
}

/** Runs a command of the built product on the run's database. @returns whether its exit code was 0 */
function command(dataDir: string, name: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [join(root, `apps/api/dist/${name}.js`), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return status === 0
}

function makeAdministrator(dataDir: string, uid: number): void {
  if (!command(dataDir, 'staff', String(uid), 'administrator', 'bench')) throw new Error('nobody administrates')
}

async function measureScale() {
  if (SCALE === 'false') return []
  const figures = await measureGoodsAtScale(process.env['BENCH_KINDS'], process.env['BENCH_MARKETS'])
  console.table(figures)
  console.table(groupScale(figures))
  return figures
}

const isScaleReached = (figures: readonly ScaleFigure[]): boolean =>
  figures.length > 0 && figures.every(({ ratio }) => ratio <= SCALE_LIMIT)

/** The last run's figures, for the parts that this run skips. */
function lastFigures(): Readonly<Record<string, unknown>> {
  const last: unknown = JSON.parse(readFileSync(join(root, 'bench/latest.json'), 'utf8'))
  return Object(last)
}

/** Merges the figures of goods at scale into those of the last full run. */
function writeScale(goodsAtScale: readonly ScaleFigure[]): void {
  const file = join(root, 'bench/latest.json')
  const last: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { reached, ...figures } = Object(last)
  const goodsAtScaleMeasuredAt = new Date().toISOString()
  const now = { ...reached, goodsAtScale: isScaleReached(goodsAtScale) }
  writeFileSync(
    file,
    `${JSON.stringify({ ...figures, goodsAtScaleMeasuredAt, goodsAtScaleGroups: groupScale(goodsAtScale), goodsAtScale, reached: now }, null, 2)}\n`,
  )
}

if (process.env['BENCH_BUILD'] !== 'false') build()
if (SCALE === 'only') {
  const figures = await measureScale()
  if (process.env['BENCH_KINDS'] === undefined) writeScale(figures)
  process.exit()
}
const dataDir = mkdtempSync(join(tmpdir(), 'jindu-bench-'))
try {
  const loadBefore = loadavg()[0] ?? 0
  const last = lastFigures()
  const { start, live, work, purchases } = await measureAll(dataDir)
  const books = command(dataDir, 'books')
  const pages = ONLY === undefined ? await measurePages(ROUNDS) : null
  const pageSteps = ONLY === undefined ? await measurePageSteps(ROUNDS) : null
  const goodsAtScale = await measureScale()
  const ratioOf = (name: string) => work.find((each) => each.name === name)?.ratio ?? null
  const figures = {
    measuredAt: new Date().toISOString(),
    machine: { processor: cpus()[0]?.model ?? '', cores: availableParallelism(), node: process.version },
    connections: CONNECTIONS,
    rounds: ROUNDS,
    secondsPerTurn: SECONDS,
    /** Shows other work on the machine: above the number of cores, trust the ratios more than the absolute figures. */
    loadBefore: Number(loadBefore.toFixed(1)),
    work,
    ...purchases,
    live,
    // From `pnpm bench:live`, which takes minutes itself.
    liveConnections: last['liveConnections'] ?? null,
    ...start,
    booksCleanAfterwards: books,
    pages,
    pageSteps,
    ...(goodsAtScale.length === 0
      ? {
          goodsAtScaleMeasuredAt: last['goodsAtScaleMeasuredAt'] ?? null,
          goodsAtScaleGroups: last['goodsAtScaleGroups'] ?? [],
          goodsAtScale: last['goodsAtScale'] ?? [],
        }
      : {
          goodsAtScaleMeasuredAt: new Date().toISOString(),
          goodsAtScaleGroups: groupScale(goodsAtScale),
          goodsAtScale,
        }),
    targets: { ...TARGETS, goodsAtScaleRatio: SCALE_LIMIT },
    reached: {
      purchase: (ratioOf('purchase') ?? 0) >= TARGETS.purchaseRatio,
      hotSeller: (purchases.hotSellerRatio ?? 0) >= TARGETS.hotSellerRatio,
      steps: [purchases.holdRatio, purchases.confirmRatio, purchases.refundRatio, purchases.placeAndConfirmRatio].every(
        (ratio) => (ratio ?? 0) >= TARGETS.stepRatio,
      ),
      hotSellerConfirm: (purchases.hotSellerConfirmRatio ?? 0) >= TARGETS.hotSellerConfirmRatio,
      list: (ratioOf('list') ?? 0) >= TARGETS.listRatio,
      otcTake: (ratioOf('otc take') ?? 0) >= TARGETS.otcTakeRatio,
      coldStart: start.coldStartMilliseconds <= TARGETS.coldStartMilliseconds,
      memory: start.idleMib <= TARGETS.idleMib,
      goodsAtScale:
        goodsAtScale.length === 0 ? Object(last['reached'])['goodsAtScale'] === true : isScaleReached(goodsAtScale),
    },
  }
  console.table(work, [
    'name',
    'httpPerSecond',
    'httpP50Milliseconds',
    'httpP99Milliseconds',
    'pgbenchPerSecond',
    'ratio',
  ])
  console.table(work, [
    'name',
    'serverProcessorMilliseconds',
    'databaseProcessorMilliseconds',
    'pgbenchDatabaseProcessorMilliseconds',
  ])
  process.stdout.write(
    `one hot seller / spread over sellers ${purchases.hotSellerRatio}, from stock / without ${purchases.stockRatio}\n`,
  )
  process.stdout.write(
    `beside the purchase: hold ${purchases.holdRatio}, confirm ${purchases.confirmRatio}, refund ${purchases.refundRatio}, place and confirm ${purchases.placeAndConfirmRatio}, one hot seller's confirms ${purchases.hotSellerConfirmRatio}\n`,
  )
  process.stdout.write(
    `live: the other side hears of a step after ${live.eventP50Milliseconds} ms (p99 ${live.eventP99Milliseconds}), has read the order after ${live.readP50Milliseconds} ms (p99 ${live.readP99Milliseconds})\n`,
  )
  process.stdout.write(
    `talk: a line is heard of after ${live.lines.eventP50Milliseconds} ms (p99 ${live.lines.eventP99Milliseconds}), and read by the other side after ${live.lines.readP50Milliseconds} ms (p99 ${live.lines.readP99Milliseconds})\n`,
  )
  process.stdout.write(
    `cold start ${start.coldStartMilliseconds} ms (${start.coldStartProcessorMilliseconds} ms of processor), idle ${start.idleMib} MiB, books ${books ? 'clean' : 'BROKEN'}\n`,
  )
  if (ONLY === undefined) writeFileSync(join(root, 'bench/latest.json'), `${JSON.stringify(figures, null, 2)}\n`)
  if (!books) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
