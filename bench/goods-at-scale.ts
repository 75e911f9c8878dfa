import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryBytes, type Call } from './connection.ts'
import { generateGoods } from './generate-goods.ts'
import { load } from './load.ts'
import { embeddedAddress, startProduct, type Product } from './product.ts'
import { seedMarket, type Market } from './seed.ts'
import { median } from './summary.ts'

const SIZES = { small: 10_000, large: 1_000_000 }
/** The time at a million goods, as a multiple of that at ten thousand. */
export const SCALE_LIMIT = 1.5
const ROUNDS = 5
const SECONDS = 1.5
/** Few, so that what is measured is the work and not the queue. */
const CONNECTIONS = 2

const list = (input: object): Call => ({ procedure: 'goods.list', input: { page: 1, limit: 20, ...input } })

/** What a visitor does, by name. The words come from `sql/generate-goods.sql`: the rare ones are in five titles. */
const KINDS: Readonly<Record<string, (goodsId: number) => Call>> = {
  'list, newest': () => list({}),
  'list, most sold of a category': () => list({ categoryId: 5, sort: 'sales' }),
  'list, by price': () => list({ minimumPriceCents: 2_000, maximumPriceCents: 5_000 }),
  'search, common English word': () => list({ search: 'template' }),
  'search, two common English words': () => list({ search: 'font bundle' }),
  'search, part of an English word': () => list({ search: 'hoto' }),
  'search, rare English word': () => list({ search: 'zanzibar' }),
  'search, common Chinese word': () => list({ search: '素材' }),
  'search, Chinese phrase without spaces': () => list({ search: '游戏账号激活码' }),
  'search, rare Chinese word': () => list({ search: '古琴减字谱' }),
  'search, both languages': () => list({ search: '字体 bundle' }),
  'search, common word with a typing mistake': () => list({ search: 'tempalte' }),
  'search, rare word with a typing mistake': () => list({ search: 'zanizbar' }),
  'search, newest first': () => list({ search: 'template', sort: 'created' }),
  'search, in a category': () => list({ search: 'template', categoryId: 5 }),
  'facets of a common word': () => ({ procedure: 'goods.facets', input: { search: 'template' } }),
  suggestions: () => ({ procedure: 'goods.suggest', input: { prefix: 'tem' } }),
  detail: (goodsId) => ({ procedure: 'goods.detail', input: { id: goodsId } }),
}

interface Shop {
  readonly product: Product
  readonly market: Market
  readonly size: number
}

async function openShop(dataDir: string, size: number): Promise<Shop> {
  const product = await startProduct({ DATA_DIR: dataDir })
  const market = await seedMarket(product.port)
  const { port, password } = embeddedAddress(dataDir)
  await generateGoods(`postgres://jindu:${password}@127.0.0.1:${port}/jindu`, market, size)
  return { product, market, size }
}

async function timeOf({ product, market, size }: Shop, kind: (goodsId: number) => Call): Promise<number> {
  const first = Math.min(...market.goodsIds)
  const requests = Array.from({ length: 500 }, (_, n) => {
    const { procedure, input } = kind(first + Math.floor((n * 0.618_034 * size) % (size - 1)))
    return queryBytes(product.port, { procedure, input })
  })
  let next = 0
  const { p50Milliseconds } = await load(
    product.port,
    SECONDS,
    () => {
      next = (next + 1) % requests.length
      return requests[next] ?? Buffer.alloc(0)
    },
    CONNECTIONS,
  )
  return p50Milliseconds
}

export interface ScaleFigure {
  readonly name: string
  readonly smallMilliseconds: number
  readonly largeMilliseconds: number
  readonly ratio: number
}

const tidy = (value: number): number => Number(value.toPrecision(3))

/** The middle times of each kind of reading at both sizes, measured in turns so that both meet the same machine. */
export async function measureGoodsAtScale(only?: string): Promise<ScaleFigure[]> {
  const folders = [mkdtempSync(join(tmpdir(), 'jindu-bench-')), mkdtempSync(join(tmpdir(), 'jindu-bench-'))] as const
  const shops: Shop[] = []
  try {
    shops.push(await openShop(folders[0], SIZES.small))
    const started = performance.now()
    shops.push(await openShop(folders[1], SIZES.large))
    process.stdout.write(`${SIZES.large} goods generated in ${Math.round((performance.now() - started) / 1000)} s\n`)
    const [small, large] = shops
    if (small === undefined || large === undefined) return []
    const figures: ScaleFigure[] = []
    for (const [name, kind] of Object.entries(KINDS).filter(([name]) => name.includes(only ?? ''))) {
      const rounds: { small: number; large: number }[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        rounds.push({ small: await timeOf(small, kind), large: await timeOf(large, kind) })
      }
      // The first round warms up: plans, caches, pages of the database.
      const measured = rounds.slice(1)
      figures.push({
        name,
        smallMilliseconds: tidy(median(measured.map((each) => each.small))),
        largeMilliseconds: tidy(median(measured.map((each) => each.large))),
        ratio: tidy(median(measured.map((each) => each.large / each.small))),
      })
    }
    return figures
  } finally {
    for (const { product } of shops) await product.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
