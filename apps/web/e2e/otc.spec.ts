import { isClean } from './axe.ts'
import { checkBooks } from './books.ts'
import { logInQuietly, read, registerQuietly } from './calls.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test, type Visit, type VisitOptions } from './product.ts'
import { chooseSplit, complain, verifyPayPassword } from './steps.ts'

const ARBITER = 100_018

interface Trader extends Visit {
  readonly uid: number
}

type Reader = (options: VisitOptions) => Promise<Visit>

/** A new logged-in user. */
async function trader(reader: Reader, options: VisitOptions): Promise<Trader> {
  const visit = await reader(options)
  const uid = await registerQuietly(visit.context)
  await logInQuietly(visit.context, uid)
  return { ...visit, uid }
}

const state = ({ page, says }: Visit, word: string) =>
  page.getByRole('main').getByText(says(word), { exact: true }).filter({ visible: true }).first()

async function fitsAndIsClean({ page }: Visit): Promise<void> {
  await isClean(page)
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beside).toBeLessThanOrEqual(0)
}

interface Balances {
  readonly data: readonly { readonly currency: string; readonly otc: { readonly units: string } }[]
}

/** The LTC fiat balance in smallest units. */
async function fiatOf({ context }: Visit): Promise<bigint> {
  const { data } = await read<Balances>(context.request, 'wallet.balances')
  return BigInt(data.find(({ currency }) => currency === 'LTC')?.otc.units ?? '0')
}

const CARD = '6222 0310 0408 2216'

const field = ({ page }: Visit, name: string) => page.locator(`input[name="${name}"]`)

/** Writes a line in the chat beside the order. */
async function write({ page, says }: Visit, text: string): Promise<void> {
  await page.getByLabel(says('Message'), { exact: true }).fill(text)
  await page.getByRole('button', { name: says('Send'), exact: true }).click()
}

