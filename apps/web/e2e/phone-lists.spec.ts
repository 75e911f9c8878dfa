import { isClean } from './axe.ts'
import { logInQuietly, publishQuietly, registerQuietly, verifyQuietly } from './calls.ts'
import { expect, test, type Locator, type Page } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const BUYER = 100_001
const SELLER = 100_002
const ADMINISTRATOR = 100_017

const PHONE = { width: 390, height: 844 } as const

/** The lowest point that nothing covers: the tab bar, or the step bar in its place, stands below it. */
const footOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tabbar, .step-bar')]
      .filter((bar) => bar.checkVisibility())
      .reduce((foot, bar) => Math.min(foot, bar.getBoundingClientRect().top), window.innerHeight),
  )

async function isInFirstView(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeVisible()
  // Asked again: the row that the server drew may just be replaced by the browser's.
  await expect(async () => {
    expect(await page.evaluate('scrollY')).toBe(0)
    const box = await row.boundingBox()
    expect(Math.round((box?.y ?? 9_999) + (box?.height ?? 0))).toBeLessThanOrEqual(await footOf(page))
  }).toPass({ timeout: 10_000 })
}

/** A row of a table that is no heading of a group; where a list has no table, its first item. */
const firstRow = (page: Page) =>
  page.locator('main tbody tr:not(:has(th[colspan], td[colspan])), main .otc-rows > li').first()

const LISTS: readonly (readonly [who: number, path: string])[] = [
  [BUYER, '/personal/buyOrderList'],
  [SELLER, '/personal/sellOrderList'],
  [BUYER, '/personal/otcManage?tab=myOtcOrder'],
  [SELLER, '/personal/otcManage?tab=myReleaseOtcTopic'],
  [BUYER, '/personal/walletHistory'],
  [ADMINISTRATOR, '/staff/goods'],
  [ADMINISTRATOR, '/staff/offers'],
  [ADMINISTRATOR, '/staff/reviews'],
  [ADMINISTRATOR, '/staff/users'],
  [ADMINISTRATOR, '/staff/cases'],
  [ADMINISTRATOR, '/staff/members'],
  [ADMINISTRATOR, '/staff/audit?who=everybody'],
  [ADMINISTRATOR, '/staff/payouts?part=ledger'],
  [ADMINISTRATOR, '/staff/payouts?part=rates'],
]

for (const locale of LOCALES) {
  test(`on a phone the first row of each list stands in the first view, its tools are folded (${locale})`, async ({
    reader,
  }) => {
    for (const who of [BUYER, SELLER, ADMINISTRATOR]) {
      const { context, page } = await reader({ locale, ...PHONE })
      await logInQuietly(context, who)
      for (const [, path] of LISTS.filter(([its]) => its === who)) {
        await test.step(path, async () => {
          await page.goto(path)
          await isInFirstView(page, firstRow(page))
        })
      }
    }
  })

  test(`on a phone the tools of a list unfold, and stay while they filter (${locale})`, async ({ reader }) => {
    const { context, page, says } = await reader({ locale, ...PHONE })
    await logInQuietly(context, BUYER)
    await page.goto('/personal/buyOrderList')
    const tools = page.getByRole('button', { name: says('Filter and save') })
    const search = page.getByRole('searchbox')
    await expect(search).toBeHidden()
    await tools.click()
    await expect(search).toBeVisible()
    await isClean(page)
    await search.fill('nothing is called like this')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=/)
    await expect(search).toBeVisible()
  })

  test(`on a phone whoever chooses a coin sees the coins (${locale})`, async ({ reader }) => {
    const { context, page, says } = await reader({ locale, ...PHONE })
    await logInQuietly(context, BUYER)
    for (const path of [
      '/otc',
      '/personal/assets/deposit',
      '/personal/assets/withdraw',
      '/personal/assets/transfer',
      '/personal/assets/transition',
      '/personal/walletHistory',
      '/personal/otcManage?tab=releaseNewOtcTopic',
    ]) {
      await test.step(path, async () => {
        await page.goto(path)
        for (const coin of ['LTC', 'BTC', 'USDT']) {
          const choice = page
            .locator('main')
            .getByRole('radio', { name: coin, exact: true })
            .or(page.locator('main').getByRole('link', { name: coin, exact: true }))
          await isInFirstView(page, choice.first())
        }
      })
    }
    await test.step('a purchase in several coins', async () => {
      await verifyQuietly(context)
      const seller = await reader({ locale })
      await logInQuietly(seller.context, await registerQuietly(seller.context))
      const id = await publishQuietly(seller.context, `Phone coins ${unique()}`, '4.00')
      await page.goto(`/goodsDetails?id=${id}`)
      await page.getByRole('button', { name: says('Choose a coin') }).click()
      for (const coin of await page.locator('main form [role="radio"], main form input[type="radio"]').all()) {
        await expect(coin).toBeInViewport()
      }
    })
  })
}
