import { checkBooks } from './books.ts'
import { fundQuietly, logInQuietly, publishQuietly, read, registerQuietly, verifyQuietly } from './calls.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly } from './fiat.ts'
import { expect, test, type Visit, type VisitOptions } from './product.ts'
import { takeStep } from './steps.ts'
import { translatePage } from './translate.ts'
import { unique } from './unique.ts'

const state = ({ page, says }: Visit, word: string) =>
  page.getByRole('main').getByText(says(word), { exact: true }).filter({ visible: true }).first()

/** Expects neither the error page nor DOM error messages. */
async function isWhole({ page, says }: Visit): Promise<void> {
  await expect(page.getByText(says('This page could not be loaded'))).toHaveCount(0)
  await expect(page.getByText(/removeChild|insertBefore|NotFoundError/)).toHaveCount(0)
}

type Reader = (options: VisitOptions) => Promise<Visit>

const PHONE = { width: 390, height: 844 }

/** Both walks together sit in all four seats: either language on a desktop and on a phone. */
async function pair(reader: Reader, ofSeller: VisitOptions, ofBuyer: VisitOptions): Promise<readonly [Visit, Visit]> {
  const seller = await reader(ofSeller)
  const buyer = await reader(ofBuyer)
  for (const { context } of [seller, buyer]) {
    await logInQuietly(context, await registerQuietly(context))
    await verifyQuietly(context)
  }
  return [seller, buyer]
}

test('translated pages of both sides live through a purchase, a hold and the confirmation', async ({ reader }) => {
  const [seller, buyer] = await pair(reader, { locale: 'en' }, { locale: 'zh-CN', ...PHONE })
  const goodsId = await publishQuietly(seller.context, `Translated chart ${unique()}`, '8.00')
  await fundQuietly(buyer.context, '5')
  await fundQuietly(buyer.context, '0.01')

  const { page, says } = buyer
  await page.goto(`/goodsDetails?id=${goodsId}`)
  await translatePage(page)
  const pay = page.getByRole('button', { name: says('Pay into escrow') }).filter({ visible: true })
  await page.getByLabel(says('Quantity'), { exact: true }).fill('2')
  // Totals follow the quantity, and the button shows the same amount.
  await expect(page.getByText('$16.00').first()).toBeVisible()
  await expect(pay.first()).toBeEnabled()
  await pay.first().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: says('Pay into escrow') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: says('View the order') })
    .click()
  await expect(page).toHaveURL(/goodsOrderPanel\?id=\d+$/)
  await expect(state(buyer, 'In progress')).toBeVisible()
  await seller.page.goto(page.url())
  await translatePage(seller.page)

  await takeStep(buyer, 'Hold', says.like('Stop the clock'))
  await expect(state(buyer, 'On hold')).toBeVisible()
  await expect(state(seller, 'On hold')).toBeVisible()
  await takeStep(buyer, 'Lift hold', says.like('Let the clock run on'))
  await expect(state(seller, 'In progress')).toBeVisible()
  await verifyQuietly(buyer.context)
  await takeStep(buyer, 'Confirm', says.like('Pay {sum} to the seller'))
  await expect(state(buyer, 'Completed')).toBeVisible()
  await expect(state(seller, 'Completed')).toBeVisible()
  await Promise.all([isWhole(buyer), isWhole(seller)])
})

test('translated pages of both sides live through taking an offer and the release', async ({ reader }) => {
  const [seller, buyer] = await pair(reader, { locale: 'zh-CN' }, { locale: 'en', ...PHONE })
  await fundFiatQuietly(seller.context, 4n)
  await publishOfferQuietly(seller.context, 97n)
  const { uid: sellerUid } = await read<{ uid: number }>(seller.context.request, 'accounts.me')
  const { page, says } = buyer
  await page.goto(`/otc?side=buy&currency=LTC&trader=${sellerUid}`)
  await translatePage(page)
  await page
    .getByRole('row')
    .filter({ hasText: String(sellerUid) })
    .getByRole('button')
    .first()
    .click()
  await page.locator('input[name="dollars"]').fill('194')
  const buy = says.like('Buy {sum}')
  const button = page.getByRole('button', { name: buy })
  // The button shows the coin amount of the dollars typed last.
  await expect(button).toContainText('2.00000000')
  await page.locator('input[name="dollars"]').fill('291')
  await expect(button).toContainText('3.00000000')
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: buy }).click()
  await expect(state(buyer, 'Your turn to pay')).toBeVisible()
  const orderId = Number(/orderID=(\d+)/.exec(page.url())?.[1])
  await seller.page.goto(`/otcOrderPanel?orderID=${orderId}`)
  await translatePage(seller.page)
  await payQuietly(buyer.context, orderId)

  await seller.page
    .getByRole('button', { name: seller.says('Release the coin'), exact: true })
    .first()
    .click()
  const dialog = seller.page.getByRole('alertdialog')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: seller.says.like('Release {sum} to {0}') }).click()
  await expect(state(seller, 'Completed')).toBeVisible()
  await expect(state(buyer, 'Completed')).toBeVisible()
  await Promise.all([isWhole(buyer), isWhole(seller)])
  await checkBooks()
})
