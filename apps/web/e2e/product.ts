import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { productOf } from './products.ts'
import { wordsOf, type Locale, type Words } from './words.ts'

export { expect, type Locator, type Page } from '@playwright/test'

/**
 * Origin at which `start-product.ts` serves this worker's product.
 * @throws Error without a product
 */
export const origin = (): string => productOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)).origin

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  readonly says: Words
  /** Errors of the console and of the page, in order. */
  readonly faults: readonly string[]
}

export interface VisitOptions {
  readonly locale: Locale
  readonly width?: number
  readonly height?: number
  /** Error statuses that this visit provokes; Chromium reports each on the console. */
  readonly refused?: readonly number[]
  /** Another product than this worker's. */
  readonly at?: string
  /** Visits the product as `localhost`, because passkeys need a host name, not an IP address. */
  readonly named?: boolean
  /** Do not identify as automated, because automated visits are not counted as visitors. */
  readonly person?: boolean
  /** Runs the site's service worker, as browsers outside the tests do. */
  readonly worker?: boolean
  /** The visit loses its connection: errors that Chromium reports for that are expected. */
  readonly cut?: boolean
}

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const CUT = /net::ERR_(?:CONNECTION_RESET|INTERNET_DISCONNECTED)|Error: Failed to fetch/
const REFUSAL = /the server responded with a status of (\d{3})/

interface Fiber {
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: unknown } | null
  readonly stateNode: { readonly current?: Fiber } | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Whether React has hydrated all SSR markup. It stores its tree at the document; unhydrated parts are marked there. */
function isTakenOver(): boolean {
  const at = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  if (at === undefined || '$_TSR' in globalThis) return false
  const container: Fiber = Reflect.get(document, at)
  const waiting: (Fiber | null | undefined)[] = [container.stateNode?.current]
  while (waiting.length > 0) {
    const fiber = waiting.pop()
    if (fiber === null || fiber === undefined) continue
    const { memoizedState: state } = fiber
    if (state !== null && typeof state === 'object' && (state.isDehydrated === true || Boolean(state.dehydrated)))
      return false
    waiting.push(fiber.sibling, fiber.child)
  }
  return true
}

/** Wraps navigation to wait for hydration: a test could click earlier than any user. */
function alive(page: Page): Page {
  const wait = () => page.waitForFunction(isTakenOver)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...to) => {
    const answer = await goto(...to)
    if (page.url() !== 'about:blank') await wait()
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload(...how)
    await wait()
    return answer
  }
  return page
}

/** Notification texts of a page that no test has read yet. */
const told = new WeakMap<Page, string[]>()

/** Records notification texts: they disappear after some seconds, in which a busy machine may not look. */
async function keepNotifications(context: BrowserContext): Promise<void> {
  await context.exposeBinding('keepNotification', ({ page }, text: string) => {
    told.set(page, [...(told.get(page) ?? []), text])
  })
  await context.addInitScript(() => {
    const keep: (text: string) => void = Reflect.get(globalThis, 'keepNotification')
    const look = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement
      const toast = element?.closest('.toast') ?? element?.querySelector('.toast')
      if (toast) keep(toast.textContent)
    }
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') look(target)
        for (const node of addedNodes) look(node)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** Expects the text on the page, in a form or a notification, or in a notification that has disappeared. */
export async function isTold(page: Page, words: string | RegExp): Promise<void> {
  const says = (text: string): boolean => (typeof words === 'string' ? text.includes(words) : words.test(text))
  const heard = async (): Promise<boolean> => {
    const said = told.get(page) ?? []
    const at = said.findIndex(says)
    if (at !== -1) told.set(page, said.slice(at + 1))
    return at !== -1 || (await page.getByText(words).first().isVisible())
  }
  await expect.poll(heard, `"${String(words)}" is told`).toBe(true)
}

/** Opens a reader with their own browser context, whose language is that of the test. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const {
    locale,
    width = 1440,
    height = 900,
    refused = [],
    cut = false,
    person = false,
    named = false,
    worker = false,
    at = origin(),
  } = options
  const context = await browser.newContext({
    baseURL: named ? at.replace('127.0.0.1', 'localhost') : at,
    locale,
    viewport: { width, height },
    ...(worker ? { serviceWorkers: 'allow' as const } : {}),
    ...(person ? { userAgent: PERSON } : {}),
  })
  await keepNotifications(context)
  const page = alive(await context.newPage())
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const status = Number(REFUSAL.exec(message.text())?.[1] ?? 0)
    if (cut && CUT.test(message.text())) return
    if (message.type() === 'error' && !refused.includes(status)) faults.push(`${page.url()}: ${message.text()}`)
  })
  return { context, page, says: wordsOf(locale), faults }
}

interface Fixtures {
  /** Opens readers and closes them after the test; fails if one of their pages had an error. */
  readonly reader: (options: VisitOptions) => Promise<Visit>
}

export const test = base.extend<Fixtures>({
  reader: async ({ browser }, use) => {
    const visits: Visit[] = []
    await use(async (options) => {
      const opened = await visit(browser, options)
      visits.push(opened)
      return opened
    })
    const faults = visits.flatMap((each) => each.faults)
    await Promise.all(visits.map(({ context }) => context.close()))
    expect(faults, 'errors on the console or the page').toEqual([])
  },
})
