import { readFile } from 'node:fs/promises'
import { advanceQuietly, buyQuietly, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Visit } from './product.ts'

const DAY_SECONDS = 86_400

async function arrive({ context }: Visit): Promise<number> {
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  return uid
}

/** The numbers of the orders on the page, in the order of its rows. */
async function shown({ page, says }: Visit): Promise<string[]> {
  const links = page.getByRole('table', { name: says('Orders you placed') }).locator('.order-row-title')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return addresses.map((address) => new URL(address, 'http://x').searchParams.get('id') ?? '')
}

/** Downloads the list's file: column names and rows. */
async function saved({ page, says }: Visit): Promise<{ head: string[]; rows: string[][] }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: says('Save as CSV') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('jindu-bought.csv')
  const text = await readFile(await file.path(), 'utf8')
  const [head = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return { head, rows }
}

/** The day on which an order was paid, by the file's own time. */
const dayIn = (rows: readonly string[][], order: number, column: number): string =>
  rows.find(([id]) => id === String(order))?.[column]?.slice(0, 10) ?? ''

test('bought orders of typed days are those on the page, in its address and in its file, in both languages', async ({
  reader,
}) => {
  const seller = await reader({ locale: 'en' })
  await arrive(seller)
  const goods = await publishQuietly(seller.context, 'Charts of three harbours', '5')
  const english = await reader({ locale: 'en' })
  const uid = await arrive(english)
  await fundQuietly(english.context, '10')
  const first = await buyQuietly(english.context, goods, '500')
  await advanceQuietly(english.context, 2 * DAY_SECONDS)
  const chinese = await reader({ locale: 'zh-CN' })
  await logInQuietly(chinese.context, uid)
  const second = await buyQuietly(chinese.context, goods, '500')

  await test.step('without days the file has both, each with its time and its exact amount', async () => {
    const { page } = english
    await logInQuietly(english.context, uid)
    await page.goto('/personal/buyOrderList')
    await expect.poll(() => shown(english)).toEqual([String(second), String(first)])
    const { head, rows } = await saved(english)
    expect(head.slice(0, 3)).toEqual(['Order', 'Goods', 'Seller'])
    expect(rows.map(([id]) => id)).toEqual([String(second), String(first)])
    expect(rows[0]?.[7]).toMatch(/^\d+\.\d{8}$/)
    expect(rows[0]?.[9]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/)
  })

  await test.step('in English a day is typed as 26 Nov 2026; Back takes it away and Forward brings it again', async () => {
    const { page, says } = english
    const day = dayIn((await saved(english)).rows, first, 9)
    const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    const until = page.getByRole('textbox', { name: says('Until') })
    await until.fill('next week')
    await until.press('Enter')
    await expect(until).toHaveAccessibleDescription(says('Enter a date like {example}', { example: '26 Nov 2026' }))
    await until.fill(words.format(new Date(`${day}T00:00:00Z`)))
    await until.press('Enter')
    await expect.poll(() => shown(english)).toEqual([String(first)])
    await expect(page).toHaveURL(new RegExp(`[?&]to=${day}`))
    expect((await saved(english)).rows.map(([id]) => id)).toEqual([String(first)])
    await page.goBack()
    await expect(until).toHaveValue('')
    await expect.poll(() => shown(english)).toHaveLength(2)
    await page.goForward()
    await expect.poll(() => shown(english)).toEqual([String(first)])
    await page.getByRole('link', { name: says('Open order {0}', { 0: first }) }).click()
    await expect(page).toHaveURL(/goodsOrderPanel/)
    await page.goBack()
    await expect.poll(() => shown(english)).toEqual([String(first)])
    await expect(until).not.toHaveValue('')
  })

  await test.step('in Chinese a day is typed as 2026年11月26日 and stands as 2026/11/26; days of nothing are taken away', async () => {
    const { page, says } = chinese
    await page.goto('/personal/buyOrderList')
    await expect.poll(() => shown(chinese)).toHaveLength(2)
    const all = await saved(chinese)
    expect(all.head.slice(0, 3)).toEqual([says('Order'), '商品', says('Seller')])
    const [year, month, date] = dayIn(all.rows, second, 9).split('-')
    const from = page.getByRole('textbox', { name: says('From') })
    await from.fill(`${year}年${Number(month)}月${Number(date)}日`)
    await from.press('Tab')
    await expect(from).toHaveValue(`${year}/${month}/${date}`)
    await expect.poll(() => shown(chinese)).toEqual([String(second)])
    expect((await saved(chinese)).rows.map(([id]) => id)).toEqual([String(second)])
    await page.reload()
    await expect(from).toHaveValue(`${year}/${month}/${date}`)
    await from.fill('')
    await from.press('Enter')
    await expect.poll(() => shown(chinese)).toHaveLength(2)
    await page.getByRole('textbox', { name: says('Until') }).fill('2001-01-01')
    await page.getByRole('textbox', { name: says('Until') }).press('Enter')
    await page.getByRole('link', { name: says('Show all orders') }).click()
    await expect.poll(() => shown(chinese)).toHaveLength(2)
  })
})
