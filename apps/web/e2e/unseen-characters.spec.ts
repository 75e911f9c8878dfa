import { passwordDigest } from '@jindu/domain/accounts/passwords'
import {
  buyQuietly,
  call,
  createCategoryQuietly,
  fundQuietly,
  logInQuietly,
  PASSWORDS,
  publishQuietly,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { fundFiatQuietly, takeQuietly } from './fiat.ts'
import { expect, test, type Page, type Visit } from './product.ts'
import { unique } from './unique.ts'

/** Stands in every text that somebody writes here. */
const MARK = 'Zq71x'
/** As texts may stand in the database that were written before such characters were refused: `17` would read `71`. */
const HOSTILE = 'Zq\u202E71\u200Bx'

const ADMINISTRATOR = 100_017
const PRICE = 140n

/** Whatever the server tells this browser has the hostile text in place of the mark: pages, their data, and answers. */
async function tellHostile(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/files/'),
    async (route) => {
      if (!/document|fetch|xhr/.test(route.request().resourceType())) return route.continue()
      const answer = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(MARK, HOSTILE) })
    },
  )
}

interface Seen {
  readonly count: number
  /** Texts whose direction could turn what stands beside them. */
  readonly loose: readonly string[]
}

/**
 * Where the override stands: in an element that isolates it and holds nothing else but text of its writer, or inside isolating
 * characters, which take the override out.
 */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const loose: string[] = []
    let count = 0
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const { parentElement, nodeValue } = texts.currentNode
      const text = nodeValue ?? ''
      if (parentElement === null || parentElement.closest('script,style,noscript') !== null) continue
      if (!/Zq.*71.*x/u.test(text)) continue
      count += 1
      if (!text.includes('\u202E')) continue
      let around: Element | null = parentElement
      while (around !== null && !/isolate|plaintext/.test(getComputedStyle(around).unicodeBidi))
        around = around.parentElement
      // One text of one writer: nothing of the page stands in the same element.
      if (around === null || around.textContent !== text) loose.push(around?.outerHTML.slice(0, 200) ?? text)
    }
    for (const element of document.querySelectorAll('[aria-label],[title],[placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        if (/[^\u2068]Zq\u202E|^Zq\u202E.*x[^]+$/.test(element.getAttribute(name) ?? ''))
          loose.push(`${name}: ${element.getAttribute(name) ?? ''}`)
    if (/\u202E/.test(document.title)) loose.push(`title: ${document.title}`)
    return { count, loose }
  })

const html = (text: string): object => ({ format: 'html', html: `<p>${text}</p>` })
const key = (): string => crypto.randomUUID()
const payPassword = passwordDigest(PASSWORDS.pay)

/** Both sides of a goods order and a fiat order, and every text that they can write. */
async function world(seller: Visit, buyer: Visit) {
  for (const { context } of [seller, buyer]) {
    const uid = await registerQuietly(context)
    await logInQuietly(context, uid)
    await fundQuietly(context, '5')
    await fundFiatQuietly(context, 8n)
    await verifyQuietly(context)
  }
  const [sells, buys] = [seller.context, buyer.context]
  const category = await createCategoryQuietly(sells, MARK)
  const goods = await publishQuietly(sells, `${MARK}charts${unique()}`, '5.00', {
    categoryId: category,
    contents: `<p>${MARK} about</p>`,
    shipment: `<p>${MARK} shipment</p>`,
  })
  const [order, rated] = [await buyQuietly(buys, goods, '500'), await buyQuietly(buys, goods, '500')]
  await call(buys.request, 'goodsOrders.confirm', { id: rated })
  await call(buys.request, 'reviews.write', { orderId: rated, rating: 4, text: `${MARK} is as it says` })
  await call(buys.request, 'favorites.create', { goodsId: goods })
  await call(buys.request, 'comments.write', { kind: 'goods', subjectId: goods, contents: html(`${MARK} asks`) })
  await call(buys.request, 'conversations.say', {
    to: { subject: { kind: 'goods', id: goods } },
    contents: html(`${MARK} line`),
    clientKey: key(),
  })
  await call(buys.request, 'goodsOrders.hold', { id: order })
  await call(buys.request, 'goodsOrders.complain', { id: order })
  await call(buys.request, 'goodsOrders.stateCase', { id: order, text: `${MARK} was used before` })
  const ad = await call<{ id: number }>(sells.request, 'ads.create', {
    title: `${MARK}ad${unique()}`,
    contents: html(`${MARK} ad`),
    attach: [],
  })
  const ticket = await call<{ id: number }>(buys.request, 'tickets.create', {
    title: `${MARK} ticket`,
    contents: html(`${MARK} asks staff`),
    about: { kind: 'appeal' },
    clientKey: key(),
  })
  await call(buys.request, 'withdrawals.saveAddress', {
    currency: 'LTC',
    address: 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0',
    label: `${MARK} cold`,
  })
  const payee = await call<{ id: number }>(sells.request, 'otcPayees.add', {
    payee: { method: 'bankCard', label: `${MARK} card`, holder: `${MARK} Lin`, account: `${MARK} 6222 0310` },
    payPassword,
  })
  const whole = 100_000_000n
  const offer = await call<{ id: number }>(sells.request, 'otcOffers.publish', {
    side: 'sell',
    total: { asset: 'LTC', units: String(4n * whole) },
    unitPrice: String(PRICE * whole),
    minimum: { asset: 'USD', units: '2000' },
    maximum: { asset: 'USD', units: String(PRICE * 400n) },
    methods: ['bankCard'],
    payees: [payee.id],
    remark: `${MARK} remark`,
    requirements: {},
    payPassword,
    idempotencyKey: key(),
  })
  const fiat = await takeQuietly(buys, offer.id, PRICE)
  await call(buys.request, 'otcOrders.viewPayees', { id: fiat })
  await call(buys.request, 'otcOrders.pay', {
    id: fiat,
    payer: { name: `${MARK} payer`, account: `${MARK} 7310`, reference: `${MARK} A7` },
    payPassword,
  })
  await call(buys.request, 'conversations.say', {
    to: { subject: { kind: 'otcOffer', id: offer.id } },
    orderId: fiat,
    contents: html(`${MARK} fiat line`),
    clientKey: key(),
  })
  return { category, goods, order, ad: ad.id, ticket: ticket.id, offer: offer.id, fiat }
}

