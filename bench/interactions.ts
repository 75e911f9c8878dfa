import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type APIRequestContext, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { startProduct } from './product.ts'
import { median } from './summary.ts'

const BUYER = 100_001
const PHONE = { width: 390, height: 844 }
/** How much slower the processor runs: Lighthouse takes 4 for a phone of the middle, 6 is a slow one. */
const SLOWER = 6
/** "Good" by the Core Web Vitals: from the touch to the next paint, in milliseconds. */
const MOST_MILLISECONDS = 200
/** A page's most rows (marketplace.md §9); the demo buyer's orders are filled up to them. */
const ROWS = 60

interface Step {
  readonly name: string
  /** What is touched; the first that is visible. */
  readonly touch: string
  /** Typed into what was touched, key by key. */
  readonly types?: string
  readonly scrollFirst?: true
  /** Opens something over the page, which Escape closes afterwards. */
  readonly opens?: true
}

interface List {
  readonly list: string
  readonly path: string
  readonly steps: readonly Step[]
}

const LISTS: readonly List[] = [
  {
    list: 'goods',
    path: `/search?limit=${ROWS}`,
    steps: [
      { name: 'type into the search', touch: 'main input[type=search]', types: 'font', opens: true },
      { name: 'open the filters', touch: 'main button:has-text("Filters")', opens: true },
      { name: 'show as a table', touch: 'main .seg :is(a, label):has-text("Table")' },
      { name: 'touch a row after scrolling', touch: 'main tbody tr:nth-child(30) a', scrollFirst: true },
    ],
  },
  {
    list: 'orders',
    path: `/personal/buyOrderList?limit=${ROWS}`,
    steps: [
      { name: 'unfold the tools', touch: 'main button:has-text("Filter and save")' },
      { name: 'type into the search', touch: 'main input[type=search]', types: 'font' },
      { name: 'filter by state', touch: 'main .tabs a:has-text("On hold")' },
      { name: 'back to all', touch: 'main .tabs a:has-text("All")' },
      { name: 'open an order after scrolling', touch: 'main .order-row-title >> nth=30', scrollFirst: true },
    ],
  },
  {
    list: 'OTC market',
    path: '/otc',
    steps: [
      { name: 'sell instead of buy', touch: 'main :is(a, label):text-is("Sell")' },
      { name: 'another coin', touch: 'main :is(a, label):text-is("BTC")' },
      { name: 'back to the first coin', touch: 'main :is(a, label):text-is("LTC")' },
      { name: 'open a ticket', touch: 'main tbody .btn:not([disabled])' },
      { name: 'type an amount', touch: '.otc-ticket input[name=dollars]', types: '25.50' },
    ],
  },
  {
    list: 'messages',
    path: `/personal/message?limit=${ROWS}`,
    steps: [
      { name: 'filter by kind', touch: 'main :is(.tabs, .side-tabs, .seg) :is(a, label) >> nth=1' },
      { name: 'back to all', touch: 'main :is(.tabs, .side-tabs, .seg) :is(a, label) >> nth=0' },
      { name: 'touch a message after scrolling', touch: 'main .message-list a >> nth=20', scrollFirst: true },
    ],
  },
  {
    list: 'ledger',
    path: `/personal/walletHistory?limit=${ROWS}`,
    steps: [
      { name: 'unfold the tools', touch: 'main button:has-text("Filter and save")' },
      { name: 'one coin', touch: 'main :is(a, label):text-is("LTC")' },
      { name: 'all coins', touch: 'main :is(a, label):text-is("All")' },
      { name: 'touch a row after scrolling', touch: 'main tbody tr:nth-child(40) a', scrollFirst: true },
    ],
  },
]

interface Interaction {
  readonly kind: string
  readonly milliseconds: number
  readonly delay: number
  readonly work: number
  readonly paint: number
}

declare global {
  var interactions: Interaction[]
  /** Longest time between two frames since it was last read. */
  var longestFrame: number
}

