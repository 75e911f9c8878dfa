import type { BrowserContext, Page } from '@playwright/test'
import { buyQuietly, call, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Visit } from './product.ts'

const state = (page: Page, { says }: Visit, word: string) =>
  page.getByRole('main').getByText(says(word), { exact: true }).filter({ visible: true }).first()

/** Counts the live connections that are open, of all pages of a browser. */
function countConnections(context: BrowserContext): { readonly open: Set<Page> } {
  const open = new Set<Page>()
  const watch = (page: Page) => {
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/trpc')) return
      open.add(page)
      socket.on('close', () => open.delete(page))
    })
    page.on('close', () => open.delete(page))
  }
  context.pages().forEach(watch)
  context.on('page', watch)
  return { open }
}

test('what happens between the making of a page and its live connection reaches the page', async ({ reader }) => {
  const [seller, buyer] = await Promise.all([reader({ locale: 'en' }), reader({ locale: 'en' })])
  for (const { context } of [seller, buyer]) await logInQuietly(context, await registerQuietly(context))
  const goods = await publishQuietly(seller.context, 'Tide tables of the sound', '5.00')
  await fundQuietly(buyer.context, '1')
  const order = await buyQuietly(buyer.context, goods, '500')

  const connection = Promise.withResolvers<void>()
  await buyer.page.routeWebSocket(/\/trpc$/, async (socket) => {
    await connection.promise
    socket.connectToServer()
  })
  await buyer.page.goto(`/personal/goodsOrderPanel?id=${order}`)
  await expect(state(buyer.page, buyer, 'In progress')).toBeVisible()
  await call(buyer.context.request, 'goodsOrders.hold', { id: order })
  connection.resolve()
  await expect(state(buyer.page, buyer, 'On hold')).toBeVisible()
})

test('two tabs share one connection; when the one that has it is closed the other goes on and has missed nothing', async ({
  reader,
}) => {
  const [seller, buyer] = await Promise.all([reader({ locale: 'en' }), reader({ locale: 'en' })])
  for (const { context } of [seller, buyer]) await logInQuietly(context, await registerQuietly(context))
  const goods = await publishQuietly(seller.context, 'Charts of the northern passage', '5.00')
  await fundQuietly(buyer.context, '1')
  const order = await buyQuietly(buyer.context, goods, '500')

  const { open } = countConnections(buyer.context)
  const first = buyer.page
  const second = await buyer.context.newPage()
  for (const page of [first, second]) {
    await page.goto(`/personal/goodsOrderPanel?id=${order}`)
    await expect(state(page, buyer, 'In progress')).toBeVisible()
  }
  await expect.poll(() => open.size).toBe(1)
  await call(buyer.context.request, 'goodsOrders.hold', { id: order })
  for (const page of [first, second]) await expect(state(page, buyer, 'On hold')).toBeVisible()
  expect(open.size).toBe(1)

  const [leading] = open
  const staying = leading === first ? second : first
  await leading?.close()
  await call(buyer.context.request, 'goodsOrders.cancelHold', { id: order })
  await expect(state(staying, buyer, 'In progress')).toBeVisible()
  expect([...open]).toEqual([staying])
})

test('a visitor sees what happens to the goods on the page', async ({ reader }) => {
  const [seller, visitor] = await Promise.all([reader({ locale: 'en' }), reader({ locale: 'en' })])
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const goods = await publishQuietly(seller.context, 'Knots for every weather', '5.00')
  await visitor.page.goto(`/goodsDetails?id=${goods}`)
  await visitor.page.mouse.move(200, 200)
  await call(seller.context.request, 'goods.setOffline', { id: goods, offline: true })
  await expect(state(visitor.page, visitor, 'Offline')).toBeVisible()
})
