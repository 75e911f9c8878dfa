import { expect, origin, test } from './product.ts'
import { LOCALES } from './words.ts'

interface Listed {
  readonly data: readonly { readonly id: number }[]
}

test('an unknown path leads to /404, which says so by its status and goes home', async ({ reader }) => {
  const { page, says } = await reader({ locale: 'en', refused: [404] })
  // The page redirects by itself later: check the response instead.
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  expect(answer?.url()).toBe(`${origin()}/404`)
  const html = (await answer?.text()) ?? ''
  expect(html).toMatch(new RegExp(`<h1[^>]*>${says('Sorry! the current page does not exist')}`))
  expect(html).toContain('role="timer"')
  await expect(page).toHaveURL('/')
})

test('a visitor is sent to the login and comes back to the page that asked for it', async ({ reader }) => {
  const { page } = await reader({ locale: 'en' })
  await page.goto('/personal/walletHistory?currency=LTC')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/personal/walletHistory?currency=LTC')
})

test('language and theme are right in the first byte', async ({ request }) => {
  const html = async (headers: Record<string, string>): Promise<string> => {
    const answer = await request.get(`${origin()}/`, { headers })
    return /<html[^>]*>/.exec(await answer.text())?.[0] ?? ''
  }
  expect(await html({ 'accept-language': 'fr' })).toContain('lang="en"')
  expect(await html({ 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.5' })).toContain('lang="zh-CN"')
  expect(await html({ 'accept-language': 'zh-CN', cookie: 'jindu_lang=en' })).toContain('lang="en"')
  expect(await html({ 'accept-language': 'en', cookie: 'jindu_lang=zh-CN' })).toContain('lang="zh-CN"')
  expect(await html({ cookie: 'jindu_theme=dark' })).toContain('data-theme="dark"')
  expect(await html({ cookie: 'jindu_theme=light' })).toContain('data-theme="light"')
  expect(await html({ cookie: 'jindu_theme=pink' })).not.toContain('pink')
})

test('goods tell search engines their address, languages, price and seller', async ({ reader }) => {
  const { context, page } = await reader({ locale: 'en' })
  const answer = await context.request.get(`/trpc/goods.list?input=${encodeURIComponent('{"page":1,"limit":1}')}`)
  const { result }: { result: { data: Listed } } = await answer.json()
  const path = `/goodsDetails?id=${result.data.data[0]?.id}`
  await page.goto(path)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin() + path)
  for (const locale of LOCALES) {
    const other = page.locator(`link[rel="alternate"][hreflang="${locale}"]`)
    await expect(other).toHaveAttribute('href', `${origin()}${path}&lang=${locale}`)
  }
  const said: Record<string, unknown> = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )
  expect(said).toMatchObject({ '@type': 'Product', offers: { '@type': 'Offer', priceCurrency: 'USD' } })
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  expect(said['name']).toBe(title)
  await expect(page).toHaveTitle(new RegExp(`^${title} `))
})

test('robots and sitemap name the public pages only', async ({ reader }) => {
  const { context } = await reader({ locale: 'en' })
  const robots = await (await context.request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /personal/')
  expect(robots).toMatch(/Sitemap: http:\/\/[^\s]+\/sitemap\.xml/)
  const sitemap = await (await context.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/goodsDetails?id=')
  expect(sitemap).not.toContain('/personal/')
})
