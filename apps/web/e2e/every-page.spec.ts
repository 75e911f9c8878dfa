import { readLimits } from '@jindu/domain/rules'
import { findings, settled } from './axe.ts'
import { logInQuietly } from './calls.ts'
import { overflow, phoneFaults, PHONES } from './phone-rules.ts'
import { test, expect, type Page, type Visit } from './product.ts'
import { LOCALES, type Locale } from './words.ts'

const PUBLIC = [
  '/',
  '/search',
  '/search?view=table',
  '/goodsDetails?id=$goods',
  '/goodsDetails?id=4&type=reviews',
  '/sellerDetails?id=100002',
  '/sellerDetails?id=100002&type=reviews',
  '/otc',
]
const RULES = ['/ruleList', '/ruleList?type=9001', '/ruleDetails?id=5&type=info', '/adDetails?id=1']
const STANDALONE = ['/login', '/login?uid=100001&centerDialogVisible=true', '/register', '/resetPassword', '/lock']
const SERVICE = ['/download', '/help', '/proof']
const PERSONAL = [
  'userInfo',
  'chat/receive_goods',
  'chat/send_goods',
  'message',
  'myAD',
  'favorites',
  'myGoods',
  'buyOrderList',
  'sellOrderList',
  'sales',
  'assets/balance',
  'assets/deposit',
  'assets/withdraw',
  'assets/transfer',
  'assets/transition',
  'feedback/feedback_list',
  'feedback/feedback_publish',
  'ruleList?type=9003',
  'otcManage',
  'walletHistory',
  'releaseGoods',
  'goodsOrderPanel?id=$order',
].map((path) => `/personal/${path}`)
const BOUGHT = ['/goodsSnap?order_id=$order', '/goodsShipment?order_id=$order', '/goodsDetails?id=$goods']

const STAFF = [
  '/staff',
  '/staff?view=figures',
  '/staff/goods',
  '/staff/goods?state=delisted',
  '/staff/goods/$goods',
  '/staff/payouts',
  '/staff/payouts?queue=payouts',
  '/staff/payouts?part=revenue',
  '/staff/payouts?part=rates',
  '/staff/payouts?part=ledger',
  '/staff/payouts?part=custody',
  '/staff/offers',
  '/staff/android',
  '/staff/launch',
  '/staff/reviews',
  '/staff/reviews?state=hidden',
  '/staff/ads',
  '/staff/categories',
  '/staff/tickets',
  '/staff/notices',
  '/staff/notices/new',
  '/staff/users',
  '/staff/users/100002',
  '/staff/settings',
  '/staff/audit',
  '/staff/audit?who=everybody',
  '/staff/cases',
  '/staff/cases?queue=second',
  '/staff/cases?queue=ended',
  '/staff/cases/$case',
]

const { PHONE, SMALL, SIDEWAYS } = PHONES
const DESK = { width: 1440, height: 900 }
/** Maximum layout shift after the first paint, in the browsers' metric. */
const MOST_SHIFT = 0.05

/** Each language is checked fully at one width, so that every page is checked at both. */
const WIDTH = { en: DESK, 'zh-CN': PHONE } as const satisfies Record<Locale, object>

/** Windows in which only the layout is checked. English has the longer words: it is also read on small phones and on their side. */
const BETWEEN = {
  en: [{ width: 768, height: 900 }, SMALL, SIDEWAYS],
  'zh-CN': [
    { width: 768, height: 900 },
    { width: 1024, height: 900 },
  ],
} as const satisfies Record<Locale, readonly object[]>

/** The step that the page is for, where there is one that is open; over an open dialog it is that of the dialog. */
const STEP = '.btn:is(.money, .ink):enabled'
const MAIN_STEP = `:is(body:not(:has(.dlg-layer)) :is(main, .step-bar), .dlg-layer) ${STEP}`

/** Measures a page's layout shift from its first paint: the largest burst of shifts, as browsers compute it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [PAUSE, LONGEST] = [1_000, 5_000]
    let [burst, began, last, worst] = [0, 0, 0, 0]
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        const { startTime } = entry
        if (startTime - last > PAUSE || startTime - began > LONGEST) [burst, began] = [0, startTime]
        burst += entry.value
        last = startTime
        worst = Math.max(worst, burst)
        Reflect.set(globalThis, 'shifted', worst)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The server reads for the page at most as often as the browser asks, so each gets half of the documented bound. */
const MOST_READS = readLimits.pageAtMost / 2

/** Counts what a page asks the server for: procedures, files and the page itself. */
function watchReads(page: Page): () => number {
  let reads = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/') && request.method() === 'GET') reads += pathname.split(',').length
    else if (pathname.startsWith('/files/') || request.isNavigationRequest()) reads += 1
  })
  return () => reads
}

