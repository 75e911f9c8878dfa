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
