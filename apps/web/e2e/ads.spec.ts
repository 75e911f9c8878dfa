import { errorMessage, successMessage } from '@jindu/i18n'
import { rules } from '@jindu/domain/rules'
import { findings } from './axe.ts'
import {
  call,
  createCategoryQuietly,
  fundQuietly,
  logInQuietly,
  read,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import type { BrowserContext } from '@playwright/test'
import { expect, isTold, test, type Locator, type Visit } from './product.ts'
import { endSessionAndLogIn, verifyPayPassword } from './steps.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const locale = 'zh-CN'

/** Pays in the open dialog with a coin. */
async function payWith({ page, says }: Visit, coin: 'LTC' | 'USDT'): Promise<void> {
  await page.getByRole('dialog').getByRole('radio', { name: coin }).check()
  await page.getByRole('button', { name: says.like('Pay {amount}, {buys}') }).click()
}

const key = () => `promotion-${unique()}-${unique()}`

const rowOf = ({ page }: Visit, title: string): Locator => page.getByRole('row').filter({ hasText: title })

test('both rights are bought, an ad is written, shown in both places, clicked by a stranger and hidden (phone)', async ({
  reader,
}) => {
  const owner = await reader({ locale, width: 390, height: 844 })
  const stranger = await reader({ locale: 'en', person: true })
  const { context, page, says } = owner
  await logInQuietly(context, await registerQuietly(context))
  await fundQuietly(context, '5000', 'USDT')
  const category = `灯塔${unique()}`
  const categoryId = await createCategoryQuietly(context, category)
  const title = `北港灯塔图纸_${unique()}`

  await test.step('the header leads to the purchase of each right', async () => {
    await page.goto('/search')
    for (const right of ['Publish', 'Reply']) {
      const icon = page.getByRole('banner').getByRole('link', { name: says.like(`${right} right: {0}`) })
      await icon.click()
      if (right === 'Publish') await verifyPayPassword(owner)
      await payWith(owner, 'USDT')
      await isTold(page, successMessage('RIGHT_BOUGHT', locale))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The frame knows it too, without a step to another page.
      await expect(icon).toHaveAttribute('data-right', 'on')
    }
    await expect(page.locator('#rights').getByText(says('Active'), { exact: true })).toHaveCount(2)
  })

  await test.step('an ad without a text is refused under its field, nothing typed is lost', async () => {
    await page.goto('/personal/myAD')
    await page
      .getByRole('link', { name: says('New ad') })
      .first()
      .click()
    await page.getByRole('textbox', { name: says('Title'), exact: true }).fill(title)
    await page.getByRole('button', { name: says('Create the ad') }).click()
    await expect(page.getByRole('textbox', { name: says('Title'), exact: true })).toHaveValue(title)
    await page.getByRole('textbox', { name: says('Content') }).click()
    await page.keyboard.type('共十二座灯塔，按比例绘制。')
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await expect(page.getByRole('textbox', { name: says('Title'), exact: true })).toHaveValue(title)
    await expect(page.getByRole('textbox', { name: says('Content') })).toHaveText('共十二座灯塔，按比例绘制。')
    await page.getByRole('button', { name: says('Create the ad') }).click()
    await expect(page).toHaveURL('/personal/myAD')
  })

  await test.step('two weeks on the home page and a package of clicks', async () => {
    await rowOf(owner, title)
      .getByRole('button', { name: says('Buy'), exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    for (const discount of ['90%', '80%']) await expect(dialog.getByText(discount)).toBeVisible()
    await dialog.getByRole('radio', { name: '$832.00' }).check()
    await expect(dialog.getByText(says('{factor}% of it at this number', { factor: 80 }))).toBeVisible()
    await dialog.getByRole('radio', { name: '$40.00' }).check()
    await payWith(owner, 'USDT')
    await isTold(page, successMessage('BOUGHT', locale))
    await expect(rowOf(owner, title).getByText(says('Shown'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: says('Category ads') }).click()
    await rowOf(owner, title)
      .getByRole('button', { name: says('Buy'), exact: true })
      .click()
    await expect(page.getByRole('button', { name: says('Choose categories') })).toBeDisabled()
    await page.getByRole('dialog').getByRole('checkbox', { name: category }).check()
    await payWith(owner, 'USDT')
    await isTold(page, successMessage('BOUGHT', locale))
    await expect(rowOf(owner, title)).toContainText(category)
  })

  await test.step('a stranger meets it on both strips and clicks it', async () => {
    const strip = (name: string) => stranger.page.getByRole('complementary', { name: stranger.says(name) })
    await stranger.page.goto('/')
    await expect(strip('Ads').getByRole('link', { name: title })).toBeVisible()
    await stranger.page.goto(`/search?id=${categoryId}`)
    await strip('Category ads').getByRole('link', { name: title }).click()
    await expect(stranger.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(stranger.page.getByText('共十二座灯塔，按比例绘制。')).toBeVisible()
    await expect(stranger.page.getByRole('link', { name: stranger.says('Management') })).toHaveCount(0)
  })

  await test.step('logged in, the stranger says something in public and asks in private', async () => {
    const { page: there, says: english } = stranger
    await logInQuietly(stranger.context, await registerQuietly(stranger.context))
    await there.reload()
    await there.getByRole('textbox', { name: english('Your comment') }).fill('Are they to scale?')
    await there.getByRole('button', { name: english('Publish'), exact: true }).click()
    await expect(there.getByRole('listitem').filter({ hasText: 'Are they to scale?' })).toBeVisible()
    await there.getByRole('link', { name: english('Ask the advertiser') }).click()
    await there.getByPlaceholder(english('Write to the advertiser')).fill('May I print them?')
    await there.keyboard.press('Enter')
    await expect(there.getByText('May I print them?')).toBeVisible()
    await page.goto('/personal/chat/receive_discuss')
    await expect(page.getByRole('listitem').filter({ hasText: 'May I print them?' })).toBeVisible()
    await page.goto('/personal/myAD?tab=category')
  })

  await test.step('the owner lands on the management and finds the click', async () => {
    await rowOf(owner, title).getByRole('link', { name: title }).click()
    await expect(page.getByRole('link', { name: says('Management') })).toHaveAttribute('aria-current', 'page')
    const clicks = page.getByRole('listitem').filter({ hasText: says('Categories') })
    await expect(clicks).toContainText(says('{left} of {all} clicks left', { left: 99, all: 100 }))
    await expect(page.getByRole('definition').nth(1)).toHaveText('1')
    await expect(page.getByRole('img', { name: says('Clicks per impression') })).toBeVisible()
  })

  await test.step('hidden, it leaves the strip', async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: says('Home page') })
      .getByRole('button', { name: says('Hide') })
      .click()
    await isTold(page, successMessage('AD_TOGGLED', locale))
    await stranger.page.goto('/')
    await expect(stranger.page.getByRole('link', { name: title })).toHaveCount(0)
    await stranger.page.goto(`/search?id=${categoryId}`)
    await expect(stranger.page.getByRole('link', { name: title })).toBeVisible()
  })
})

/** Writes an ad past the screens, with money to pay for it. */
async function writeQuietly({ request }: BrowserContext, title: string): Promise<number> {
  const contents = { format: 'html', html: '<p>Every tide of the year.</p>' }
  const { id } = await call<{ id: number }>(request, 'ads.create', { title, contents, attach: [] })
  return id
}

async function advertiserQuietly(context: BrowserContext): Promise<number> {
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  await fundQuietly(context, '500', 'USDT')
  await verifyQuietly(context)
  return uid
}

interface Balances {
  readonly data: readonly { readonly currency: string; readonly fund: { readonly units: string } }[]
}

test('a session that ends over an ad’s purchase: what was chosen stays, and two presses pay once', async ({
  reader,
}) => {
  const owner = await reader({ locale, width: 390, height: 844, refused: [401], cut: true })
  const { context, page, says } = owner
  const uid = await advertiserQuietly(context)
  const title = `Session_${unique()}`
  await writeQuietly(context, title)
  await page.goto('/personal/myAD')
  await rowOf(owner, title)
    .getByRole('button', { name: says('Buy'), exact: true })
    .click()
  const chosen = page.getByRole('dialog').getByRole('radio', { name: '$72.00' })
  await chosen.check()
  await page.getByRole('dialog').getByRole('radio', { name: 'USDT' }).check()
  await endSessionAndLogIn(owner, uid)
  await expect(chosen).toBeChecked()
  await verifyPayPassword(owner)
  await page.getByRole('button', { name: says.like('Pay {amount}, {buys}') }).dblclick()
  await isTold(page, successMessage('BOUGHT', locale))
  await expect(rowOf(owner, title).getByText(says('Shown'), { exact: true })).toBeVisible()
  const { data } = await read<Balances>(context.request, 'wallet.balances')
  const left = BigInt(data.find(({ currency }) => currency === 'USDT')?.fund.units ?? 0)
  expect(Math.round(Number(left) / 1_000_000)).toBe(428)
})

test('categories that cannot be read say so in the dialog and are read again; twenty stand on a page', async ({
  reader,
}) => {
  const owner = await reader({ locale, width: 390, height: 844, cut: true })
  const { context, page, says } = owner
  await advertiserQuietly(context)
  const total = async () =>
    (await read<{ total: number }>(context.request, 'categories.list', { page: 1, limit: 1 })).total
  while ((await total()) < 21) await createCategoryQuietly(context, `潮汐${unique()}`)
  const title = `Picked_${unique()}`
  await writeQuietly(context, title)
  await page.goto('/personal/myAD?tab=category')
  const categories = /\/trpc\/[^?]*categories\.list/v
  await page.route(categories, (route) => route.abort('connectionreset'))
  await rowOf(owner, title)
    .getByRole('button', { name: says('Buy'), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('alert').filter({ hasText: errorMessage('AD_CATEGORIES_FAILED', locale) }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: says('Choose categories') })).toBeDisabled()
  await page.unroute(categories)
  await dialog.getByRole('button', { name: says('Load again') }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(20)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: '下一页' }).click()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: '上一页' }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeChecked()
})