/** Runs in the page: the Event Timing API names each interaction's delay, work and wait for the paint. */
function watch(): void {
  globalThis.interactions = []
  globalThis.longestFrame = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const { name, startTime, duration, processingStart, processingEnd } = entry
      globalThis.interactions.push({
        kind: name,
        milliseconds: Math.round(duration),
        delay: Math.round(processingStart - startTime),
        work: Math.round(processingEnd - processingStart),
        paint: Math.round(startTime + duration - processingEnd),
      })
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
  let last = performance.now()
  const frame = (now: number): void => {
    globalThis.longestFrame = Math.max(globalThis.longestFrame, now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

const digest = (text: string): string => createHash('md5').update(text).digest('hex')

async function call<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(`/trpc/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()).result.data
}

async function logIn(request: APIRequestContext): Promise<void> {
  await call(request, 'accounts.login', { uid: BUYER, password: digest('Demo-1234') })
  await call(request, 'accounts.verifyPayPassword', { password: digest('Demo-5678') })
}

interface Goods {
  readonly id: number
  readonly sellerUid: number
  readonly price: { readonly asset: string; readonly units: string }
  /** Null where the seller has not said how many there are. */
  readonly left: number | null
  readonly inStock: number | null
}

/** Buys until the list of orders fills a page. */
async function fillOrders(request: APIRequestContext): Promise<void> {
  const read = async (path: string, input: object) => {
    const answer = await request.get(`/trpc/${path}`, { params: { input: JSON.stringify(input) } })
    return (await answer.json()).result.data
  }
  const { total } = await read('goodsOrders.list', { side: 'buy', page: 1, limit: 1 })
  const { data }: { data: Goods[] } = await read('goods.list', { page: 1, limit: ROWS })
  const goods = data
    .filter(({ sellerUid, left, inStock }) => sellerUid !== BUYER && left === null && inStock === null)
    .toSorted((one, other) => Number(one.price.units) - Number(other.price.units))
  for (let missing = ROWS - total; missing > 0; missing -= 1) {
    const { id: goodsId, price } = goods[missing % goods.length] ?? { id: 0 }
    await call(request, 'goodsOrders.place', {
      goodsId,
      volume: 1,
      currency: 'LTC',
      price,
      payPassword: digest('Demo-5678'),
      idempotencyKey: randomUUID(),
    })
  }
}

/** Scrolls as a thumb does: several flings, in which the browser draws what comes into view. */
async function fling(cdp: CDPSession, page: Page): Promise<number> {
  await page.evaluate(() => (globalThis.longestFrame = 0))
  for (let times = 0; times < 3; times += 1) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: PHONE.width / 2,
      y: PHONE.height / 2,
      yDistance: -1_500,
      speed: 3_000,
      gestureSourceType: 'touch',
    })
  }
  return page.evaluate(() => globalThis.longestFrame)
}

interface Taken extends Interaction {
  readonly step: string
}

async function walk(browser: Browser, baseURL: string, { path, steps }: List) {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    locale: 'en-US',
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    extraHTTPHeaders: { origin: baseURL },
  })
  try {
    await logIn(context.request)
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(path, { waitUntil: 'networkidle' })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const taken: Taken[] = []
    let longestFrame = 0
    for (const { name, touch, types, scrollFirst, opens } of steps) {
      if (scrollFirst) longestFrame = Math.max(longestFrame, await fling(cdp, page))
      const target = page.locator(touch).locator('visible=true').first()
      await target.scrollIntoViewIfNeeded()
      await page.evaluate(() => (globalThis.interactions = []))
      await target.tap()
      if (types !== undefined) await page.keyboard.type(types, { delay: 120 })
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(600)
      const seen = await page.evaluate(() => globalThis.interactions)
      const [worst] = seen.toSorted((one, other) => other.milliseconds - one.milliseconds)
      if (opens) {
        await page.keyboard.press('Escape')
        await page.waitForTimeout(600)
      }
      taken.push({ step: name, ...(worst ?? { kind: 'none', milliseconds: 16, delay: 0, work: 0, paint: 0 }) })
    }
    return { taken, longestFrame }
  } finally {
    await context.close()
  }
}

/**
 * Interaction to next paint on the longest lists, on a phone whose processor is six times slower: each step's worst
 * interaction, as the Event Timing API of the browser reports it.
 *
 * @param rounds how often each list is walked; the figures are medians
 */
export async function measureInteractions(rounds: number, only?: string) {
  const running = process.env['BENCH_ORIGIN']
  const dataDir = mkdtempSync(join(tmpdir(), 'jindu-interactions-'))
  const product =
    running === undefined ? await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'warn' }) : null
  const origin = running ?? `http://127.0.0.1:${product?.port}`
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  try {
    const shopper = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    await logIn(shopper.request)
    await fillOrders(shopper.request)
    await shopper.close()
    const figures = []
    for (const list of LISTS.filter((one) => only === undefined || one.list.startsWith(only))) {
      const walks: Awaited<ReturnType<typeof walk>>[] = []
      // The first round warms the server up.
      for (let round = 0; round <= rounds; round += 1) {
        const walked = await walk(browser, origin, list)
        if (round > 0) walks.push(walked)
      }
      for (const [at, { name }] of list.steps.entries()) {
        const of = (pick: (taken: Taken) => number) =>
          Math.round(median(walks.flatMap(({ taken }) => (taken[at] === undefined ? [] : [pick(taken[at])]))))
        const milliseconds = of((taken) => taken.milliseconds)
        figures.push({
          list: list.list,
          step: name,
          milliseconds,
          delay: of(({ delay }) => delay),
          work: of(({ work }) => work),
          paint: of(({ paint }) => paint),
          reached: milliseconds <= MOST_MILLISECONDS,
        })
      }
      const frame = Math.round(median(walks.map(({ longestFrame }) => longestFrame)))
      process.stdout.write(`${list.list}: longest frame while scrolling ${frame} ms\n`)
    }
    console.table(figures)
    return { measuredAt: new Date().toISOString(), rounds, slower: SLOWER, most: MOST_MILLISECONDS, figures }
  } finally {
    await browser.close()
    await product?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
