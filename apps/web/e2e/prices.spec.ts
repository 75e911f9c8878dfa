import { call, fundQuietly, logInQuietly, publishQuietly, read, registerQuietly, verifyQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const WIDTHS = { en: 1440, 'zh-CN': 390 } as const

for (const locale of LOCALES) {
  const width = WIDTHS[locale]
  test(`steps and a sale lower the sum before paying, its end asks again, and a buyer names a price (${locale}, ${width} px)`, async ({
    reader,
  }) => {
    const seat = { locale, width, height: 844 }
    const [seller, buyer] = await Promise.all([reader({ ...seat, refused: [400] }), reader(seat)])
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundQuietly(buyer.context, '5')
    await verifyQuietly(buyer.context)
    const id = await publishQuietly(seller.context, `Harbour chart ${unique()}`, '12.50')

    const { page, says } = seller
    await page.goto(`/personal/editGoods?id=${id}&type=PRICES`)
    await page.getByRole('button', { name: says('Add a step') }).click()
    await page.locator('input[name="from-0"]').fill('5')
    await page.locator('input[name="price-0"]').fill('13')
    const save = page.getByRole('button', { name: says('Save'), exact: true })
    await save.click()
    await expect(page.getByText(/lower than the price of one piece|须低于单件价格/).first()).toBeVisible()
    await page.locator('input[name="price-0"]').fill('10')
    await save.click()
    await expect(page.getByText(says('Buyers see the new prices from now on')).first()).toBeVisible()

    await buyer.page.goto(`/goodsDetails?id=${id}`)
    const panel = buyer.page.locator('#purchase')
    await expect(panel.getByText('$10.00')).toBeVisible()
    await panel.locator('input[inputmode="numeric"]').first().fill('5')
    await panel.locator('input[inputmode="numeric"]').first().press('Tab')
    await expect(panel.getByText(/\$50\.00/).first()).toBeVisible()

    // The sale begins and ends while the page is open: each time the buyer is asked.
    const { now } = await read<{ now: number }>(buyer.context.request, 'site.status')
    const sale = { off: { kind: 'percent', percent: 50 }, endsAt: now + 86_400 }
    await call(seller.context.request, 'goods.pricing.set', { id, pricing: { kind: 'fixed', sale } })
    const goOn = buyer.page.getByRole('button', { name: /Go on at \$6\.25|按 \$6\.25/ }).filter({ visible: true })
    await goOn.first().click()
    await expect(panel.locator('s').getByText('$12.50').first()).toBeVisible()
    await expect(panel.getByText(/\$31\.25/).first()).toBeVisible()
    await call(seller.context.request, 'goods.pricing.set', { id, pricing: { kind: 'fixed' } })
    await expect(buyer.page.getByRole('button', { name: /Go on at \$12\.50|按 \$12\.50/ }).first()).toBeAttached()

    await page.goto(`/personal/editGoods?id=${id}&type=PRICES`)
    await page.getByText(says('Each buyer'), { exact: true }).click()
    await save.click()
    await expect(page.getByText(says('Buyers see the new prices from now on')).first()).toBeVisible()
    await buyer.page.goto(`/goodsDetails?id=${id}`)
    const named = buyer.page.locator('input[name="named-price"]')
    await named.fill('12')
    await expect(buyer.page.getByText(says('Enter a price first.')).first()).toBeAttached()
    await named.fill('20')
    await expect(panel.getByText(/\$20\.00/).first()).toBeVisible()
    const pay = buyer.page.getByRole('button', { name: /into escrow|到托管/ }).filter({ visible: true })
    await pay.first().click()
    if (width < 600) {
      const asked = buyer.page.getByRole('alertdialog')
      await asked.getByRole('button', { name: says('Pay into escrow') }).click()
    }
    await expect(buyer.page.getByRole('dialog', { name: says('Purchase successful') })).toBeVisible()
    const { data } = await read<{ data: { id: number }[] }>(buyer.context.request, 'goodsOrders.list', {
      side: 'buy',
      page: 1,
      limit: 10,
    })
    await buyer.page.goto(`/personal/goodsOrderPanel?id=${data[0]?.id}`)
    await expect(
      buyer.page
        .getByText(/named by the buyer|买家出价/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })
}
