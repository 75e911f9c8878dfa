import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../apps/api/src/platform/db/database.ts'
import { queryBytes } from './connection.ts'
import { generateGoods } from './generate-goods.ts'
import { load } from './load.ts'
import { processorTime } from './processor-time.ts'
import { embeddedAddress, startProduct, type Product } from './product.ts'
import { kinds, type Kind } from './scale-kinds.ts'
import { mixedUp, wordsOfMarkets } from './scale-words.ts'
import { seedMarket } from './seed.ts'
import { median, tidy } from './summary.ts'

const SIZES = { small: 10_000, large: 1_000_000 }
/** The time at a million goods, as a multiple of that at ten thousand. */
export const SCALE_LIMIT = 1.5
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const SECONDS = 1.5
/** Of the first turn, which is not counted: until every connection has planned the statements. */
const WARMING_SECONDS = 5
/** One, so that what is measured is the work and not the queue. */
const CONNECTIONS = 1
/** Goods of which details are read: more than any cache of the server holds. */
const DETAILS = 5_000
/** Written last: the market is whole. */
const DONE = 'generated'

interface Shop {
  readonly product: Product
  readonly url: string
  /** The postmaster. */
  readonly databasePid: number
  readonly size: number
  /** How many requests it had of each kind. */
  readonly asked: Map<string, number>
}

async function openShop(dataDir: string, size: number): Promise<Shop> {
  mkdirSync(dataDir, { recursive: true })
  const product = await startProduct({ DATA_DIR: dataDir })
  const { port, password, pid } = embeddedAddress(dataDir)
  const url = `postgres://jindu:${password}@127.0.0.1:${port}/jindu`
  if (!existsSync(join(dataDir, DONE))) {
    const started = performance.now()
    await generateGoods(url, await seedMarket(product.port), size)
    writeFileSync(join(dataDir, DONE), '')
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stdout.write(`${size} goods generated in ${seconds} s\n`)
  }
  await warmUp(url)
  return { product, url, databasePid: pid, size, asked: new Map() }
}

/** A market that has been open for a while has the pages of its goods and of their index at hand. */
async function warmUp(url: string): Promise<void> {
  const database = createDatabase(url, { max: 1 })
  await database.sql`create extension if not exists pg_prewarm`
  await database.sql`
    select pg_prewarm(i.indexrelid) from pg_index as i join pg_class as c on c.oid = i.indrelid where c.relname in ('goods', 'goods_term', 'search_term')
    union all select pg_prewarm(oid) from pg_class where relname in ('goods', 'search_term')`
  await database.close()
}

async function readGoods(url: string): Promise<{ ids: number[]; titles: string[] }> {
  const database = createDatabase(url, { max: 1 })
  const rows = await database.sql<{ id: number; title: string }[]>`
    select id::float8 as id, search_key as title from goods order by id`
  await database.close()
  return { ids: rows.map(({ id }) => id), titles: rows.map(({ title }) => title) }
}

interface Times {
  readonly p50Milliseconds: number
  readonly p99Milliseconds: number
  /** Of the server and the database, for each request. */
  readonly processorMilliseconds: number
}

async function timesOf(
  { product, databasePid, asked }: Shop,
  name: string,
  kind: Kind,
  seconds: number,
): Promise<Times> {
  let next = asked.get(name) ?? 0
  const processor = (): number => {
    const { server, database } = processorTime(product.pid, databasePid)
    return server + database
  }
  const before = processor()
  const times = await load(
    product.port,
    seconds,
    () => {
      next += 1
      return queryBytes(product.port, kind(next))
    },
    CONNECTIONS,
  )
  asked.set(name, next)
  return { ...times, processorMilliseconds: (processor() - before) / times.calls }
}

export interface ScaleFigure {
  readonly name: string
  readonly smallMilliseconds: number
  readonly largeMilliseconds: number
  readonly ratio: number
  /** Processor time of server and database for a request: what other work on the machine does not change much. */
  readonly smallProcessorMilliseconds: number
  readonly largeProcessorMilliseconds: number
  readonly processorRatio: number
  /** Of the slowest in a hundred. */
  readonly smallP99Milliseconds: number
  readonly largeP99Milliseconds: number
}

