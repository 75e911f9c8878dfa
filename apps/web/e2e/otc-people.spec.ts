import { logInQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly, releaseQuietly, takeQuietly } from './fiat.ts'
import { expect, test } from './product.ts'

test('a trader is noted and traded with again, then blocked: the offers are gone for both, and come back', async ({
  reader,
}) => {
  const [seller, buyer] = [
    await reader({ locale: 'en' }),
    await reader({ locale: 'zh-CN', width: 390, height: 844, refused: [404] }),
  ]
  const [sellerUid, buyerUid] = [await registerQuietly(seller.context), await registerQuietly(buyer.context)]
  await logInQuietly(seller.context, sellerUid)
  await logInQuietly(buyer.context, buyerUid)
  for (const { context } of [seller, buyer]) await verifyQuietly(context)
  await fundFiatQuietly(seller.context, 8n)
  const id = await takeQuietly(buyer.context, await publishOfferQuietly(seller.context, 150n), 150n)
  await payQuietly(buyer.context, id)
  await releaseQuietly(seller.context, id)
  const { page, says } = buyer
  await page.goto(`/otcOrderPanel?orderID=${id}`)
  await page.getByRole('link', { name: says('Trade again with {other}', { other: sellerUid }) }).click()
  await expect(page).toHaveURL(new RegExp(`trader=${sellerUid}`))
  const row = page.getByRole('row').filter({ hasText: String(sellerUid) })
  await row.getByRole('button').click()
  await page.getByRole('button', { name: says('Write a note') }).click()
  await page.getByRole('alertdialog').getByLabel(says('Your note'), { exact: true }).fill('付款快，下次再找')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: says('Keep the note') })
    .click()
  await expect(page.getByText('付款快，下次再找').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: says('Block'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: says('Block'), exact: true })
    .click()
  await page.reload()
  await expect(page.getByText(says('No offer fits the filter'))).toBeVisible()
  await page.goto('/personal/otcManage?tab=people')
  await expect(page.getByText('付款快，下次再找').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: says('Unblock {uid}', { uid: sellerUid }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: says('Unblock'), exact: true })
    .click()
  await expect(page.getByText(says('Blocked'), { exact: true })).toBeHidden()
  await page.goto(`/otc?side=buy&currency=LTC&trader=${sellerUid}`)
  await expect(row).toBeVisible()

  await test.step('the buyer is told of the seller’s next offer and of no other, and removes the alert', async () => {
    await page.getByRole('button', { name: says('Tell me of such offers') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(says('Highest price')).fill('１４９')
    await dialog.getByRole('button', { name: says('Tell me'), exact: true }).dblclick()
    await expect(dialog).toBeHidden()
    await publishOfferQuietly(seller.context, 149n)
    await page.goto('/personal/message?type=otc')
    const told = page.getByText(/符合您的提醒/).first()
    await expect(told).toBeVisible({ timeout: 60_000 })
    await page.goto('/personal/otcManage?tab=alerts')
    await expect(page.getByText(says('not yet'))).toBeHidden()
    await page.getByRole('button', { name: says.like('Remove alert {0}') }).click()
    await expect(page.getByText(says('No alert yet'))).toBeVisible()
    await page.getByLabel(says('Price'), { exact: true }).fill('0,5')
    await page.getByRole('button', { name: says('Tell me'), exact: true }).click()
    await expect(
      page.getByText(says('Market price of {currency} at most {at}', { currency: 'LTC', at: '$0.50' })),
    ).toBeVisible()
  })
})