test('the ads of the home page are in the first response, and no place is offered beside them', async ({ reader }) => {
  const { context: owner } = await reader({ locale: 'en' })
  await advertiserQuietly(owner)
  const adId = await writeQuietly(owner, `First_${unique()}`)
  await call(owner.request, 'ads.payHome', { adId, currency: 'USDT', weeks: 1, idempotencyKey: key() })
  const { context, says } = await reader({ locale: 'en' })
  const html = await (await context.request.get('/')).text()
  const strip = new RegExp(`<aside[^>]*aria-label="${says('Ads')}".*?</aside>`, 's').exec(html)?.[0] ?? ''
  expect(strip).toMatch(/href="\/adDetails\?id=\d+"/)
  // The empty place's offer is in no text of the page; the strip only links to where ads are bought.
  expect(html).not.toContain(says('Advertise here to everyone who comes to buy.'))
  await call(owner.request, 'ads.show', { id: adId, place: 'home', shown: false })
})

test('the home strip turns by itself, and stands still while it is paused and for who wants no motion', async ({
  reader,
}) => {
  const { context: owner } = await reader({ locale: 'en' })
  await advertiserQuietly(owner)
  const own: number[] = []
  for (const nth of [1, 2, 3, 4]) {
    const adId = await writeQuietly(owner, `Strip_${nth}_${unique()}`)
    own.push(adId)
    await call(owner.request, 'ads.payHome', { adId, currency: 'USDT', weeks: 1, idempotencyKey: key() })
  }
  const { page, says } = await reader({ locale: 'en' })
  const strip = page.getByRole('complementary', { name: says('Ads'), exact: true })
  const shown = () => strip.getByRole('link').first().getAttribute('href')
  const { intervalMilliseconds } = rules.ads.strip
  await page.clock.install()
  await page.goto('/')
  const first = await shown()
  await page.clock.runFor(intervalMilliseconds)
  await expect.poll(shown).not.toBe(first)
  await strip.getByRole('button', { name: says('Pause the ads') }).click()
  await page.mouse.move(0, 0)
  await page.locator('main').focus()
  const paused = await shown()
  await page.clock.runFor(3 * intervalMilliseconds)
  expect(await shown()).toBe(paused)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const still = await shown()
  await page.clock.runFor(3 * intervalMilliseconds)
  expect(await shown()).toBe(still)
  await page.clock.resume()
  expect(await findings(page, ['target-size'])).toEqual([])
  for (const id of own) await call(owner.request, 'ads.show', { id, place: 'home', shown: false })
})

