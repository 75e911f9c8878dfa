import { findings } from './axe.ts'
import {
  advanceQuietly,
  buyQuietly,
  call,
  fundQuietly,
  fundsQuietly,
  logInQuietly,
  publishQuietly,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, test } from './product.ts'
import { endSessionAndLogIn, payIntoEscrow, takeStep, verifyPayPassword } from './steps.ts'
import { unique } from './unique.ts'

const SEATS = [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'zh-CN', width: 390, height: 844 },
] as const

for (const seat of SEATS) {
  test(`a seller promises to deliver by hand and does; of a late order the buyer takes the money back (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const [seller, buyer] = await Promise.all([reader({ ...seat, refused: [401], cut: true }), reader(seat)])
    const sellerUid = await registerQuietly(seller.context)
    await logInQuietly(seller.context, sellerUid)
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundQuietly(buyer.context, '2')
    const goods = await publishQuietly(seller.context, `Charts ${unique()}`, '8.00')
    const wide = async () =>
      expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await test.step('the seller chooses it, with a promised time', async () => {
      const { page, says } = seller
      await page.goto(`/personal/editGoods?id=${goods}&type=SHIPMENTS`)
      await page.getByRole('radio', { name: new RegExp(`^${says('You deliver each order by hand')}`) }).check()
      const hours = page.getByLabel(says('Promised time'), { exact: true })
      await hours.fill('0')
      await page.getByRole('button', { name: says('Deliver this way'), exact: true }).click()
      await expect(hours).toHaveAttribute('aria-invalid', 'true')
      await hours.fill('24')
      await page.getByRole('button', { name: says('Deliver this way'), exact: true }).click()
      await expect(page.getByRole('button', { name: says('Deliver this way'), exact: true })).toBeHidden()
      // The bar at a phone's bottom lies over whatever is there.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await findings(page)).toEqual([])
    })

    await test.step('the buyer reads it before paying, and where the order stands after', async () => {
      const { page, says } = buyer
      await page.goto(`/goodsDetails?id=${goods}`)
      await expect(page.getByText(says.like('Delivered by hand within {time}'))).toBeVisible()
      if (seat.width > 1_000) {
        await verifyPayPassword(buyer)
        await payIntoEscrow(buyer)
      } else {
        // A phone pays with a second gesture: first-purchase.spec.ts.
        await page.goto(`/personal/goodsOrderPanel?id=${await buyQuietly(buyer.context, goods, '800')}`)
      }
      await expect(page.getByText(says('Awaiting delivery'), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(says('then you may cancel'), { exact: true })).toBeVisible()
      await wide()
      expect(await findings(page)).toEqual([])
    })

    await test.step('the seller finds it among what awaits, and delivers', async () => {
      const { page, says } = seller
      await page.goto('/personal/sellOrderList?state=awaitingDelivery')
      await page
        .getByRole('link', { name: /Charts/ })
        .first()
        .click()
      await page.getByRole('button', { name: says('Deliver'), exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: says('Deliver now') }).click()
      const text = dialog.getByLabel(says('Text for the buyer'), { exact: true })
      await expect(text).toHaveAttribute('aria-invalid', 'true')
      await text.fill('Chart 7731, drawn for you')
      expect(await findings(page)).toEqual([])
      // What was typed outlives Escape, a reload, a lost line and a session that ends; two clicks deliver once.
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.reload()
      await page.getByRole('button', { name: says('Deliver'), exact: true }).click()
      await expect(text).toHaveValue('Chart 7731, drawn for you')
      await seller.context.setOffline(true)
      await dialog.getByRole('button', { name: says('Deliver now') }).click()
      await expect(dialog.getByRole('alert')).not.toHaveText('')
      await seller.context.setOffline(false)
      await endSessionAndLogIn(seller, sellerUid)
      await expect(text).toHaveValue('Chart 7731, drawn for you')
      await dialog.getByRole('button', { name: says('Deliver now') }).dblclick()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(says('In progress'), { exact: true }).first()).toBeVisible()
    })

    await test.step('the buyer’s open page goes on; they open it and confirm', async () => {
      const { page, says } = buyer
      await expect(page.getByText(says('In progress'), { exact: true }).first()).toBeVisible()
      await page.getByRole('link', { name: says('Shipment'), exact: true }).click()
      await page.getByRole('button', { name: says('Open the shipment') }).click()
      await expect(page.getByText('Chart 7731, drawn for you', { exact: true })).toBeVisible()
      await page.goBack()
      await verifyQuietly(buyer.context)
      await call(buyer.context.request, 'goodsOrders.confirm', {
        id: Number(new URL(page.url()).searchParams.get('id')),
      })
      await expect(page.getByText(says('Completed'), { exact: true }).first()).toBeVisible()
    })

    await test.step('another order is late: the buyer cancels, with the full sum back', async () => {
      const { page, says } = buyer
      const before = await fundsQuietly(buyer.context)
      const order = await buyQuietly(buyer.context, goods, '800')
      await advanceQuietly(buyer.context, 25 * 3_600)
      await page.goto(`/personal/goodsOrderPanel?id=${order}`)
      await expect(page.getByText(says('the promised time has passed'), { exact: true })).toBeVisible()
      await takeStep(buyer, 'Cancel the order', /back|取回/)
      await expect(page.getByText(says('Revoked'), { exact: true }).first()).toBeVisible()
      expect(await fundsQuietly(buyer.context)).toBe(before)
      await wide()
    })
  })
}
