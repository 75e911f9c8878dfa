import { errorMessage } from '@jindu/i18n'
import { logInQuietly, registerQuietly } from './calls.ts'
import { expect, isTold, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const NAMES = { en: 'Fonts', 'zh-CN': '字体' } as const

for (const locale of LOCALES) {
  const other = locale === 'en' ? 'zh-CN' : 'en'

  test(`${locale}: categories are named in the reader’s language, also after the language is switched`, async ({
    reader,
  }) => {
    const { page, says } = await reader({ locale })
    const shelf = page.getByRole('navigation', { name: /^(?:Categories|商品分类|分类)$/ })
    await page.goto('/')
    await expect(shelf.getByRole('link', { name: NAMES[locale] })).toBeVisible()
    await expect(page.getByText('字体 Fonts')).toHaveCount(0)
    await page.getByRole('button', { name: other === 'en' ? /English/ : '中文' }).click()
    await expect(shelf.getByRole('link', { name: NAMES[other] })).toBeVisible()
    await expect(shelf.getByRole('link', { name: NAMES[locale] })).toHaveCount(0)
    await page.getByRole('button', { name: locale === 'en' ? /English/ : '中文' }).click()
    await shelf.getByRole('link', { name: NAMES[locale] }).click()
    await expect(page).toHaveURL(/\/search\?id=\d+/)
    await expect(
      page.getByRole('complementary', { name: says('Filters') }).getByText(NAMES[locale], { exact: true }),
    ).toBeVisible()
    // The language in the URL applies to the page's calls, too, whatever the browser's language.
    await page.goto(`/?lang=${other}`)
    await page.getByRole('button', { name: /全部分类|All categories/ }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: NAMES[other] })).toBeVisible()
  })

  test(`${locale}: a new category is named in both languages, or in one for both`, async ({ reader }) => {
    const { context, page, says } = await reader({ locale, refused: [400, 409] })
    await logInQuietly(context, await registerQuietly(context))
    await page.goto('/personal/releaseGoods')
    await page.getByRole('button', { name: says('Create a category') }).click()
    const dialog = page.getByRole('dialog', { name: says('Create a category') })
    const [own, translated] = [`Kites ${unique()}`, `风筝${unique()}`]
    await dialog.getByLabel(says('Name'), { exact: true }).fill(own)
    const second = dialog.getByLabel(says('Name in Chinese'), { exact: true })
    await second.fill('Paper kites')
    await dialog.getByRole('button', { name: says('Create'), exact: true }).click()
    await isTold(page, errorMessage('CATEGORY_NAMES_LANGUAGE', locale))
    await expect(second).toHaveAttribute('aria-invalid', 'true')
    await expect(second).toHaveValue('Paper kites')
    await second.fill(translated)
    await dialog.getByRole('button', { name: says('Create'), exact: true }).click()
    await expect(page.getByRole('radio', { name: locale === 'en' ? own : translated })).toBeChecked()
  })
}
