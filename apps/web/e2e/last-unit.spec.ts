import {
  call,
  fundQuietly,
  fundsQuietly,
  logInQuietly,
  publishQuietly,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, test, type Visit } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const PLACE = '**/trpc/goodsOrders.place*'

/** Publishes goods with one unit left, to buyers with enough balance. */
async function oneLeft(seller: Visit, ...buyers: readonly Visit[]): Promise<number> {
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const id = await publishQuietly(seller.context, `Last chart ${unique()}`, '8.00')
  await call(seller.context.request, 'goods.stock.setDelivery', { id, delivery: { kind: 'units' } })
  await call(seller.context.request, 'goods.stock.add', { id, secrets: [`CHART-${id}-ONLY`] })
  for (const { context } of buyers) {
    await logInQuietly(context, await registerQuietly(context))
    await fundQuietly(context, '1')
    await verifyQuietly(context)
  }
  return id
}

/** Pays; on a phone the bottom bar asks for confirmation. */
async function pay({ page, says }: Visit): Promise<void> {
  const button = page
    .getByRole('button', { name: /into escrow|到托管/ })
    .filter({ visible: true })
    .first()
  await expect(button).toBeEnabled()
  await button.click()
  if ((page.viewportSize()?.width ?? 0) < 600) {
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: says('Pay into escrow') })
      .click()
  }
}

const receiptOf = ({ page, says }: Visit) => page.getByRole('dialog', { name: says('Purchase successful') })

for (const locale of LOCALES) {
  for (const width of [1440, 390]) {
    test(`whoever buys the last unit reads that they bought and where the order is, the other that nothing was charged (${locale}, ${width} px)`, async ({
      reader,
    }) => {
      const seat = { locale, width, height: 844 }
      const [seller, buyer, late] = await Promise.all([
        reader(seat),
        reader(seat),
        reader({ ...seat, refused: [409], cut: true }),
      ])
      const goods = `/goodsDetails?id=${await oneLeft(seller, buyer, late)}`
      await Promise.all([buyer.page.goto(goods), late.page.goto(goods)])
      const before = await fundsQuietly(late.context)

      // The answer waits until the page shows that nothing is left.
      const answered = Promise.withResolvers<void>()
      const paid = Promise.withResolvers<void>()
      await buyer.page.route(PLACE, async (route) => {
        const response = await route.fetch()
        paid.resolve()
        await answered.promise
        await route.fulfill({ response })
      })
      // The other buyer's panel is still stale when they press.
      await late.page.route('**/trpc/goods.detail*', (route) => route.abort('connectionreset'))
      await pay(buyer)
      await paid.promise
      await expect(receiptOf(buyer)).toHaveCount(0)
      answered.resolve()
      const receipt = receiptOf(buyer)
      await expect(receipt).toBeVisible()
      await expect(buyer.page).toHaveURL(/goodsOrderPanel\?id=\d+&bought=1$/)
      const id = /id=(\d+)/.exec(buyer.page.url())?.[1] ?? 'none'
      await expect(receipt).toContainText(id)

      await test.step('the receipt survives Reload, Back and Forward', async () => {
        await buyer.page.reload()
        await expect(receiptOf(buyer)).toContainText(id)
        await buyer.page.goBack()
        await expect(buyer.page.getByText(buyer.says('Sold out'), { exact: true }).first()).toBeVisible()
        await buyer.page.goForward()
        await expect(receiptOf(buyer)).toContainText(id)
        await receiptOf(buyer)
          .getByRole('link', { name: buyer.says('View the order') })
          .click()
        await expect(receiptOf(buyer)).toBeHidden()
        await expect(buyer.page).toHaveURL(new RegExp(`goodsOrderPanel\\?id=${id}$`))
      })

      await test.step('the other is refused, and the words stand beside what the page shows now', async () => {
        await pay(late)
        await late.page.unroute('**/trpc/goods.detail*')
        const refusal = late.page.getByRole('alert').filter({ hasText: /nothing was charged|未扣款/i })
        await expect(refusal.first()).toBeVisible()
        await expect(late.page.getByText(late.says('Sold out'), { exact: true }).first()).toBeVisible()
        await expect(refusal.first()).toBeVisible()
        expect(await fundsQuietly(late.context)).toBe(before)
      })
    })
  }
}

test('goods that go offline while the answer is on its way take no receipt with them (en)', async ({ reader }) => {
  const [seller, buyer] = await Promise.all([reader({ locale: 'en' }), reader({ locale: 'en' })])
  const id = await oneLeft(seller, buyer)
  await buyer.page.goto(`/goodsDetails?id=${id}`)
  await buyer.page.route(PLACE, async (route) => {
    const response = await route.fetch()
    await call(seller.context.request, 'goods.setOffline', { id, offline: true })
    const read = buyer.page.waitForResponse((answer) => answer.url().includes('goods.detail'))
    await read
    await route.fulfill({ response })
  })
  await pay(buyer)
  await expect(receiptOf(buyer)).toBeVisible()
})
