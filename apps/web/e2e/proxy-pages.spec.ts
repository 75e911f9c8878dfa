import { call, logInQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Page } from './product.ts'
import type { Locale } from './words.ts'

/** While `seen` runs, a proxy answers such calls with a page. */
async function behindProxy(page: Page, procedure: string, status: number, seen: () => Promise<void>): Promise<void> {
  const path = `**/trpc/*${procedure}*`
  const body = `<!doctype html><h1>${status}</h1>`
  await page.route(path, (route) => route.fulfill({ status, contentType: 'text/html', body }))
  await seen()
  await page.unroute(path)
}

const WORDS = {
  en: { 413: 'Do not send requests so quickly.', 502: 'Network error.', 503: 'The service is not available.' },
  'zh-CN': { 413: '请勿频繁请求', 503: '服务不可用', 504: '网络超时' },
} as const satisfies Record<Locale, Record<number, string>>
const MISSING = { en: 'This item is not here.', 'zh-CN': '请求的资源不存在' } as const
const EXPIRED = { en: 'Your login has expired. Log in again.', 'zh-CN': '您的登录信息已过期，请重新登录' } as const

for (const [locale, width] of [
  ['zh-CN', 390],
  ['en', 1440],
] as const) {
  test(`a proxy's page is told in words; 404 leads to /404, 401 asks for the login and else leads home (${locale}, ${width} px)`, async ({
    reader,
  }) => {
    const { page, says, context } = await reader({
      locale,
      width,
      height: 844,
      refused: [401, 404, 413, 502, 503, 504],
    })
    await logInQuietly(context, await registerQuietly(context))
    const failed = page.getByRole('main').getByRole('alert')
    for (const [status, words] of Object.entries(WORDS[locale]))
      await behindProxy(page, 'favorites.list', Number(status), async () => {
        await page.goto('/personal/favorites')
        await expect(failed).toContainText(words)
      })
    await behindProxy(page, 'favorites.list', 404, async () => {
      await page.goto('/personal/favorites')
      await expect(page).toHaveURL(/\/404$/)
      await expect(page.getByText(MISSING[locale], { exact: true })).toBeVisible()
    })

    await page.goto('/personal/feedback/feedback_publish')
    // The dialog over the page hides it from readers.
    const title = page.getByRole('textbox', { name: says('Title'), exact: true, includeHidden: true })
    await title.fill('What is typed here stays')

    await call(context.request, 'accounts.logout', {})
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(EXPIRED[locale])
    await expect(title).toHaveValue('What is typed here stays')
    await dialog.getByRole('button', { name: says('Go to the home page without logging in') }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}
