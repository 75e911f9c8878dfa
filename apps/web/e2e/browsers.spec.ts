import { METHODS_ABOVE_FLOOR, STATICS_ABOVE_FLOOR } from '@jindu/config/browsers'
import {
  buyQuietly,
  call,
  fundQuietly,
  logInQuietly,
  PASSWORDS,
  publishQuietly,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, test, type Page } from './product.ts'
import { takeStep } from './steps.ts'
import { LOCALES } from './words.ts'

/** Simulates a browser at the floor by removing newer APIs. */
const atFloor = (page: Page) =>
  page.addInitScript(
    ([statics, methods]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
      const take = (from: unknown, names: readonly string[]) => {
        if (typeof from === 'object' || typeof from === 'function')
          for (const name of names) Reflect.deleteProperty(from ?? {}, name)
      }
      for (const [owner, names] of Object.entries(statics)) take(Reflect.get(globalThis, owner), names)
      for (const [owner, names] of Object.entries(methods)) {
        const constructor: unknown = Reflect.get(globalThis, owner)
        if (typeof constructor === 'function') take(constructor.prototype, names)
      }
      Reflect.deleteProperty(globalThis, 'requestIdleCallback')
      Reflect.deleteProperty(globalThis, 'scheduler')
    },
    [STATICS_ABOVE_FLOOR, METHODS_ABOVE_FLOOR] as const,
  )

test('a browser at the floor logs in, reads its messages and hears of an order', async ({ reader }) => {
  const [seller, buyer] = await Promise.all([reader({ locale: 'en' }), reader({ locale: 'en' })])
  await atFloor(buyer.page)
  const uid = await registerQuietly(buyer.context)
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const goods = await publishQuietly(seller.context, 'Ropes of an older ship', '5.00')
  await buyer.page.goto('/login')
  await expect(buyer.page.evaluate(() => 'withResolvers' in Promise || 'any' in AbortSignal)).resolves.toBe(false)
  await buyer.page.getByLabel('UID').fill(String(uid))
  await buyer.page.getByLabel(buyer.says('Password'), { exact: true }).fill(PASSWORDS.login)
  await buyer.page
    .getByRole('main')
    .getByRole('button', { name: buyer.says('Log in') })
    .click()
  await buyer.page.waitForURL('**/')
  await fundQuietly(buyer.context, '1')
  const order = await buyQuietly(buyer.context, goods, '500')
  await buyer.page.goto('/personal/message')
  await expect(buyer.page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await buyer.page.goto(`/personal/goodsOrderPanel?id=${order}`)
  await call(buyer.context.request, 'goodsOrders.hold', { id: order })
  await expect(buyer.page.getByRole('main').getByText(buyer.says('On hold'), { exact: true }).first()).toBeVisible()
  expect(buyer.faults).toEqual([])
})

const BLOCKED = {
  // The handshake succeeds, but no data arrives: as behind a buffering proxy.
  'where a proxy blocks the live connection': (page: Page) => page.routeWebSocket(/\/trpc$/, () => undefined),
  'where a browser has no WebSocket': (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket')),
  'where a policy forbids every WebSocket': (page: Page) =>
    page.addInitScript(() => {
      Reflect.set(
        globalThis,
        'WebSocket',
        class extends EventTarget {
          constructor() {
            super()
            throw new DOMException('blocked', 'SecurityError')
          }
        },
      )
    }),
} as const satisfies Readonly<Record<string, (page: Page) => Promise<unknown>>>

/** Each way of blocking, and each language at each width, at least once. */
const BEHIND = [
  { where: 'where a proxy blocks the live connection', locale: 'en', width: 1440 },
  { where: 'where a proxy blocks the live connection', locale: 'zh-CN', width: 390 },
  { where: 'where a browser has no WebSocket', locale: 'zh-CN', width: 1440 },
  { where: 'where a policy forbids every WebSocket', locale: 'en', width: 390 },
] as const

for (const { where, locale, width } of BEHIND)
  test(`${where} the pages of two people ask by themselves, and say so (${locale}, ${width} px)`, async ({
    reader,
  }) => {
    const seat = { locale, width, height: 844 }
    const [seller, buyer] = await Promise.all([reader(seat), reader(seat)])
    for (const { context, page } of [seller, buyer]) {
      await logInQuietly(context, await registerQuietly(context))
      await verifyQuietly(context)
      await BLOCKED[where](page)
    }
    const goods = await publishQuietly(seller.context, 'A chart behind a wall', '5.00')
    await fundQuietly(buyer.context, '1')
    const order = await buyQuietly(buyer.context, goods, '500')
    const says = buyer.says
    for (const { page } of [seller, buyer]) await page.goto(`/personal/goodsOrderPanel?id=${order}`)
    for (const { page } of [seller, buyer])
      await expect(
        page.getByText(says('Live updates are slow here: this page asks for news every few seconds.')),
      ).toBeVisible({ timeout: 12_000 })
    await takeStep(buyer, 'Hold', says.like('Stop the clock'))
    for (const { page } of [buyer, seller])
      await expect(page.getByRole('main').getByText(says('On hold'), { exact: true }).first()).toBeVisible({
        timeout: 12_000,
      })
    for (const { page } of [seller, buyer]) await page.unrouteAll()
  })

for (const locale of LOCALES) {
  test(`a browser below the floor reads a sentence in both languages, and starts no scripts (${locale})`, async ({
    reader,
  }) => {
    const { page, faults } = await reader({ locale })
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CSSPropertyRule'))
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    // Its promise waits for scripts that never start.
    void page.goto('/login').catch(() => undefined)
    const sentence = page.locator('#too-old')
    await expect(sentence).toContainText('This browser is too old')
    await expect(sentence).toContainText('此浏览器版本过低')
    await page.mouse.click(10, 10)
    // Longer than the latest start of the scripts.
    await page.waitForTimeout(2000)
    expect(scripts).toEqual([])
    expect(faults).toEqual([])
  })

  test(`a login typed before the scripts arrive stays, and is sent (${locale})`, async ({ reader }) => {
    const { page, context, says } = await reader({ locale })
    const uid = await registerQuietly(context)
    const arrival = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrival.promise
      await route.continue()
    })
    // Its promise waits for the scripts.
    void page.goto('/login', { waitUntil: 'commit' }).catch(() => undefined)
    const password = page.getByLabel(says('Password'), { exact: true })
    await page.getByLabel('UID').pressSequentially(String(uid))
    await password.pressSequentially(PASSWORDS.login)
    await password.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    arrival.resolve()
    await expect(page.getByRole('main').getByRole('button', { name: says('Log in'), exact: true })).toBeEnabled()
    await expect(page.getByLabel('UID')).toHaveValue(String(uid))
    await expect(password).toHaveValue(PASSWORDS.login)
    await password.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
  })
}