export interface ScaleGroup {
  readonly name: string
  readonly kinds: number
  /** The middle times of its kinds, added up. */
  readonly smallMilliseconds: number
  readonly largeMilliseconds: number
  readonly ratio: number
  /** Its kinds that are above the limit, each by itself. */
  readonly above: string
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Lists, searches, facets, suggestions and details, each kind of a group asked as often as the others. */
export function groupScale(figures: readonly ScaleFigure[]): ScaleGroup[] {
  const groups = Map.groupBy(figures, ({ name }) => /^\w+/.exec(name)?.[0] ?? name)
  return [...groups].map(([name, those]) => {
    const small = sum(those.map(({ smallMilliseconds }) => smallMilliseconds))
    const large = sum(those.map(({ largeMilliseconds }) => largeMilliseconds))
    const above = those.filter(({ ratio }) => ratio > SCALE_LIMIT).map((figure) => figure.name)
    return {
      name,
      kinds: those.length,
      smallMilliseconds: tidy(small),
      largeMilliseconds: tidy(large),
      ratio: tidy(large / small),
      above: above.join('; '),
    }
  })
}

async function measure(small: Shop, large: Shop, only: string): Promise<ScaleFigure[]> {
  const { ids, titles } = await readGoods(small.url)
  const words = await wordsOfMarkets(large.url, large.size, titles)
  const spread = mixedUp(ids).slice(0, DETAILS)
  const ofSmall = kinds(words, spread)
  const ofLarge = kinds(
    words,
    spread.map((_, n) => Math.floor((((n * 0.618_034) % 1) * large.size) / 2) + (ids[0] ?? 1)),
  )
  const figures: ScaleFigure[] = []
  for (const [name, kind] of Object.entries(ofSmall).filter(([name]) => name.includes(only))) {
    const rounds: { small: Times; large: Times }[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const seconds = round === 0 ? WARMING_SECONDS : SECONDS
      rounds.push({
        small: await timesOf(small, name, kind, seconds),
        large: await timesOf(large, name, ofLarge[name] ?? kind, seconds),
      })
    }
    const measured = rounds.slice(1)
    const middle = (pick: (round: { small: Times; large: Times }) => number) => tidy(median(measured.map(pick)))
    const figure = {
      name,
      smallMilliseconds: middle((each) => each.small.p50Milliseconds),
      largeMilliseconds: middle((each) => each.large.p50Milliseconds),
      ratio: middle((each) => each.large.p50Milliseconds / each.small.p50Milliseconds),
      smallProcessorMilliseconds: middle((each) => each.small.processorMilliseconds),
      largeProcessorMilliseconds: middle((each) => each.large.processorMilliseconds),
      processorRatio: middle((each) => each.large.processorMilliseconds / each.small.processorMilliseconds),
      smallP99Milliseconds: middle((each) => each.small.p99Milliseconds),
      largeP99Milliseconds: middle((each) => each.large.p99Milliseconds),
    }
    process.stdout.write(
      `${name}: ${figure.smallMilliseconds} ms, ${figure.largeMilliseconds} ms, ${figure.ratio}; processor ${figure.processorRatio}\n`,
    )
    figures.push(figure)
  }
  return figures
}

/**
 * The middle times of each kind of reading at both sizes, measured in turns so that both meet the same machine.
 * @param only measures the kinds with this in their name
 * @param keepIn a folder that keeps the markets for the next run
 */
export async function measureGoodsAtScale(only = '', keepIn?: string): Promise<ScaleFigure[]> {
  const folder = keepIn ?? mkdtempSync(join(tmpdir(), 'jindu-bench-'))
  const shops: Shop[] = []
  try {
    const small = await openShop(join(folder, 'small'), SIZES.small)
    shops.push(small)
    const large = await openShop(join(folder, 'large'), SIZES.large)
    shops.push(large)
    return await measure(small, large, only)
  } finally {
    for (const { product } of shops) await product.stop()
    if (keepIn === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