type World = Awaited<ReturnType<typeof world>>

/** A screen, by its address; `open` brings the texts into sight. */
type Screen = readonly [path: (w: World) => string, open?: (visit: Visit) => Promise<unknown>]

const OF_BUYER: readonly Screen[] = [
  [({ goods }) => `/goodsDetails?id=${goods}`],
  [({ goods }) => `/goodsDetails?id=${goods}&type=reviews`],
  [({ goods }) => `/goodsDetails?id=${goods}&type=comments`],
  [({ category }) => `/search?id=${category}`],
  [({ category }) => `/search?id=${category}&view=table`],
  [({ order }) => `/personal/goodsOrderPanel?id=${order}`],
  [({ order }) => `/goodsSnap?order_id=${order}`],
  [() => '/personal/buyOrderList'],
  [() => '/personal/favorites'],
  [() => '/personal/message'],
  [() => '/personal/chat/send_goods'],
  [() => '/personal/feedback/feedback_list'],
  [({ ticket }) => `/personal/feedback/feedback_details?id=${ticket}`],
  [
    () => '/personal/assets/withdraw',
    ({ page, says }) => page.getByRole('button', { name: says('Address book') }).click(),
  ],
  [
    ({ fiat }) => `/otcOrderPanel?orderID=${fiat}`,
    ({ page, says }) => page.getByRole('button', { name: says('Show the account') }).click(),
  ],
  [({ ad }) => `/adDetails?id=${ad}`],
]

const OF_SELLER: readonly Screen[] = [
  [({ order }) => `/personal/goodsOrderPanel?id=${order}`],
  [() => '/personal/sellOrderList'],
  [() => '/personal/myGoods'],
  [() => '/personal/sales'],
  [() => '/personal/myAD'],
  [() => '/personal/chat/receive_goods'],
  [() => '/personal/message'],
  [({ fiat }) => `/otcOrderPanel?orderID=${fiat}`],
  [() => '/personal/otcManage?tab=payees'],
]

const OF_STAFF: readonly Screen[] = [
  [({ order }) => `/staff/cases/${order}`],
  [() => '/staff/goods'],
  [({ goods }) => `/staff/goods/${goods}`],
  [() => '/staff/reviews'],
  [() => '/staff/ads'],
  [() => '/staff/categories'],
  [() => '/staff/tickets'],
  [({ ticket }) => `/staff/tickets/${ticket}`],
]

async function walk(visit: Visit, screens: readonly Screen[], made: World): Promise<void> {
  const { page } = visit
  // A page that a test answers for may not open one.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'))
  await tellHostile(page)
  for (const [path, open] of screens) {
    const at = path(made)
    await test.step(at, async () => {
      await page.goto(at)
      await page.locator('h1').first().waitFor()
      await open?.(visit)
      await expect.poll(async () => (await look(page)).count, `${at} shows a text`).toBeGreaterThan(0)
      expect.soft((await look(page)).loose, at).toEqual([])
    })
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test('no text of others turns what stands beside it, on any screen that shows one; what is shown is what is copied', async ({
  reader,
}) => {
  const [seller, buyer, staff] = [
    await reader({ locale: 'en' }),
    await reader({ locale: 'zh-CN', width: 390, height: 844 }),
    await reader({ locale: 'en' }),
  ]
  const made = await world(seller, buyer)
  await logInQuietly(staff.context, ADMINISTRATOR)
  await Promise.all([walk(buyer, OF_BUYER, made), walk(seller, OF_SELLER, made), walk(staff, OF_STAFF, made)])

  await test.step('the account that is paid to', async () => {
    const { page, says, context } = buyer
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/otcOrderPanel?orderID=${made.fiat}`)
    await page.getByRole('button', { name: says('Show the account') }).click()
    const row = page
      .locator('dd, li, p')
      .filter({ hasText: `${MARK} 6222 0310` })
      .last()
    await row.getByRole('button').first().click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${MARK} 6222 0310`)
    await expect(row).toContainText(copied)
  })
})
