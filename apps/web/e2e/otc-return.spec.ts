import { logInQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { checkBooks } from './books.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test } from './product.ts'
import { takeStep } from './steps.ts'

test('a paid order is cancelled together: one proposes on a phone in Chinese, the other agrees in English', async ({
  reader,
}) => {
  const [seller, buyer] = [await reader({ locale: 'en' }), await reader({ locale: 'zh-CN', width: 390, height: 844 })]
  for (const { context } of [seller, buyer]) {
    await logInQuietly(context, await registerQuietly(context))
    await verifyQuietly(context)
  }
  await fundFiatQuietly(seller.context, 4n)
  const id = await takeQuietly(buyer.context, await publishOfferQuietly(seller.context, 150n), 150n)
  await payQuietly(buyer.context, id)
  const address = `/otcOrderPanel?orderID=${id}`
  await buyer.page.goto(address)
  await seller.page.goto(address)
  await takeStep(buyer, 'Cancel together', buyer.says.like('Propose it to the seller'))
  await expect(buyer.page.getByText(buyer.says('Waits for the seller'))).toBeVisible()
  await expect(buyer.page.getByRole('button', { name: buyer.says('Withdraw it') })).toBeVisible()
  // The other side's page hears of it without a reload.
  await takeStep(seller, 'Agree to cancel', seller.says.like('Take {sum} back'))
  for (const { page, says } of [seller, buyer]) {
    await expect(page.getByText(says('Cancelled together')).filter({ visible: true }).first()).toBeVisible()
  }
  await checkBooks()
})
