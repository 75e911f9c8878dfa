import { rules } from '@jindu/domain/rules'
import { advanceQuietly } from './calls.ts'
import { expect, isTold, test, type Page, type Visit } from './product.ts'
import { createCategory, payIntoEscrow, registerAndLogIn, takeStep, verifyPayPassword } from './steps.ts'
import { unique } from './unique.ts'
import { LOCALES, type Words } from './words.ts'

/** Goods of one run, named uniquely, so that another run on the same sandbox does not find them. */
const textsOf = (run: string) => ({
  en: {
    category: `Harbourcharts${run}`,
    title: `Northern fairways ${run}`,
    described: 'Forty sheets with soundings and lights, drawn from this year’s survey.',
    shipment: 'Download code 7731-4420, valid for a year. Write to the harbour office for a new one.',
  },
  'zh-CN': {
    category: `港口海图${run}`,
    title: `北航道海图电子版四十幅 ${run}`,
    described: '共四十幅，含水深与灯标，根据今年的测量绘制，可打印。',
    shipment: '下载码 7731-4420，一年内有效，过期请联系港务处换发。',
  },
})

type Texts = ReturnType<typeof textsOf>['en']

/** Parses an LTC amount on a page to integer smallest units. */
function litoshi(text: string): bigint {
  const [, whole = '', rest = ''] = /([\d,]+)\.(\d{8})/.exec(text) ?? []
  return BigInt(whole.replaceAll(',', '') + rest)
}

const ltcRow = (page: Page, says: Words) =>
  page
    .getByRole('table', { name: says('Balances') })
    .getByRole('row')
    .filter({ hasText: 'LTC' })

/** The fund balance in LTC on the wallet page. */
async function fundBalance({ page, says }: Visit): Promise<bigint> {
  await page.goto('/personal/assets/balance')
  const cells = ltcRow(page, says).getByRole('cell')
  await expect(cells.nth(1)).toContainText(/\d\.\d{8}/)
  return litoshi((await cells.nth(1).textContent()) ?? '')
}

/** Change and balance after of the latest entries of the fund ledger. */
async function latestLines({ page, says }: Visit, count: number): Promise<readonly (readonly [string, bigint])[]> {
  await page.goto('/personal/walletHistory')
  const rows = page
    .getByRole('table', { name: says('Fund ledger') })
    .locator('tbody')
    .getByRole('row')
  await expect(rows).toHaveCount(count)
  const lines = await rows.all()
  return Promise.all(
    lines.map(async (row) => {
      const cells = row.getByRole('cell')
      const change = (await cells.nth(4).textContent()) ?? ''
      return [change.slice(0, 1), litoshi((await cells.nth(6).textContent()) ?? '')] as const
    }),
  )
}

