import { rules } from '@jindu/domain/rules'
import { checkBooks } from './books.ts'
import { advanceQuietly, call, logInQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test, type Visit, type VisitOptions } from './product.ts'
import { takeStep } from './steps.ts'

const ADMINISTRATOR = 100_017
const PRICE = 140n
const PHONE = { width: 390, height: 844 }
const panel = (order: number) => `/otcOrderPanel?orderID=${order}`

/** A new logged-in user with a verified pay password. */
async function trader(reader: (options: VisitOptions) => Promise<Visit>, options: VisitOptions) {
  const visit = await reader(options)
  const uid = await registerQuietly(visit.context)
  await logInQuietly(visit.context, uid)
  await verifyQuietly(visit.context)
  return { ...visit, uid }
}

const shows = ({ page, says }: Visit, word: string) =>
  expect(page.getByRole('main').getByText(says(word), { exact: true }).filter({ visible: true }).first()).toBeVisible()

test('a buy offer is taken by a seller on a phone; nobody pays, and the time takes the order back', async ({
  reader,
}) => {
  const buyer = await trader(reader, { locale: 'en' })
  const seller = await trader(reader, { locale: 'zh-CN', ...PHONE })
  await fundFiatQuietly(seller.context, 2n)
  const offer = await publishOfferQuietly(buyer.context, PRICE, 'buy')

  await test.step('the seller is told what leaves the balance, and presses twice', async () => {
    const { page, says } = seller
    await page.goto(`/otc?side=sell&currency=LTC&trader=${buyer.uid}`)
    await page
      .getByRole('row')
      .filter({ hasText: String(buyer.uid) })
      .getByRole('button')
      .click()
    await page.locator('input[name="dollars"]').fill('280')
    await expect(page.locator('input[name="coin"]')).toHaveValue(/^2(\.0*)?$/)
    const sell = says.like('Sell {sum}')
    await page.getByRole('button', { name: sell }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: sell }).dblclick()
    await expect(page).toHaveURL(new RegExp(`acceptanceID=${offer}&isSeller=1&orderID=\\d+`))
    await shows(seller, 'Buyer’s turn to pay')
  })

  const order = Number(new URL(seller.page.url()).searchParams.get('orderID'))
  // An address of an old client, which names the offer alone.
  await buyer.page.goto(`/otcOrderPanel?acceptanceID=${offer}&type=1`)
  await expect(buyer.page).toHaveURL(new RegExp(`orderID=${order}`))
  await shows(buyer, 'Your turn to pay')
  await expect(buyer.page.getByText('You may cancel 3 orders within 24 hours.')).toBeVisible()
  await advanceQuietly(buyer.context, rules.otc.autoSettleSeconds / 2 + 1)
  await buyer.page.reload()
  await shows(buyer, 'Half the time is over. Both sides were told.')
  await advanceQuietly(buyer.context, rules.otc.autoSettleSeconds + rules.otc.unattendedSeconds + 1)
  for (const side of [buyer, seller]) await shows(side, 'Cancelled')
  await seller.page.goto('/personal/otcManage?tab=myOtcOrder')
  await expect(seller.page.getByRole('table').getByRole('link')).toHaveCount(1)
  await checkBooks()
})

const DEMANDS = [
  { otcSettleDemand: 'settles', paid: 'nothing', ends: 'Completed' },
  { otcSettleDemand: 'settlesWithEvidence', paid: 'who', ends: 'Completed' },
  { otcSettleDemand: 'opensDispute', paid: 'nothing', ends: 'The buyer complains' },
] as const

test('a buyer demands settlement of a silent seller, in each of the three settings', async ({ reader }) => {
  const seller = await trader(reader, { locale: 'en' })
  const buyer = await trader(reader, { locale: 'zh-CN', ...PHONE })
  const administrator = await reader({ locale: 'en' })
  await logInQuietly(administrator.context, ADMINISTRATOR)
  const demand = (otcSettleDemand: string, seen: string) =>
    call(administrator.context.request, 'site.changeSettings', {
      change: { otcSettleDemand },
      seen: { otcSettleDemand: seen },
    })
  /** An order keeps the setting of its creation. */
  async function takenUnder(otcSettleDemand: string, paid: 'who' | 'nothing'): Promise<number> {
    await fundFiatQuietly(seller.context, 4n)
    const offer = await publishOfferQuietly(seller.context, PRICE)
    if (otcSettleDemand !== 'settles') await demand(otcSettleDemand, 'settles')
    const order = await takeQuietly(buyer.context, offer, PRICE)
    if (otcSettleDemand !== 'settles') await demand('settles', otcSettleDemand)
    await payQuietly(buyer.context, order, paid)
    return order
  }
  const orders: number[] = []
  for (const { otcSettleDemand, paid } of DEMANDS) orders.push(await takenUnder(otcSettleDemand, paid))
  const unproved = await takenUnder('settlesWithEvidence', 'nothing')

  await buyer.page.goto(panel(unproved))
  const press = buyer.page.getByRole('button', { name: buyer.says('Demand settlement'), exact: true })
  const folded = buyer.page.getByText(buyer.says.like('Not possible now ({closedCount})'))
  await folded.click()
  await expect(press).toBeDisabled()
  await advanceQuietly(buyer.context, rules.otc.autoSettleSeconds + 1)
  await verifyQuietly(buyer.context)
  await buyer.page.reload()
  await folded.click()
  await expect(press).toBeDisabled()

  for (const [nth, { ends }] of DEMANDS.entries()) {
    const path = panel(orders[nth] ?? 0)
    await Promise.all([buyer.page.goto(path), seller.page.goto(path)])
    await takeStep(buyer, 'Demand settlement', buyer.says.like('Demand settlement'))
    for (const side of [buyer, seller]) await shows(side, ends)
  }
  await checkBooks()
})
