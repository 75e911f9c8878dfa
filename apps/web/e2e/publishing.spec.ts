import { errorMessage, successMessage } from '@jindu/i18n'
import { advanceQuietly, logInQuietly, registerQuietly } from './calls.ts'
import { expect, isTold, test, type Locator, type Visit } from './product.ts'
import { createCategory, endSessionAndLogIn } from './steps.ts'
import { unique } from './unique.ts'
import type { Locale } from './words.ts'

/** Texts of one run's goods, with unique names. */
const textsOf = (run: string) => ({
  en: {
    category: `Lighthouses${run}`,
    title: `Lamp drawings ${run}`,
    bold: 'Twelve lamps, drawn to scale.',
    large: ' Ready to print.',
    shipment: 'Download code 4420-7731, valid for a year.',
    edited: `Lamp drawings revised ${run}`,
    editedShipment: ' A second code is 9902.',
  },
  'zh-CN': {
    category: `灯塔图纸${run}`,
    title: `北港灯塔测绘图纸全套 ${run}`,
    bold: '共十二座灯塔，按比例绘制。',
    large: '可直接打印。',
    shipment: '下载码 4420-7731，一年内有效。',
    edited: `北港灯塔测绘图纸修订版 ${run}`,
    editedShipment: '备用码为 9902。',
  },
})

type Texts = Readonly<Record<keyof ReturnType<typeof textsOf>[Locale], string>>

const named = ({ page, says }: Visit, label: string): Locator =>
  page.getByRole('textbox', { name: says(label), exact: true })
const button = ({ page, says }: Visit, label: string): Locator =>
  page.getByRole('button', { name: says(label), exact: true })

async function refuseCategory(seller: Visit): Promise<void> {
  const { page, says } = seller
  await page.getByRole('button', { name: says('Create a category') }).click()
  const dialog = page.getByRole('dialog', { name: says('Create a category') })
  await dialog.getByLabel(says('Name'), { exact: true }).fill('12345')
  await dialog.getByRole('button', { name: says('Create'), exact: true }).click()
  await expect(dialog.getByText(errorMessage('CATEGORY_TITLE_INVALID', says.locale))).toBeVisible()
  await dialog.getByRole('button', { name: says('Cancel') }).click()
}

/** Writes bold text, a size and a colour, and adds a picture. */
async function writeGoods(seller: Visit, texts: Texts): Promise<void> {
  const { page, says } = seller
  await named(seller, 'Title').fill(texts.title)
  await named(seller, 'Price').fill('12.50')
  const tools = page.getByRole('group', { name: says('Formatting') })
  await page.getByRole('textbox', { name: says('Description') }).click()
  await tools.getByRole('button', { name: says('Bold'), exact: true }).click()
  await page.keyboard.type(texts.bold)
  await tools.getByRole('button', { name: says('Bold'), exact: true }).click()
  // On phones, the remaining tools are behind a button.
  const more = tools.getByRole('button', { name: says('More formatting') })
  if (await more.isVisible()) await more.click()
  await tools.getByLabel(says('Font size')).selectOption('36')
  await tools.getByLabel(says('Text colour')).selectOption('teal')
  await page.keyboard.type(texts.large)
  const pictures = page.getByRole('list', { name: says('Pictures') })
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
  await pictures.locator('input[type="file"]').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer })
  await expect(pictures.getByRole('img')).toHaveCount(1)
}

async function expectPublished({ page }: Visit, texts: Texts): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect(page.locator('.prose strong', { hasText: texts.bold })).toBeVisible()
  await expect(page.locator('.prose .rt-size-36', { hasText: texts.large.trim() })).toBeVisible()
  await expect(page.locator('.prose .rt-color-teal', { hasText: texts.large.trim() })).toBeVisible()
}

