import { buyQuietly, call, fundQuietly, logInQuietly, publishQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { expect, test } from './product.ts'

for (const [width, locale] of [
  [1440, 'en'],
  [390, 'zh-CN'],
] as const) {
  test(`the order above a talk has the parts of its page and follows it (${width} px, ${locale})`, async ({
    reader,
  }) => {
    const seller = await reader({ locale, width, height: 900 })
    const buyer = await reader({ locale })
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    const goodsId = await publishQuietly(seller.context, 'Tide tables of the cape', '9.00')
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundQuietly(buyer.context, '5')
    const first = await buyQuietly(buyer.context, goodsId, '900')
    const second = await buyQuietly(buyer.context, goodsId, '900')
    const { page, says } = seller
    await page.goto('/personal/chat/receive_goods')
    await page.locator('.chat-list a[href*="chat_id"]').first().click()
    const order = (id: number) => page.getByRole('region', { name: says('Order {id}', { id }), exact: true })
    await expect(order(second)).toBeVisible()
    if (width < 1180) await order(second).getByRole('button', { expanded: false }).click()
    await expect(order(second).getByText(says('Protection window'))).toBeVisible()
    await expect(order(second).getByRole('list', { name: says('Where the money is') })).toBeVisible()

    await verifyQuietly(buyer.context)
    await call(buyer.context.request, 'goodsOrders.hold', { id: second })
    await expect(order(second).getByText(says('Clock stopped'))).toBeVisible()
    await call(buyer.context.request, 'goodsOrders.complain', {
      id: second,
      text: 'The sheets are empty, all forty of them',
    })
    await expect(order(second).getByText(says('The buyer complains')).filter({ visible: true }).first()).toBeVisible()

    await page.getByRole('combobox', { name: says('Orders of this chat') }).selectOption(String(first))
    await expect(order(first).getByRole('link', { name: says('Open order {id}', { id: first }) })).toBeVisible()
  })
}
