import { buyQuietly, call, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Visit } from './product.ts'

const state = ({ page, says }: Visit, word: string) =>
  page.getByRole('main').getByText(says(word), { exact: true }).first()

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
  await expect(state(buyer, 'In progress')).toBeVisible()
  await call(buyer.context.request, 'goodsOrders.hold', { id: order })
  connection.resolve()
  await expect(state(buyer, 'Suspended')).toBeVisible()
})
