import type { APIRequestContext, APIResponse } from '@playwright/test'
import { logInQuietly, read } from './calls.ts'
import { expect, origin, test } from './product.ts'

const MODERATOR = 100_020

const pathOf = (path: string) => new URL(path, origin()).href

/** The first byte a reader gets: no script runs, no redirect is followed. */
function page(request: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
  return request.get(pathOf(path), { headers, maxRedirects: 0 })
}

const htmlTag = async (answer: APIResponse) => /<html[^>]*>/.exec(await answer.text())?.[0] ?? ''

test('language: cookie before the browser’s languages before English', async ({ request }) => {
  const english = await page(request, '/', { 'accept-language': 'de' })
  const chinese = await page(request, '/', { 'accept-language': 'de, zh-TW;q=0.8, en;q=0.5' })
  const chosen = await page(request, '/', { 'accept-language': 'zh', cookie: 'jindu_lang=en' })
  expect(await htmlTag(english)).toContain('lang="en"')
  expect(await htmlTag(chinese)).toContain('lang="zh-CN"')
  expect(await htmlTag(chosen)).toContain('lang="en"')
  expect(await chinese.text()).toContain('<title>数字商品，托管付款 · 津渡</title>')
  expect(chinese.headers()['content-language']).toBe('zh-CN')
})

test('language: pages made at the same time do not mix', async ({ request }) => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, i) => {
      const locale = i % 2 === 0 ? 'en' : 'zh-CN'
      const text = await (await page(request, '/help', { cookie: `jindu_lang=${locale}` })).text()
      return { locale, english: text.includes('Skip to the content'), chinese: text.includes('跳到内容') }
    }),
  )
  for (const { locale, english, chinese } of answers) {
    expect({ english, chinese }).toEqual({ english: locale === 'en', chinese: locale === 'zh-CN' })
  }
})

test('language: the address may name it, as the hreflang links do', async ({ request }) => {
  const answer = await page(request, '/help?lang=zh-CN', { cookie: 'jindu_lang=en' })
  const text = await answer.text()
  expect(await htmlTag(answer)).toContain('lang="zh-CN"')
  expect(text).toContain(`rel="canonical" href="${pathOf('/help')}"`)
  expect(text).toMatch(/rel="alternate" hrefLang="zh-CN" href="[^"]+\/help\?lang=zh-CN"/)
  expect(text).toMatch(/hrefLang="x-default"/)
})

test('theme: the cookie is in the first byte, without one the system decides', async ({ request }) => {
  expect(await htmlTag(await page(request, '/'))).toContain('data-theme="auto"')
  expect(await htmlTag(await page(request, '/', { cookie: 'jindu_theme=dark' }))).toContain('data-theme="dark"')
  expect(await htmlTag(await page(request, '/', { cookie: 'jindu_theme=neon' }))).toContain('data-theme="auto"')
})

test('an unknown path leads to /404, which answers with that status', async ({ request }) => {
  const unknown = await page(request, '/no/such/page')
  expect(unknown.status()).toBe(302)
  expect(unknown.headers()['location']).toBe('/404')
  const missing = await page(request, '/404')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('Sorry! the current page does not exist')
  expect((await page(request, '/ruleDetails?id=99&type=info')).status()).toBe(404)
})

test('goods that were taken down are gone for visitors: the page says so, and search engines keep none', async ({
  request,
  reader,
}) => {
  const { context } = await reader({ locale: 'en' })
  await logInQuietly(context, MODERATOR)
  const { data } = await read<{ data: readonly { id: number }[] }>(context.request, 'goods.staffList', {
    state: 'delisted',
    limit: 1,
  })
  const gone = await page(request, `/goodsDetails?id=${data[0]?.id}`)
  expect(gone.status()).toBe(404)
  const text = await gone.text()
  expect(text).toContain('These goods were taken down')
  expect(text).toContain('<meta name="robots" content="noindex"')
})

for (const path of [
  '/personal/userInfo',
  '/personal/assets',
  '/otc',
  '/goodsSnap?order_id=1',
  '/goodsShipment?order_id=1',
]) {
  test(`a visitor of ${path} is sent to log in and back`, async ({ request }) => {
    const answer = await page(request, path)
    expect(answer.status()).toBe(303)
    expect(answer.headers()['location']).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  })
}

for (const path of [
  '/',
  '/search',
  '/login',
  '/register',
  '/resetPassword',
  '/help',
  '/proof',
  '/download',
  '/lock',
  '/ruleList',
  '/ruleList?type=9001',
  '/ruleDetails?id=5&type=info',
]) {
  test(`${path} is open to visitors and made on the server`, async ({ request }) => {
    const answer = await page(request, path)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toMatch(/<main[^>]*>(?:<!--[^>]*-->)*<\w+/)
  })
}

test('scripts run under the nonce of their page and no other', async ({ request }) => {
  const answer = await page(request, '/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  const text = await answer.text()
  const scripts = [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.length).toBeGreaterThan(0)
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
  expect(text).not.toMatch(/<\w+[^>]*\sstyle="/)
  expect((await page(request, '/')).headers()['content-security-policy']).not.toBe(policy)
})

test('robots and sitemap name the public pages', async ({ request }) => {
  const robots = await (await page(request, '/robots.txt')).text()
  expect(robots).toContain('Disallow: /personal/')
  expect(robots).toContain(`Sitemap: ${pathOf('/sitemap.xml')}`)
  const sitemap = await page(request, '/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  expect(await sitemap.text()).toContain(`<loc>${pathOf('/search')}</loc>`)
})

test('HEAD answers like GET without a body', async ({ request }) => {
  const answer = await request.head(pathOf('/404'), { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toBe('')
})

test('language and theme switch without a reload and stay', async ({ reader }) => {
  const { page: tab } = await reader({ locale: 'en' })
  await tab.goto('/help?')
  await tab.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await tab.getByRole('button', { name: '中文' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('帮助')
  await expect(tab).toHaveTitle('帮助 · 津渡')
  await tab.getByRole('button', { name: /主题/ }).click()
  await tab.getByRole('button', { name: /主题/ }).click()
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await tab.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
  await tab.reload()
  await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await tab.evaluate(() => globalThis.localStorage.length)).toBe(0)
})
