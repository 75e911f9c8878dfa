import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { startProduct } from './product.ts'
import { digest } from './seed.ts'
import { median } from './summary.ts'

const PASSWORDS = { login: 'Demo-1234', recovery: 'Demo-9012' } as const
const [BUYER, SELLER] = [100_001, 100_002]
const DESK = { width: 1440, height: 900 }

/** Milliseconds from the press to what it brings, on this machine, medians. */
const TARGETS = { 'log in': 1000, 'open an order': 300, push: 500, freeze: 500 } as const
type Step = keyof typeof TARGETS
const NAMES = ['log in', 'open an order', 'push', 'freeze'] as const satisfies readonly Step[]

async function send(context: BrowserContext, path: string, input: object): Promise<void> {
  const answer = await context.request.post(`/trpc/${path}`, { data: input })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`)
}

/** From just before the press until what it brings stands there. */
async function timed(press: () => Promise<void>, brought: () => Promise<unknown>): Promise<number> {
  const pressed = performance.now()
  await press()
  await brought()
  return performance.now() - pressed
}

/** Looks at every frame: Playwright's own waiting looks twice a second when it takes longer. */
const shown = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((at) => at.textContent.includes(${JSON.stringify(text)}))`,
    undefined,
    { polling: 'raf' },
  )

const STEPS: Readonly<Record<Step, (context: BrowserContext, page: Page) => Promise<number>>> = {
  'log in': async (_, page) => {
    await page.goto('/login')
    await page.getByLabel('UID', { exact: true }).fill(String(BUYER))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.login)
    const button = page.getByRole('button', { name: 'Log in', exact: true })
    return timed(
      () => button.click(),
      () => shown(page, `header.top [aria-label*="${BUYER}"]`, ''),
    )
  },
  'open an order': async (context, page) => {
    await send(context, 'accounts.login', { uid: BUYER, password: digest(PASSWORDS.login) })
    await page.goto('/personal/buyOrderList', { waitUntil: 'networkidle' })
    const order = page.locator('.order-row-title').first()
    // A hand is on the link a moment before it presses.
    await order.hover()
    await page.waitForTimeout(150)
    return timed(
      () => order.click(),
      () => shown(page, '.order-page', ''),
    )
  },
  push: async (context, page) => {
    await send(context, 'accounts.login', { uid: SELLER, password: digest(PASSWORDS.login) })
    await context.request.post('/sandbox/advance', { data: { seconds: 86_400 } })
    await send(context, 'accounts.login', { uid: SELLER, password: digest(PASSWORDS.login) })
    await page.goto('/personal/myGoods', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Push', exact: true, disabled: false }).first()
    return timed(
      () => button.click(),
      () => shown(page, '.toasts', 'Pushed to the top'),
    )
  },
  freeze: async (context, page) => {
    await send(context, 'accounts.login', { uid: BUYER, password: digest(PASSWORDS.login) })
    await page.goto('/personal/userInfo', { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /^Freeze/ })
      .first()
      .click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Recovery password', { exact: true }).fill(PASSWORDS.recovery)
    await dialog.getByRole('checkbox').check()
    const milliseconds = await timed(
      () => dialog.getByRole('button', { name: 'Freeze account' }).click(),
      () => shown(page, 'h1', 'is frozen'),
    )
    await send(context, 'accounts.unfreeze', {
      uid: BUYER,
      recoveryPassword: digest(PASSWORDS.recovery),
    })
    return milliseconds
  },
}

async function once(browser: Browser, baseURL: string, step: Step): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: DESK, locale: 'en-US', bypassCSP: true })
  try {
    return await STEPS[step](context, await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * What a person waits for after a press, in a browser against a sandbox with demo data: login to the named header,
 * order list to order page, push, freeze.
 *
 * @param rounds how often each step is taken; the figures are medians
 */
export async function measurePageSteps(rounds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jindu-steps-'))
  const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  try {
    const figures: { step: Step; milliseconds: number; most: number; reached: boolean }[] = []
    for (const step of NAMES) {
      const times: number[] = []
      // The first round warms the server up.
      for (let round = 0; round <= rounds; round += 1) {
        const milliseconds = await once(browser, `http://127.0.0.1:${product.port}`, step)
        if (round > 0) times.push(milliseconds)
      }
      const milliseconds = Math.round(median(times))
      const most = TARGETS[step]
      figures.push({ step, milliseconds, most, reached: milliseconds <= most })
    }
    console.table(figures)
    return { measuredAt: new Date().toISOString(), rounds, figures }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