for (const language of LOCALES) {
  test(`an ad runs out with its last click, and a moderator takes one down with a refund (${language})`, async ({
    reader,
  }) => {
    const owner = await reader({ locale: language, width: language === 'en' ? 390 : 1440, height: 900 })
    const { context, page, says } = owner
    await advertiserQuietly(context)
    const categoryId = await createCategoryQuietly(context, `Tides${unique()}`)
    const title = `Tide_tables_${unique()}`
    const id = await writeQuietly(context, title)
    const administrator = await reader({ locale: language })
    await logInQuietly(administrator.context, 100_017)
    const clicks = (categoryAdPackageClicks: number, seen: number) =>
      call(administrator.context.request, 'site.changeSettings', {
        change: { categoryAdPackageClicks },
        seen: { categoryAdPackageClicks: seen },
      })
    await clicks(1, 100)
    const paying = { adId: id, currency: 'USDT' }
    const categories = { packages: 1, categoryIds: [categoryId], idempotencyKey: key() }
    await call(context.request, 'ads.payCategory', { ...paying, ...categories })
    await clicks(100, 1)
    await call(context.request, 'ads.payHome', { ...paying, weeks: 2, idempotencyKey: key() })

    const stranger = await reader({ locale: language, person: true, refused: [404] })
    const strip = stranger.page.getByRole('complementary', { name: stranger.says('Category ads') })
    await stranger.page.goto(`/search?id=${categoryId}`)
    const opened = stranger.context.waitForEvent('page')
    await strip.getByRole('link', { name: title }).click({ button: 'middle' })
    await (await opened).close()
    await page.goto('/personal/myAD?tab=category')
    await expect(async () => {
      await page.reload()
      await expect(rowOf(owner, title).getByText(says('All clicks used'))).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await stranger.page.reload()
    await expect(stranger.page.getByRole('link', { name: title })).toHaveCount(0)

    const moderator = await reader({ locale: language })
    await logInQuietly(moderator.context, 100_020)
    const { page: desk, says: told } = moderator
    await desk.goto('/staff/ads')
    const row = desk.getByRole('row').filter({ hasText: title })
    await row.getByRole('button', { name: told('Take down ad {id}', { id }) }).click()
    const dialog = desk.getByRole('alertdialog')
    const reason = 'Sells the tables of another publisher'
    await dialog.getByLabel(told('Reason'), { exact: true }).fill(reason)
    await dialog.getByRole('button', { name: told('Take down') }).click()
    await expect(dialog).toBeHidden()

    await page.goto('/personal/myAD')
    await expect(rowOf(owner, title)).toContainText(reason)
    await expect(rowOf(owner, title).getByText(says('Taken down'), { exact: true })).toBeVisible()
    await expect(rowOf(owner, title)).toContainText('USDT')
    await stranger.page.goto(`/adDetails?id=${id}`)
    await expect(stranger.page.getByText('Every tide of the year.')).toHaveCount(0)
  })
}
