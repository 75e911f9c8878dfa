import { findings } from './axe.ts'
import { buyQuietly, call, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'

const SEATS = [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'zh-CN', width: 390, height: 844 },
] as const

for (const seat of SEATS) {
  test(`a seller replaces faulty keys from the order page, and the buyer sees old and new (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const [seller, buyer] = await Promise.all([reader(seat), reader(seat)])
    for (const { context } of [seller, buyer]) await logInQuietly(context, await registerQuietly(context))
    await fundQuietly(buyer.context, '2')
    const goods = await publishQuietly(seller.context, `Charts ${unique()}`, '8.00')
    const run = unique()
    await call(seller.context.request, 'goods.stock.setDelivery', { id: goods, delivery: { kind: 'units' } })
    const secrets = [1, 2, 3].map((number) => `KEY-${run}-${number}`)
    await call(seller.context.request, 'goods.stock.add', { id: goods, secrets })
    const order = await buyQuietly(buyer.context, goods, '800')
    await call(buyer.context.request, 'goodsOrders.openDelivery', { id: order })
    await buyer.page.goto(`/goodsShipment?order_id=${order}`)
    await expect(buyer.page.getByText(secrets[0] ?? 'none', { exact: true })).toBeVisible()

    const { page, says } = seller
    const dialog = page.getByRole('alertdialog', { name: says('Replace faulty keys') })
    const replace = () => dialog.getByRole('button', { name: /Replace 1 key|更换 1 个卡密/ })
    await test.step('with the oldest of the stock, from the order page', async () => {
      await page.goto(`/personal/goodsOrderPanel?id=${order}`)
      await page.getByRole('button', { name: /^(Replace|更换)$/ }).click()
      await dialog.getByLabel(says('What is wrong with them?'), { exact: true }).selectOption('other')
      await replace().click()
      const remark = dialog.getByLabel(says('In your words'), { exact: true })
      await expect(remark).toHaveAttribute('aria-invalid', 'true')
      await remark.fill('Region lock')
      expect(await findings(page)).toEqual([])
      await replace().click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('list', { name: says('What happened') })).toContainText('Region lock')
    })

    await test.step('the buyer’s open page shows the old one marked, and opens the new one', async () => {
      const old = buyer.page.getByRole('listitem').filter({ hasText: secrets[0] ?? 'none' })
      await expect(old).toContainText('Region lock')
      await expect(old).toContainText(buyer.says('Another reason'))
      await buyer.page.getByRole('button', { name: /^(Open|开启)$/ }).click()
      await expect(buyer.page.getByText(secrets[1] ?? 'none', { exact: true })).toBeVisible()
      expect(await findings(buyer.page)).toEqual([])
      expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })

    await test.step('with one that is typed, from the page of the shipment; one that was sold before is refused there', async () => {
      await page.goto(`/goodsShipment?order_id=${order}`)
      await page.getByRole('button', { name: /^(Replace|更换)$/ }).click()
      await dialog.getByText(says('As I enter them'), { exact: true }).click()
      const field = dialog.getByLabel(says('The new keys'), { exact: true })
      await replace().click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(`TYPED-${run}`)
      await replace().click()
      await expect(dialog).toBeHidden()
      await buyer.page.getByRole('button', { name: /^(Open|开启)$/ }).click()
      await expect(buyer.page.getByText(`TYPED-${run}`, { exact: true })).toBeVisible()
      await expect(buyer.page.locator('.delivery-unit.is-replaced')).toHaveCount(2)
    })
  })
}
