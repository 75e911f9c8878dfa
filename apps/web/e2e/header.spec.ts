import { logInQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { LOCALES } from './words.ts'

for (const locale of LOCALES) {
  for (const width of [320, 360, 390, 768]) {
    test(`at ${width} px the header has both rights and the app, and fits (${locale})`, async ({ reader }) => {
      const { context, page, says } = await reader({ locale, width, height: 844 })
      await logInQuietly(context, await registerQuietly(context))
      await page.goto('/search')
      const header = page.getByRole('banner')
      const free = says('not required now')
      await expect(header.getByRole('link', { name: says('Publish right: {0}', { 0: free }) })).toBeVisible()
      await expect(header.getByRole('link', { name: says('Reply right: {0}', { 0: free }) })).toBeVisible()
      await header.getByRole('button', { name: says('Android app') }).click()
      await expect(header.getByRole('link', { name: says('To the download page') })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}

test('between phones and desks the money line is whole and lies under nothing, with seven digits too', async ({
  reader,
}) => {
  const { context, page } = await reader({ locale: 'en' })
  await logInQuietly(context, await registerQuietly(context))
  await page.goto('/search')
  const amounts = page.locator('.funds-line > a > :last-child')
  await expect(amounts.first()).toContainText('$')
  for (const width of [901, 1001, 1121, 1201, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await amounts.evaluateAll((all) => {
      for (const amount of all) amount.textContent = '$2,621,079.00'
    })
    const over = await page.locator('.top-in').evaluate((bar) => {
      const [line, tools] = ['.funds-line', '.top-tools'].map((part) =>
        bar.querySelector(part)?.getBoundingClientRect(),
      )
      const ends = [...bar.querySelectorAll('.funds-line > a')].map((part) => part.getBoundingClientRect().right)
      const end = Math.max(...ends)
      return { line: end - (line?.right ?? 0), tools: end - (tools?.left ?? 0), page: (tools?.right ?? 0) - innerWidth }
    })
    expect(over.line, `${width} px`).toBeLessThanOrEqual(0)
    expect(over.tools, `${width} px`).toBeLessThanOrEqual(0)
    expect(over.page, `${width} px`).toBeLessThanOrEqual(0)
  }
})
