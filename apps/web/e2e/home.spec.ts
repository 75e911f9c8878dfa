import { expect, test } from './product.ts'
import { LOCALES } from './words.ts'

/** Notices that every sandbox comes with. */
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
