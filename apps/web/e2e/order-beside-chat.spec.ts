import { findings } from './axe.ts'
import { buyQuietly, fundQuietly, logInQuietly, publishQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { expect, test, type Visit } from './product.ts'
import { unique } from './unique.ts'

const SEATS = [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'zh-CN', width: 390, height: 844 },
] as const

/** The order above the talk; narrow it is one line until it is pressed. */
async function orderAbove({ page, says }: Visit, id: number) {
  const order = page.getByRole('region', { name: says('Order {id}', { id }) })
  const strip = order.getByRole('button', { expanded: false })
  await expect(order).toBeVisible()
  await expect(order.locator('.skeleton, .sk')).toHaveCount(0)
  if (await strip.isVisible()) await strip.click()
  return order
}

for (const seat of SEATS) {
  test(`the order beside a chat is the order: its steps are taken there, and it follows the other side’s (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const [seller, buyer] = await Promise.all([reader(seat), reader(seat)])
    const sellerUid = await registerQuietly(seller.context)
    await logInQuietly(seller.context, sellerUid)
    const buyerUid = await registerQuietly(buyer.context)
    await logInQuietly(buyer.context, buyerUid)
    await fundQuietly(buyer.context, '2')
    for (const { context } of [seller, buyer]) await verifyQuietly(context)
    const goods = await publishQuietly(seller.context, `Tides ${unique()}`, '8.00')
    const id = await buyQuietly(buyer.context, goods, '800')

    await seller.page.goto(`/personal/chat/receive_goods?goods_id=${goods}&user_id=${buyerUid}`)
    await buyer.page.goto(`/personal/chat/send_goods?goods_id=${goods}`)
    const [sold, bought] = [await orderAbove(seller, id), await orderAbove(buyer, id)]
    await expect(bought.getByRole('link', { name: buyer.says('Open the shipment') })).toBeVisible()
    await expect(sold.getByRole('button', { name: seller.says('Refund'), exact: true })).toBeVisible()
    expect(await findings(buyer.page)).toEqual([])

    await test.step('the buyer holds it there; the seller’s order stops, and its message is read as it is seen', async () => {
      await bought.getByRole('button', { name: buyer.says('Hold'), exact: true }).click()
      await buyer.page
        .getByRole('alertdialog')
        .getByRole('button', { name: buyer.says('Stop the clock') })
        .click()
      for (const [{ says }, order] of [
        [buyer, bought],
        [seller, sold],
      ] as const)
        await expect(order.getByText(says('Clock stopped'), { exact: true })).toBeVisible()
      await seller.page.goto('/personal/message')
      await expect(seller.page.locator('.is-unread')).toHaveCount(0)
      await seller.page.goBack()
    })

    await test.step('the seller refunds it there; the buyer’s order ends', async () => {
      const order = await orderAbove(seller, id)
      await order.getByRole('button', { name: seller.says('Refund'), exact: true }).click()
      await seller.page
        .getByRole('alertdialog')
        .getByRole('button', { name: seller.says.like('Return {sum} to the buyer') })
        .click()
      await expect(
        bought.getByText(buyer.says.like('The seller refunded {amount} in full. The order is closed.')),
      ).toBeVisible()
      await expect(bought.getByRole('button', { name: buyer.says('Lift hold'), exact: true })).toHaveCount(0)
      expect(await seller.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
}