const isFound = async ({ context }: Visit, id: number): Promise<boolean> => {
  const input = encodeURIComponent(JSON.stringify({ page: 1, limit: 1, goodsId: id }))
  const answer = await context.request.get(`/trpc/goods.list?input=${input}`)
  const { result }: { result: { data: { total: number } } } = await answer.json()
  return result.data.total === 1
}

const SEATS = [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'zh-CN', width: 390, height: 844 },
] as const

for (const seat of SEATS) {
  test(`goods are published with a new category, edited, pushed, taken offline and back (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const texts = textsOf(unique())[seat.locale]
    const seller = await reader({ ...seat, refused: [401], cut: true })
    const { context, page, says } = seller
    const uid = await registerQuietly(context)
    await logInQuietly(context, uid)

    await test.step('publishing, over a session that ends before the last press', async () => {
      await page.goto('/personal/releaseGoods')
      await refuseCategory(seller)
      await createCategory(seller, texts.category)
      await button(seller, 'Next: goods').click()
      await writeGoods(seller, texts)
      await button(seller, 'Next: after-sales').click()
      await page.getByRole('textbox', { name: says('After-sales information') }).click()
      await page.keyboard.type(texts.shipment)
      await endSessionAndLogIn(seller, uid)
      await button(seller, 'Publish').click()
      await expect(page).toHaveURL(/\/goodsDetails\?id=\d+/)
      await expectPublished(seller, texts)
    })
    const id = Number(new URL(page.url()).searchParams.get('id'))

    await test.step('the owner sees no purchase', async () => {
      await expect(page.getByText(says('These are your goods'))).toBeVisible()
      await expect(page.getByRole('form', { name: says('Buy') })).toHaveCount(0)
    })

    await test.step('and has the address to hand on', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await button(seller, 'Copy link').click()
      await expect(button(seller, 'Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })

    await test.step('editing the information and the after-sales text', async () => {
      await page.getByRole('link', { name: says('Edit information') }).click()
      await named(seller, 'Title').fill(texts.edited)
      await named(seller, 'Price').fill('13')
      await button(seller, 'Save').click()
      await expect(page.getByRole('heading', { level: 1, name: texts.edited })).toBeVisible()
      await expect(page.getByText('$13.00').first()).toBeVisible()
      await page.getByRole('link', { name: says('Edit after-sales') }).click()
      const shipment = page.getByRole('textbox', { name: says('After-sales information') })
      await expect(shipment).toContainText(texts.shipment)
      await shipment.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(texts.editedShipment)
      await button(seller, 'Save').click()
      await expect(page).toHaveURL(/\/personal\/myGoods/)
    })

    const row = page.getByRole('row').filter({ hasText: texts.edited })
    const step = (label: string): Locator => row.getByRole('button', { name: says(label), exact: true })
    await test.step('a push waits for its time', async () => {
      const pushed = new RegExp(`${successMessage('OK', seat.locale)}.*${says('Pushed to the top')}`)
      await step('Push').click()
      await isTold(page, pushed)
      await expect(step('Push')).toBeDisabled()
      await expect(row.getByRole('time').first()).toBeVisible()
      await advanceQuietly(context, 3_601)
      await page.reload()
      await step('Push').click()
      await isTold(page, pushed)
      await expect(step('Push')).toBeDisabled()
    })

    await test.step('offline they are found by nobody, then for sale again', async () => {
      expect(await isFound(seller, id)).toBe(true)
      await step('Take offline').click()
      await expect(row.getByText(says('Offline'), { exact: true })).toBeVisible()
      expect(await isFound(seller, id)).toBe(false)
      await page.getByRole('button', { name: says('Undo'), exact: true }).click()
      await expect(row.getByText(says('Selling'), { exact: true })).toBeVisible()
      await step('Take offline').click()
      await expect(row.getByText(says('Offline'), { exact: true })).toBeVisible()
      await step('Sell again').click()
      await expect(row.getByText(says('Selling'), { exact: true })).toBeVisible()
      expect(await isFound(seller, id)).toBe(true)
    })
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beside).toBeLessThanOrEqual(0)
  })
}
