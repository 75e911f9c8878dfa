import { isClean } from './axe.ts'
import { checkBooks } from './books.ts'
import { logInQuietly, read, registerQuietly } from './calls.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test, type Visit, type VisitOptions } from './product.ts'
import { takeStep } from './steps.ts'

const ARBITER = 100_018

interface Trader extends Visit {
  readonly uid: number
}

type Reader = (options: VisitOptions) => Promise<Visit>

/** Somebody new who is logged in. */
async function trader(reader: Reader, options: VisitOptions): Promise<Trader> {
  const visit = await reader(options)
  const uid = await registerQuietly(visit.context)
  await logInQuietly(visit.context, uid)
  return { ...visit, uid }
}

const state = ({ page, says }: Visit, word: string) =>
  page.getByRole('main').getByText(says(word), { exact: true }).first()

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
    await takeStep(seller, 'Put on hold', seller.says.like('Stop the clock'))
    await expect(state(buyer, 'On hold')).toBeVisible()
    await takeStep(buyer, 'File a complaint', buyer.says.like('File the complaint'))
    await takeStep(seller, 'File a complaint', seller.says.like('File the complaint'))
    await expect(state(buyer, 'Complaint')).toBeVisible()
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
    await form.getByLabel(says('To the buyer'), { exact: true }).fill('25')
    await form.getByLabel(says('Reason, shown to both sides'), { exact: true }).fill('银行流水显示只到账四分之一。')
    await form.getByText(says('Of the buyer'), { exact: true }).click()
    const rule = says.like('Rule a split of {0}')
    await form.getByRole('button', { name: rule }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: rule }).click()
  })

  await test.step('both read the reason and have their part', async () => {
    for (const side of [buyer, seller]) {
      await expect(state(side, 'Completed')).toBeVisible()
      await expect(side.page.getByText('银行流水显示只到账四分之一。').first()).toBeVisible()
      await expect(side.page.getByText(side.says('Counts as bad faith of the buyer')).first()).toBeVisible()
    }
    expect(await fiatOf(buyer)).toBe(50_000_000n)
  })
  await checkBooks()
})