test('a sell offer is published, taken on a phone, talked about, paid and released', async ({ reader }) => {
  const seller = await trader(reader, { locale: 'en' })
  const buyer = await trader(reader, { locale: 'en', width: 390, height: 844 })
  await fundFiatQuietly(seller.context, 4n)

  await test.step('what the form refuses is said, and stays typed', async () => {
    const { page, says } = seller
    await page.goto('/personal/otcManage?tab=releaseNewOtcTopic')
    await verifyPayPassword(seller)
    await page.getByText(says('Sell coin'), { exact: true }).click()
    const publish = page.getByRole('button', { name: says('Publish the offer') })
    await publish.click()
    const form = page.locator('form.otc-publish')
    await expect(form.getByText('Enter a unit price.')).toBeVisible()
    await expect(form.getByText('Enter the total.')).toBeVisible()
    await field(seller, 'unitPrice').fill('1')
    await expect(form.getByText('unit price below 50% of market price')).toBeVisible()
    await expect(field(seller, 'unitPrice')).not.toHaveValue('1')
    await field(seller, 'unitPrice').fill('150')
    await field(seller, 'total').fill('0.01')
    await field(seller, 'minimum').fill('20')
    await field(seller, 'maximum').fill('10')
    await publish.click()
    await expect(form.getByText(/minimum publish quantity is/)).toBeVisible()
    await expect(form.getByText('The maximum limit is below the minimum limit.')).toBeVisible()
    await field(seller, 'total').fill('4')
    await field(seller, 'maximum').fill('600')
    await page.getByLabel(says('Bank card'), { exact: true }).check()
    await page.getByRole('button', { name: says('Add a receiving account') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(says('Your name for it')).fill('Salary card')
    await dialog.getByLabel(says('Name of the holder')).fill('Mei Lin')
    await dialog.getByRole('button', { name: says('Save'), exact: true }).click()
    await expect(dialog.getByText(/Enter the account or number/)).toBeVisible()
    await dialog.getByLabel(says('Card number')).fill(CARD)
    await dialog.getByRole('button', { name: says('Save'), exact: true }).click()
    await expect(page.getByLabel(/Salary card/)).toBeChecked()
    await fitsAndIsClean(seller)
    await publish.click()
    await expect(page).toHaveURL(/tab=myReleaseOtcTopic/)
    await expect(state(seller, 'On the market')).toBeVisible()
  })

  await test.step('the buyer finds it and is told what cannot be taken', async () => {
    const { page, says } = buyer
    const row = page.getByRole('row').filter({ hasText: String(seller.uid) })
    // Offers of other tests come before this one, the dearest: it may lie on a later page.
    await expect(async () => {
      for (const nth of [1, 2, 3]) {
        await page.goto(`/otc?side=buy&currency=LTC&page=${nth}`)
        await expect(page.getByRole('row').nth(1)).toBeVisible()
        if ((await row.count()) > 0) return
      }
      throw new Error('the offer is on no page of the market')
    }).toPass({ timeout: 60_000 })
    await row.getByRole('button').click()
    await page.getByRole('button', { name: says('Buy {asset}', { asset: 'LTC' }) }).click()
    await expect(page.getByText('Enter a quantity above zero.')).toBeVisible()
    await field(buyer, 'dollars').fill('5')
    await expect(page.getByText(/The amount is outside the limits/)).toBeVisible()
    await field(buyer, 'dollars').fill('300')
    await expect(field(buyer, 'coin')).toHaveValue(/^2(\.0*)?$/)
    await fitsAndIsClean(buyer)
    await page.getByRole('button', { name: says.like('Buy {sum}') }).click()
    await verifyPayPassword(buyer)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: says.like('Buy {sum}') })
      .click()
    await expect(page).toHaveURL(/\/otcOrderPanel\?.*orderID=\d+/)
    await expect(state(buyer, 'Your turn to pay')).toBeVisible()
  })

  await test.step('both talk beside the order, each line arrives', async () => {
    await seller.page.goto('/personal/otcManage?tab=myOtcOrder')
    await seller.page.getByRole('table').getByRole('link').first().click()
    await expect(state(seller, 'Buyer’s turn to pay')).toBeVisible()
    await write(buyer, 'Which account shall I pay to?')
    await expect(seller.page.getByRole('log').getByText('Which account shall I pay to?')).toBeVisible()
    await write(seller, 'The one that ends in 0931.')
    await expect(buyer.page.getByRole('log').getByText('The one that ends in 0931.')).toBeVisible()
    await fitsAndIsClean(buyer)
  })

  await test.step('the buyer looks where to pay, which both see on the timeline', async () => {
    await expect(buyer.page.getByText(CARD)).toHaveCount(0)
    await buyer.page.getByRole('button', { name: buyer.says('Show the account') }).click()
    await expect(buyer.page.getByText(CARD)).toBeVisible()
    await expect(seller.page.getByText('The buyer viewed the receiving accounts')).toBeVisible()
    await fitsAndIsClean(buyer)
  })

  await test.step('the buyer says who pays, the seller compares and releases', async () => {
    const { page, says } = buyer
    await page.getByRole('button', { name: says('I have paid'), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    const paid = dialog.getByRole('button', { name: says('I have paid'), exact: true })
    await expect(paid).toBeDisabled()
    await dialog.getByLabel(says.like('Name of who pays')).fill('Mei Lin')
    await dialog.getByLabel(says.like('Account that pays')).fill('6222 0000 4471')
    await expect(paid).toBeDisabled()
    await dialog.getByLabel(says.like('Reference of the payment')).fill('A 7 2026')
    await paid.click()
    await expect(state(seller, 'Your turn to release')).toBeVisible()
    await seller.page.getByRole('button', { name: seller.says('Release the coin'), exact: true }).click()
    const release = seller.page.getByRole('alertdialog')
    const confirm = release.getByRole('button', { name: seller.says.like('Release {sum} to {0}') })
    await expect(confirm).toBeDisabled()
    for (const box of await release.getByRole('checkbox').all()) await box.check()
    await confirm.click()
    for (const side of [buyer, seller]) await expect(state(side, 'Completed')).toBeVisible()
  })

  await test.step('the coin has moved, the chats are listed', async () => {
    expect(await fiatOf(buyer)).toBe(200_000_000n)
    await seller.page.goto('/personal/otcManage?tab=otcMessage')
    await fitsAndIsClean(seller)
    await seller.page
      .getByRole('link', { name: new RegExp(String(buyer.uid)) })
      .first()
      .click()
    await expect(seller.page).toHaveURL(/\/personal\/chat\/otc\?chat_id=/)
    await expect(seller.page.getByRole('log').getByText('Which account shall I pay to?')).toBeVisible()
    await fitsAndIsClean(seller)
  })
  await checkBooks()
})

test('both sides complain and an arbiter splits the coin', async ({ reader }) => {
  const locale = 'zh-CN'
  const seller = await trader(reader, { locale })
  const buyer = await trader(reader, { locale })
  await fundFiatQuietly(seller.context, 4n)
  const order = await takeQuietly(buyer.context, await publishOfferQuietly(seller.context, 120n), 120n)
  await payQuietly(buyer.context, order)
  const path = `/otcOrderPanel?orderID=${order}`
  await Promise.all([buyer.page.goto(path), seller.page.goto(path)])

  await test.step('each page follows the other, both state their case', async () => {
    // Each step of a fiat order needs the pay password, even one that moves no coin.
    await seller.page.getByRole('button', { name: seller.says('Put on hold'), exact: true }).click()
    const hold = seller.page.getByRole('alertdialog').getByRole('button', { name: seller.says('Stop the clock') })
    await expect(hold).toBeDisabled()
    await verifyPayPassword(seller)
    await hold.click()
    await expect(seller.page.getByRole('alertdialog')).toBeHidden()
    await expect(state(buyer, 'On hold')).toBeVisible()
    const send = buyer.says.like('File the complaint')
    await buyer.page.getByRole('button', { name: buyer.says('File a complaint'), exact: true }).click()
    await verifyPayPassword(buyer)
    await buyer.page.keyboard.press('Escape')
    await complain(buyer, 'File a complaint', send, 'I have paid and the coin was not released.')
    await complain(seller, 'File a complaint', send, 'The amount that arrived is wrong.')
    await expect(state(buyer, 'Both sides complain')).toBeVisible()
    for (const [{ page, says }, text] of [
      [buyer, '款项已于八点十分从本人账户汇出，附有回执。'],
      [seller, '账户只收到一半，汇款人姓名也不符。'],
    ] as const) {
      const form = page.getByRole('form', { name: says('State your case') })
      await form.getByLabel(says('State your case'), { exact: true }).fill(text)
      await form.getByRole('button', { name: says('Send to both') }).click()
    }
    await expect(buyer.page.getByRole('log').getByText('账户只收到一半')).toBeVisible()
    await fitsAndIsClean(seller)
  })

  const arbiter = await reader({ locale })
  await test.step('an arbiter finds it in the one queue and rules', async () => {
    const { page, says } = arbiter
    await logInQuietly(arbiter.context, ARBITER)
    await page.goto('/staff/cases?order=newest')
    await page
      .getByRole('row')
      .filter({ hasText: String(buyer.uid) })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(`/staff/cases/${order}?kind=otcOrder`)
    await expect(page.getByRole('article').getByText('账户只收到一半')).toBeVisible()
    await fitsAndIsClean(arbiter)
    const form = page.getByRole('form', { name: says('Ruling') })
    await chooseSplit(arbiter)
    await form.getByLabel(says('To the buyer'), { exact: true }).fill('25')
    await form.getByLabel(says('Reason, shown to both sides'), { exact: true }).fill('银行流水显示只到账四分之一。')
    await form.getByText(says('Of the buyer'), { exact: true }).click()
    const rule = says.like('Rule a split of {0}')
    await form.getByRole('button', { name: rule }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: rule }).click()
  })

  await test.step('both read the reason and have their part', async () => {
    for (const side of [buyer, seller]) {
      await expect(state(side, 'Split')).toBeVisible()
      await expect(side.page.getByText('银行流水显示只到账四分之一。').first()).toBeVisible()
      await expect(side.page.getByText(side.says('Counts as bad faith of the buyer')).first()).toBeVisible()
    }
    expect(await fiatOf(buyer)).toBe(50_000_000n)
  })
  await checkBooks()
})
