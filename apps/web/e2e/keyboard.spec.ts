import { fundQuietly, logInQuietly, PASSWORDS, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Locator, type Page } from './product.ts'

const MOST_STOPS = 80

/** Whether the focused element is visible. Checked in one evaluation, because the focus may move between two. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((answer) => {
        const { activeElement, body } = document
        if (activeElement === null || activeElement === body) return answer(true)
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect()
          answer(entry?.isIntersecting === true)
        }).observe(activeElement)
      }),
  )

/** Presses Tab until the control has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocusSeen(page), `stop ${stop + 1} is seen`).toBe(true)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no Tab leads to ${control.toString()}`)
}

test('a purchase from the goods page to the settled order needs no pointer', async ({ reader }) => {
  const seller = await reader({ locale: 'en' })
  const buyer = await reader({ locale: 'en' })
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const goodsId = await publishQuietly(seller.context, 'Soundings of the estuary', '8.00')
  await logInQuietly(buyer.context, await registerQuietly(buyer.context))
  await fundQuietly(buyer.context, '1')

  const { page, says } = buyer
  await page.goto(`/goodsDetails?id=${goodsId}`)
  const password = page.getByLabel(says('Pay password'), { exact: true })
  await expect(password).toBeVisible()
  await tabTo(page, password)
  await page.keyboard.type(PASSWORDS.pay)
  await page.keyboard.press('Enter')
  const pay = page.getByRole('button', { name: says.like('Pay {amount} into escrow') })
  await expect(pay).toBeEnabled()
  await tabTo(page, pay)
  await page.keyboard.press('Enter')

  const bought = page.getByRole('dialog')
  await expect(bought).toBeVisible()
  await expect(bought.getByRole('link', { name: says('Open the shipment') })).toBeFocused()
  await tabTo(page, bought.getByRole('link', { name: says('View the order') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/personal\/goodsOrderPanel\?id=\d+/)

  const confirm = page.getByRole('button', { name: says('Confirm'), exact: true })
  await expect(confirm).toBeVisible()
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: says.like('Pay {sum} to the seller') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(says('Completed'), { exact: true }).first()).toBeVisible()
})
