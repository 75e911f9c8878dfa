import { buyQuietly, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { LOCALES } from './words.ts'

/** Notices that every sandbox has. */
const SANDBOX = { en: 'This site is a sandbox', 'zh-CN': '本站是沙盒环境' }
const POLICY = { en: 'Privacy policy', 'zh-CN': '隐私政策' }

for (const locale of LOCALES) {
  test(`${locale}: home has a place for ads, which leads to where they are bought`, async ({ reader }) => {
    const { page, says } = await reader({ locale })
    await page.goto('/')
    const place = page.getByRole('complementary', { name: says('Ads') })
    await place.getByRole('link', { name: says('Advertise here') }).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/personal/myAD')}`)
  })

  test(`${locale}: home leads a visitor to each category of notices, and each notice leads back`, async ({
    reader,
  }) => {
    const { page, says } = await reader({ locale })
    const main = page.getByRole('main')
    const tabs = main.getByRole('navigation', { name: says('Categories of notices') })
    const current = (name: string) => expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await page.goto('/')
    await main.getByRole('link', { name: says('Notices'), exact: true }).click()
    await expect(page).toHaveURL('/ruleList?type=9001')
    await current(says('Notices'))
    await main.getByRole('link', { name: SANDBOX[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SANDBOX[locale])
    await main.getByRole('link', { name: says('Notices and rules') }).click()
    await current(says('Notices'))
    await tabs.getByRole('link', { name: says('Rules') }).click()
    await expect(main.getByRole('link', { name: POLICY[locale] })).toBeVisible()
    await tabs.getByRole('link', { name: says('Help') }).click()
    await main.getByRole('link', { name: says('Which password is for what?') }).click()
    await expect(page).toHaveURL('/help#passwords')
    await expect(page.getByRole('heading', { name: says('Which password is for what?') })).toBeInViewport()

    await page.goto('/ruleList?type=77')
    await current(says('Rules'))
  })
}

test('pinned notices stand at the head from the first byte, are turned by hand and can be paused', async ({
  reader,
}) => {
  const { page, says } = await reader({ locale: 'en' })
  const answer = await page.goto('/')
  const notices = page.getByRole('region', { name: says('Pinned notices') })
  const shown = notices.getByRole('link')
  const first = await shown.locator('b').textContent()
  expect(await answer?.text()).toContain(first)
  const placed = await notices.boundingBox()
  await notices.getByRole('button', { name: says('Next notice') }).click()
  await expect(shown.locator('b')).not.toHaveText(first ?? '')
  await notices.getByRole('button', { name: says('Previous notice') }).click()
  await expect(shown.locator('b')).toHaveText(first ?? '')
  await notices.getByRole('button', { name: says('Pause the notices') }).click()
  await expect(notices.getByRole('button', { name: says('Let the notices take turns') })).toBeVisible()
  expect(await notices.boundingBox()).toEqual(placed)
  await shown.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
})

for (const locale of LOCALES) {
  test(`${locale}: until the first purchase home says which of its steps comes next, from the first byte`, async ({
    reader,
  }) => {
    const seller = await reader({ locale })
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    const goodsId = await publishQuietly(seller.context, 'Harbour drawings in ink', '2.00')
    const { context, page, says } = await reader({ locale })
    await logInQuietly(context, await registerQuietly(context))
    const steps = page.getByRole('list', { name: says('Your first purchase'), exact: true })
    const now = steps.locator('[aria-current="step"]')

    const answer = await page.goto('/')
    expect(await answer?.text()).toContain(says('Your first purchase'))
    await expect(now).toHaveText(says('Deposit'))
    await expect(now.getByRole('link')).toHaveAttribute('href', '/personal/assets/deposit?currency=LTC')
    await fundQuietly(context, '1')
    await page.reload()
    await expect(now).toHaveText(says('Buy'))
    await buyQuietly(context, goodsId, '200')
    await page.reload()
    await expect(page.getByRole('heading', { name: says.like('Your next {DAYS} days') })).toBeVisible()
    await expect(steps).toHaveCount(0)
  })
}

for (const locale of LOCALES) {
  test(`${locale}: on a phone goods are seen without scrolling, below what a new account does next`, async ({
    reader,
  }) => {
    const { context, page, says } = await reader({ locale, width: 390, height: 844 })
    const latest = page
      .locator('section', { has: page.getByRole('heading', { name: says('Latest released') }) })
      .getByRole('listitem')
    const top = async () => (await latest.first().boundingBox())?.y
    const seen = 600
    await page.goto('/')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: says('Register') })
        .first(),
    ).toBeInViewport()
    expect(await top()).toBeLessThan(seen)
    await logInQuietly(context, await registerQuietly(context))
    await page.goto('/')
    const steps = page.getByRole('list', { name: says('Your first purchase'), exact: true })
    await expect(steps.getByRole('link', { name: says('Deposit') })).toBeInViewport({ ratio: 1 })
    expect(await top()).toBeLessThan(seen)
  })
}
