import { logInQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { checkBooks } from './books.ts'
import { fundFiatQuietly, publishOfferQuietly } from './fiat.ts'
import { expect, test } from './product.ts'

for (const locale of ['en', 'zh-CN'] as const) {
  test(`the owner lowers the total of an offer, and publishes a copy of it, ${locale}`, async ({ reader }) => {
    const visit = await reader(locale === 'en' ? { locale } : { locale, width: 390, height: 844 })
    const { page, says, context } = visit
    await logInQuietly(context, await registerQuietly(context))
    await verifyQuietly(context)
    await fundFiatQuietly(context, 6n)
    await publishOfferQuietly(context, 150n)
    await page.goto('/personal/otcManage?tab=myReleaseOtcTopic')
    await page.getByRole('button', { name: says('Edit'), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.locator('input[name="total"]').fill('3')
    await dialog.locator('input[name="maximum"]').fill('400')
    await dialog.getByLabel(says('Bank card'), { exact: true }).check()
    await dialog.getByRole('button', { name: says('Save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('3.00000000').filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('link', { name: says('Copy'), exact: true }).click()
    await expect(page.locator('input[name="total"]')).toHaveValue(/^3/)
    await page.getByRole('button', { name: says('Publish the offer') }).click()
    await expect(page.getByRole('link', { name: says('Copy'), exact: true })).toHaveCount(2)
    await checkBooks()
  })
}
