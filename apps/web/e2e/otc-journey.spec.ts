import { readFile } from 'node:fs/promises'
import { checkBooks } from './books.ts'
import { logInQuietly, read, registerQuietly } from './calls.ts'
import { fundFiatQuietly } from './fiat.ts'
import { expect, test, type Visit } from './product.ts'
import { endSessionAndLogIn, verifyPayPassword } from './steps.ts'

const OFFLINE_SECONDS = 10

const field = ({ page }: Visit, name: string) => page.locator(`input[name="${name}"]`)
const state = ({ page, says }: Visit, word: string) =>
  page.getByRole('main').getByText(says(word), { exact: true }).filter({ visible: true }).first()
const dialogOf = ({ page }: Visit) => page.getByRole('alertdialog')

/** The countdown's time in seconds. */
async function secondsLeft({ page }: Visit): Promise<number> {
  const face = await page.getByRole('timer').first().textContent()
  return (face ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

interface Listed {
  readonly total: number
}
const countOf = async ({ context }: Visit, path: string, input: object): Promise<number> =>
  (await read<Listed>(context.request, path, input)).total

test('an offer and its order go through a lost line, ended sessions, Back, reloads and double clicks, each side’s page open', async ({
  reader,
}) => {
  const seller = await reader({ locale: 'en', refused: [401] })
  const buyer = await reader({ locale: 'zh-CN', width: 390, height: 844, refused: [401], cut: true })
  const [sellerUid, buyerUid] = [await registerQuietly(seller.context), await registerQuietly(buyer.context)]
  await logInQuietly(seller.context, sellerUid)
  await logInQuietly(buyer.context, buyerUid)
  await fundFiatQuietly(seller.context, 4n)

  await test.step('what is typed of an offer stays through a reload, Back and the end of the session; two clicks publish one', async () => {
    const { page, says } = seller
    const typed = { unitPrice: '160', total: '4', minimum: '20', maximum: '600' }
    const isKept = async (): Promise<void> => {
      for (const [name, value] of Object.entries(typed)) await expect(field(seller, name)).toHaveValue(value)
      await expect(page.getByLabel(says('Bank card'), { exact: true })).toBeChecked()
    }
    await page.goto('/personal/otcManage?tab=releaseNewOtcTopic')
    for (const [name, value] of Object.entries(typed)) await field(seller, name).fill(value)
    await page.getByLabel(says('Bank card'), { exact: true }).check()
    await page.reload()
    await isKept()
    await page.getByRole('link', { name: says('To the market') }).click()
    await expect(page).toHaveURL(/\/otc/)
    await page.goBack()
    await isKept()
    await endSessionAndLogIn(seller, sellerUid)
    await isKept()
    await verifyPayPassword(seller)
    await page.getByRole('button', { name: says('Publish the offer') }).dblclick()
    await expect(state(seller, 'On the market')).toBeVisible()
    expect(await countOf(seller, 'otcOffers.own', { page: 1, limit: 10 })).toBe(1)
  })

  await test.step('the buyer takes it with two clicks', async () => {
    const { page, says } = buyer
    await page.goto(`/otc?side=buy&currency=LTC&trader=${sellerUid}`)
    await page
      .getByRole('row')
      .filter({ hasText: String(sellerUid) })
      .getByRole('button')
      .click()
    await field(buyer, 'dollars').fill('320')
    const buy = says.like('Buy {sum}')
    await page.getByRole('button', { name: buy }).click()
    await verifyPayPassword(buyer)
    await dialogOf(buyer).getByRole('button', { name: buy }).dblclick()
    await expect(state(buyer, 'Your turn to pay')).toBeVisible()
    expect(await countOf(buyer, 'otcOrders.list', { page: 1, limit: 10 })).toBe(1)
    await seller.page.goto('/personal/otcManage?tab=myOtcOrder')
    await seller.page.getByRole('table').getByRole('link').first().click()
    await expect(state(seller, 'Buyer’s turn to pay')).toBeVisible()
  })

  await test.step('without a line the clock goes on, and what was said meanwhile comes with the line', async () => {
    const { page, context } = buyer
    await context.setOffline(true)
    const before = await secondsLeft(buyer)
    await seller.page.getByLabel(seller.says('Message'), { exact: true }).fill('Pay to the card, please.')
    await seller.page.getByRole('button', { name: seller.says('Send'), exact: true }).click()
    await expect.poll(async () => before - (await secondsLeft(buyer))).toBeGreaterThanOrEqual(OFFLINE_SECONDS)
    await context.setOffline(false)
    await expect(page.getByRole('log').getByText('Pay to the card, please.')).toBeVisible()
  })

  await test.step('the session ends before the payment is marked: what was typed of it stays, and two clicks mark it once', async () => {
    const { page, says } = buyer
    await page.getByRole('button', { name: says('I have paid'), exact: true }).click()
    const dialog = dialogOf(buyer)
    await dialog.getByLabel(says.like('Name of who pays')).fill('林晓')
    await dialog.getByLabel(says.like('Account that pays')).fill('6222 0000 4471')
    await dialog.getByLabel(says.like('Reference of the payment')).fill('A 7 2026')
    await endSessionAndLogIn(buyer, buyerUid)
    await expect(dialog.getByLabel(says.like('Name of who pays'))).toHaveValue('林晓')
    await verifyPayPassword(buyer)
    await dialog.getByRole('button', { name: says('I have paid'), exact: true }).dblclick()
    for (const side of [buyer, seller]) {
      await expect(state(side, side === seller ? 'Your turn to release' : 'Seller’s turn to release')).toBeVisible()
    }
  })

  await test.step('Back and a reload show the order as it is', async () => {
    const { page } = buyer
    await page.goBack()
    await expect(page).toHaveURL(/\/otc\?/)
    await page.goForward()
    await expect(state(buyer, 'Seller’s turn to release')).toBeVisible()
    await page.reload()
    await expect(state(buyer, 'Seller’s turn to release')).toBeVisible()
  })

  await test.step('two clicks release once, and both pages know', async () => {
    const { page, says } = seller
    await page.getByRole('button', { name: says('Release the coin'), exact: true }).click()
    for (const box of await dialogOf(seller).getByRole('checkbox').all()) await box.check()
    await dialogOf(seller)
      .getByRole('button', { name: says.like('Release {sum} to {0}') })
      .dblclick()
    for (const side of [buyer, seller]) await expect(state(side, 'Completed')).toBeVisible()
  })

  await test.step('the order is found by its state and the other side, and saved as a file', async () => {
    const { page, says } = seller
    await page.goto('/personal/otcManage?tab=myOtcOrder')
    await page.getByLabel(says('State'), { exact: true }).selectOption('open')
    await expect(page.getByText(says('No order fits the filter'))).toBeVisible()
    await page.getByLabel(says('State'), { exact: true }).selectOption('completed')
    await page
      .getByRole('searchbox')
      .fill(String(buyerUid).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))))
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(new RegExp(`with=${buyerUid}`))
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue(String(buyerUid))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: says('Save as CSV') }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    const [head, row, ...more] = text.trim().split('\r\n')
    expect(more).toEqual([])
    expect(head).toContain(says('Value (USD)'))
    expect(row).toContain(`,${buyerUid},LTC,`)
    expect(row).toContain(',320.00,USD,320.00,')
  })
  await checkBooks()
})
