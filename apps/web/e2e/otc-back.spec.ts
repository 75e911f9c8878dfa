import { call, logInQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { fundFiatQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test } from './product.ts'
import { follow } from './steps.ts'

const CARD = '6222 0310 0408 2216'

for (const locale of ['en', 'zh-CN'] as const) {
  test(`Back from one fiat order to another shows nothing of the first, ${locale}`, async ({ reader }) => {
    const [seller, buyer] = [await reader({ locale }), await reader({ locale, width: 390, height: 844 })]
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundFiatQuietly(seller.context, 4n)
    const offer = await publishOfferQuietly(seller.context, 150n)
    await verifyQuietly(seller.context)
    const orders: string[] = []
    for (const account of [CARD, '6217 9999 0000 1234']) {
      const { id: payee } = await call<{ id: number }>(seller.context.request, 'otcPayees.add', {
        payee: { method: 'bankCard', label: 'Card', holder: 'Mei Lin', account, note: '' },
      })
      await call(seller.context.request, 'otcOffers.edit', { id: offer, methods: ['bankCard'], payees: [payee] })
      const id = await takeQuietly(buyer.context, offer, 150n)
      orders.push(`/otcOrderPanel?acceptanceID=${offer}&isSeller=0&orderID=${id}`)
    }
    const [first = '', second = ''] = orders
    const { page, says } = buyer
    const show = page.getByRole('button', { name: says('Show the account') })
    await page.goto(second)
    await expect(show).toBeVisible()
    await follow(buyer, first)
    await expect(page).toHaveURL(first)
    await expect(
      page
        .locator('.breadcrumb, nav')
        .getByText(first.split('=').at(-1) ?? '')
        .first(),
    ).toBeVisible()
    await show.click()
    await expect(page.getByText(CARD)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(second)
    await expect(show).toBeVisible()
    await expect(page.getByText(CARD)).toHaveCount(0)
  })

  test(`the amount of the market’s filter is kept with the coin, and goes with Back, ${locale}`, async ({ reader }) => {
    const visit = await reader({ locale })
    await logInQuietly(visit.context, await registerQuietly(visit.context))
    const { page, says } = visit
    await page.goto('/otc')
    const amount = page.getByLabel(says('Amount in dollars'), { exact: true })
    await amount.fill('987654')
    await page.getByText('USDT', { exact: true }).first().click()
    await expect(page).toHaveURL(/amount=987654/)
    await expect(page).toHaveURL(/currency=USDT/)
    await page.getByRole('link', { name: says('Show all offers') }).click()
    await expect(page).not.toHaveURL(/amount=/)
    await expect(amount).toHaveValue('')
    await page.goBack()
    await expect(amount).toHaveValue('987654')
  })
}
