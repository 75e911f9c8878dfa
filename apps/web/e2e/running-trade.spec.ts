import { findings } from './axe.ts'
import { buyQuietly, fundQuietly, logInQuietly, publishQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { fundFiatQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'

const SEATS = [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'zh-CN', width: 390, height: 844 },
] as const

for (const seat of SEATS) {
  test(`the running fiat order is on every page and before goods orders (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const [seller, buyer] = await Promise.all([reader(seat), reader(seat)])
    for (const { context } of [seller, buyer]) {
      await logInQuietly(context, await registerQuietly(context))
      await verifyQuietly(context)
    }
    await fundFiatQuietly(seller.context, 4n)
    await fundQuietly(buyer.context, '1')
    const goods = await publishQuietly(seller.context, `Tides ${unique()}`, '8.00')
    await buyQuietly(buyer.context, goods, '800')
    const order = await takeQuietly(buyer.context, await publishOfferQuietly(seller.context, 100n), 100n)
    const { page, says } = buyer
    const link = page
      .getByRole('link', { name: says('Fiat order {orderId}: you pay', { orderId: order }) })
      .filter({ visible: true })
    for (const path of ['/', '/search', '/personal/assets', `/goodsDetails?id=${goods}`, '/personal/buyOrderList']) {
      await page.goto(path)
      await expect(link).toHaveCount(1)
      await expect(link.getByRole('timer')).toBeVisible()
      expect(await findings(page), path).toEqual([])
    }
    await link.click()
    await expect(page).toHaveURL(new RegExp(`otcOrderPanel.*orderID=${order}`))
  })

  test(`who sells more than the fiat balance moves the rest in place, and what was typed stays (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const { context, page, says } = await reader(seat)
    await logInQuietly(context, await registerQuietly(context))
    await verifyQuietly(context)
    await fundFiatQuietly(context, 1n)
    await fundQuietly(context, '5')
    await page.goto('/personal/otcManage?tab=releaseNewOtcTopic')
    const total = page.getByRole('textbox', { name: says('Total'), exact: true })
    await total.fill('4')
    const move = page.getByRole('button', { name: says('Move {sum}', { sum: '3.00000000 LTC' }) })
    await move.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: says('Move {sum}', { sum: '3.00000000 LTC' }) })
      .click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(move).toBeHidden()
    await expect(total).toHaveValue('4')
  })
}