async function publishThroughWizard(seller: Visit, texts: Texts): Promise<void> {
  const { page, says } = seller
  await page.goto('/personal/releaseGoods')
  await createCategory(seller, texts.category)
  await page.getByRole('button', { name: says('Next: goods') }).click()

  await page.getByLabel(says('Title'), { exact: true }).fill(texts.title)
  await page.getByLabel(says('Price'), { exact: true }).fill('12.50')
  const description = page.getByRole('textbox', { name: says('Description') })
  await description.click()
  const tools = page.getByRole('group', { name: says('Formatting') })
  await tools.getByRole('button', { name: says('Bold'), exact: true }).click()
  await page.keyboard.type(texts.described)
  const chooser = page.waitForEvent('filechooser')
  await tools.getByRole('button', { name: says('Picture'), exact: true }).click()
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  await (await chooser).setFiles({ name: 'fairway.png', mimeType: 'image/png', buffer: picture })
  await expect(description.getByRole('img', { name: 'fairway' })).toBeVisible()
  await page.getByRole('button', { name: says('Next: after-sales') }).click()

  await page.getByRole('textbox', { name: says('After-sales information') }).click()
  await page.keyboard.type(texts.shipment)
  await page.getByRole('button', { name: says('Publish'), exact: true }).click()
  await expect(page).toHaveURL(/\/goodsDetails\?id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect(page.getByRole('img', { name: 'fairway' })).toBeVisible()
  await expect(page.locator('strong', { hasText: texts.described })).toBeVisible()
}

/** Requests test coins on the deposit page; the notification confirms their arrival. */
async function depositFromFaucet({ page, says }: Visit, amount: string): Promise<void> {
  await page.goto('/personal/assets/deposit?currency=LTC')
  await expect(
    page.getByRole('img', { name: says('{currency} address as a QR code', { currency: 'LTC' }) }),
  ).toBeVisible()
  await page.getByLabel(says('Amount'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: says.like('Pay {shown} to my address') }).click()
  await isTold(page, says.like('{shown} credited to your fund balance'))
}

async function findBySearch({ page, says }: Visit, title: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel(says('Search goods'), { exact: true }).fill(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?/)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const orderState = ({ page, says }: Visit, state: string) =>
  page.getByRole('main').getByText(says(state), { exact: true }).first()

const happened = ({ page, says }: Visit) =>
  page.getByRole('list', { name: says('What happened') }).getByRole('listitem')

for (const locale of LOCALES) {
  test(`two new users make their first purchase (${locale})`, async ({ reader }) => {
    const texts = textsOf(unique())[locale]
    const [seller, buyer] = await Promise.all([reader({ locale }), reader({ locale })])
    const [, buyerUid] = await Promise.all([registerAndLogIn(seller), registerAndLogIn(buyer)])
    await Promise.all([publishThroughWizard(seller, texts), depositFromFaucet(buyer, '5')])
    expect(await fundBalance(buyer)).toBe(500_000_000n)

    await test.step('the buyer finds the goods and pays into escrow', async () => {
      await findBySearch(buyer, texts.title)
      await verifyPayPassword(buyer)
    })
    const goodsPage = buyer.page.url()
    const first = litoshi(await payIntoEscrow(buyer))
    const firstOrder = buyer.page.url()
    await expect(orderState(buyer, 'In progress')).toBeVisible()

    await test.step('what was bought is sealed, and read as soon as the buyer opens it', async () => {
      await buyer.page.getByRole('link', { name: buyer.says('Shipment'), exact: true }).click()
      await expect(buyer.page.getByText(buyer.says('What opening means'))).toBeVisible()
      await expect(buyer.page.getByText(texts.shipment)).toHaveCount(0)
      await buyer.page.getByRole('button', { name: buyer.says('Open the shipment') }).click()
      await expect(buyer.page.getByText(texts.shipment)).toBeVisible()
      await buyer.page.goto(firstOrder)
      await expect(happened(buyer)).toHaveCount(2)
    })

    await test.step('the seller sees the sale', async () => {
      await seller.page.goto('/personal/sellOrderList')
      const row = seller.page.getByRole('row').filter({ hasText: texts.title })
      await expect(row).toContainText(String(buyerUid))
      await row.getByRole('link', { name: texts.title }).click()
      await expect(seller.page).toHaveURL(firstOrder)
    })

    await test.step('the buyer stops the clock and lets it run on, the seller watches', async () => {
      await takeStep(buyer, 'Hold', buyer.says.like('Stop the clock'))
      await expect(orderState(buyer, 'On hold')).toBeVisible()
      await expect(orderState(seller, 'On hold')).toBeVisible()
      await takeStep(buyer, 'Lift hold', buyer.says.like('Let the clock run on'))
      await expect(orderState(seller, 'In progress')).toBeVisible()
    })

    await buyer.page.goto(goodsPage)
    const second = litoshi(await payIntoEscrow(buyer))
    await seller.page.goto(buyer.page.url())
    await expect(orderState(seller, 'In progress')).toBeVisible()

    await test.step('a refund asks the seller for the pay password and says what it returns', async () => {
      await seller.page.getByRole('button', { name: seller.says('Refund'), exact: true }).click()
      const dialog = seller.page.getByRole('alertdialog')
      const refund = dialog.getByRole('button', { name: seller.says.like('Return {sum} to the buyer') })
      await expect(refund).toBeDisabled()
      await verifyPayPassword(seller)
      await expect(refund).toBeEnabled()
      await dialog.getByRole('button', { name: seller.says('Not now') }).click()
    })

    await test.step('the open order page of the seller follows by itself', async () => {
      await takeStep(buyer, 'Confirm', buyer.says.like('Pay {sum} to the seller'))
      const confirmed = performance.now()
      await expect(orderState(seller, 'Completed')).toBeVisible()
      const description = `${Math.round(performance.now() - confirmed)} ms after the buyer`
      test.info().annotations.push({ type: 'live', description })
      await expect(orderState(buyer, 'Completed')).toBeVisible()
    })
    expect(await fundBalance(seller)).toBe(second)

    await test.step('the clock settles the other order', async () => {
      await buyer.page.goto(firstOrder)
      await expect(orderState(buyer, 'In progress')).toBeVisible()
      await advanceQuietly(buyer.context, rules.goodsOrder.protectionSeconds + 60)
      await expect(orderState(buyer, 'Completed')).toBeVisible()
      await expect(happened(buyer)).toHaveCount(5)
    })

    await test.step('wallets and ledgers say what happened', async () => {
      const left = 500_000_000n - first - second
      expect(await fundBalance(seller)).toBe(first + second)
      expect(await latestLines(seller, 2)).toEqual([
        ['+', first + second],
        ['+', second],
      ])
      expect(await fundBalance(buyer)).toBe(left)
      expect(await latestLines(buyer, 3)).toEqual([
        ['\u2212', left],
        ['\u2212', 500_000_000n - first],
        ['+', 500_000_000n],
      ])
    })
  })
}