async function judge({ page, says }: Visit, path: string, readSoFar: () => number): Promise<readonly string[]> {
  const found: string[] = []
  const wrong = (holds: boolean, what: string): void => {
    if (!holds) found.push(what)
  }
  const [first, other] = WIDTH[says.locale] === PHONE ? [PHONE, DESK] : [DESK, PHONE]
  const before = readSoFar()
  await page.setViewportSize(first)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await settled(page)
  const reads = readSoFar() - before
  wrong(reads > 0 && reads <= MOST_READS, `reads ${reads} times`)
  const shifted = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted') ?? 0))
  wrong(shifted <= MOST_SHIFT, `moved by ${shifted.toFixed(3)} at ${first.width} px`)
  wrong((await page.locator('h1').count()) === 1, 'not one h1')
  wrong((await page.title()) !== '', 'no title')
  wrong((await page.locator('nav.tabs:has([aria-current] ~ [aria-current])').count()) === 0, 'two tabs are current')
  wrong((await page.locator('html').getAttribute('lang')) === says.locale, 'another language')
  found.push(...(await findings(page)))
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  found.push(...(await findings(page, ['color-contrast'])).map((finding) => `dark: ${finding}`))
  await page.emulateMedia({ colorScheme: 'light' })
  for (const size of [...BETWEEN[says.locale], other]) {
    await page.setViewportSize(size)
    await settled(page)
    const faults = says.locale === 'en' ? await phoneFaults(page, { sizes: size === PHONE }) : await overflow(page)
    found.push(...faults.map((fault) => `${size.width} x ${size.height}: ${fault}`))
    // Pressing for trial: it can be brought into view, and nothing covers it.
    const step = page.locator(MAIN_STEP).locator('visible=true').first()
    if (size === SMALL && (await step.count()) > 0) await step.click({ trial: true })
  }
  if (other === DESK) found.push(...(await findings(page, ['label-content-name-mismatch', 'target-size'])))
  return found.map((what) => `${path}: ${what}`)
}

interface Listed {
  readonly data: readonly { readonly id: number }[]
}

async function firstId({ context }: Visit, path: string, input: object): Promise<string> {
  const answer = await context.request.get(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)
  const { result }: { result: { data: Listed } } = await answer.json()
  return String(result.data.data[0]?.id)
}

async function walk(visit: Visit, paths: readonly string[]): Promise<readonly string[]> {
  const goods = await firstId(visit, 'goods.list', { page: 1, limit: 1 })
  const bought = paths.some((path) => path.includes('$order'))
  const order = bought ? await firstId(visit, 'goodsOrders.list', { page: 1, limit: 1, side: 'buy' }) : ''
  const judged = paths.some((path) => path.includes('$case'))
  const waiting = judged ? await firstId(visit, 'disputes.cases', { page: 1, limit: 1, queue: 'waiting' }) : ''
  const readSoFar = watchReads(visit.page)
  const found: string[] = []
  for (const named of paths) {
    const path = named.replace('$goods', goods).replace('$order', order).replace('$case', waiting)
    found.push(...(await judge(visit, path, readSoFar)))
  }
  return found
}

interface Walk {
  readonly who: string
  /** The logged-in user; null for a visitor. */
  readonly uid: number | null
  readonly paths: readonly string[]
}

const WALKS: readonly Walk[] = [
  { who: 'a visitor’s pages', uid: null, paths: [...PUBLIC, ...RULES, ...STANDALONE, ...SERVICE] },
  {
    who: 'a seller’s figures',
    uid: 100_002,
    paths: [
      '/personal/discounts',
      '/personal/sales',
      '/personal/sales?range=1y',
      '/personal/sellOrderList?state=complaint',
    ],
  },
  { who: 'a buyer’s pages', uid: 100_001, paths: [...PERSONAL, ...BOUGHT] },
  { who: 'the staff’s pages', uid: 100_017, paths: STAFF },
]

/** Pages per test: few enough for a slow machine, and for an even distribution over workers. */
const PAGES = 6

// They only read.
test.describe.configure({ mode: 'parallel' })

for (const locale of LOCALES) {
  for (const { who, uid, paths } of WALKS) {
    for (let from = 0; from < paths.length; from += PAGES) {
      const part = paths.slice(from, from + PAGES)
      test(`${who} from ${part[0]}: axe, heading, title, language, width (${locale})`, async ({ reader }) => {
        const visit = await reader({ locale })
        await watchShifts(visit.page)
        if (uid !== null) await logInQuietly(visit.context, uid)
        expect(await walk(visit, part)).toEqual([])
      })
    }
  }
}
