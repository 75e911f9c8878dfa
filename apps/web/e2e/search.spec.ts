import { expect, test, type Visit } from './product.ts'

/** The filter, which other pages call otherwise in Chinese. */
const IN_STOCK = /^(?:In stock|有货)$/

const field = ({ page, says }: Visit) => page.getByRole('combobox', { name: says('Search goods') })

async function begin(visit: Visit): Promise<void> {
  await visit.page.goto('/')
  await visit.page.getByRole('searchbox', { name: visit.says('Search goods') }).focus()
  await expect(field(visit)).toBeFocused()
}

test('English: suggestions by keyboard, a typing mistake mended, and the way back to what was typed', async ({
  reader,
}) => {
  const visit = await reader({ locale: 'en' })
  const { page, says } = visit
  await begin(visit)
  await field(visit).pressSequentially('pac')
  const list = page.getByRole('listbox', { name: says('Suggestions') })
  await expect(list.getByRole('option').first()).toHaveText('pack')
  await field(visit).press('ArrowDown')
  await expect(list.getByRole('option', { name: 'pack', exact: true })).toHaveAttribute('aria-selected', 'true')
  await field(visit).press('Escape')
  await expect(list).toBeHidden()
  await field(visit).press('k')
  await expect(list).toBeVisible()
  await field(visit).press('ArrowUp')
  await field(visit).press('ArrowDown')
  await field(visit).press('Enter')
  await expect(page).toHaveURL('/search?search=pack')

  await page.goto('/search?search=pakc')
  const mended = page.getByRole('status').filter({ hasText: 'pakc' })
  await expect(mended).toContainText('pack')
  await expect(page.getByRole('main').getByRole('link', { name: /Pack/ }).first()).toBeVisible()
  await mended.getByRole('link').click()
  await expect(page).toHaveURL(/as=typed/)
  await expect(page.getByRole('heading', { name: says('Nothing matches this search') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: says('Show all goods') })
    .click()
  await expect(page).toHaveURL('/search')
})

test('Chinese without spaces: any part of a title, narrowed by category and price', async ({ reader }) => {
  const visit = await reader({ locale: 'zh-CN' })
  const { page, says } = visit
  await begin(visit)
  await field(visit).fill('小镇模型')
  await field(visit).press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: /低多边形江南小镇模型包/ })).toBeVisible()
  await expect(page.getByText('共 1 件')).toBeVisible()

  await page.goto('/search?search=模型')
  const filters = page.getByRole('complementary', { name: says('Filters') })
  await filters.getByRole('link', { name: /三维模型/ }).click()
  await expect(page).toHaveURL(/[?&]id=\d+/)
  await filters.getByRole('link', { name: /\$50\.00 – \$99\.99/ }).click()
  await expect(page).toHaveURL(/min=50.*max=99\.99/)
  await expect(page.getByRole('main').getByRole('link', { name: /低多边形江南小镇模型包/ })).toBeVisible()
  await expect(filters.getByLabel(says('To, USD'))).toHaveValue('99.99')
  await filters.getByLabel(says('Seller ID')).fill('十万')
  await filters.getByLabel(says('To, USD')).fill('1.234')
  await filters.getByRole('button', { name: says('Apply filters') }).click()
  await expect(filters.getByText('只能输入数字')).toBeVisible()
  await expect(filters.getByLabel(says('Seller ID'))).toHaveValue('十万')
  await expect(filters.getByLabel(says('To, USD'))).toHaveValue('1.234')
})

for (const locale of ['en', 'zh-CN'] as const) {
  test(`${locale}: a number is the goods that bear it, and a part of titles`, async ({ reader }) => {
    const visit = await reader({ locale })
    const { page, says } = visit
    const found = page.getByRole('main').getByRole('link')
    await begin(visit)
    await field(visit).fill('320')
    await field(visit).press('Enter')
    await expect(page).toHaveURL(/search=(%22)?320/)
    await expect(found.filter({ hasText: 'Isometric Warehouse Icons 320' })).toBeVisible()

    await page.goto('/search?search=48')
    await expect(page.getByRole('heading', { name: says('Goods ID {0}', { 0: 48 }) })).toBeVisible()
    await expect(found.filter({ hasText: 'Foley Library Wet Streets 48k' })).toBeVisible()
    await page.goto('/search?search=48&goods_id=48')
    await expect(page.getByRole('heading', { name: says('Goods ID {0}', { 0: 48 }) })).toBeHidden()
  })

  test(`${locale}: what an address cannot say is as if it were not said`, async ({ reader }) => {
    const { page, says } = await reader({ locale })
    await page.goto('/search?limit=500&sort=9&page=0&id=x&uid=x')
    await expect(page.getByRole('combobox', { name: says('Rows') })).toHaveValue('20')
    await expect(page.getByRole('heading', { name: says('Goods found') })).toBeAttached()
  })

  test(`${locale}: a search that names a category leads to it`, async ({ reader }) => {
    const { page, says } = await reader({ locale })
    await page.goto(`/search?search=${encodeURIComponent('字体')}&view=table`)
    await expect(page.getByRole('heading', { name: says('Nothing matches this search') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: locale === 'en' ? /Fonts/ : /字体/ })
      .click()
    await expect(page).toHaveURL(/\/search\?view=table&id=\d+$/)
    await expect(page.getByRole('table', { name: says('Goods found') })).toBeVisible()
    await page.goto('/search?search=keys')
    const named = page.getByRole('navigation', { name: says('Categories of this name') })
    await expect(named.getByRole('link', { name: locale === 'en' ? /Keys/ : /授权密钥/ })).toBeVisible()
  })

  test(`${locale}: any digits are looked for: the list says why it is empty, and what was typed stays`, async ({
    reader,
  }) => {
    const { page, says } = await reader({ locale })
    const filters = page.getByRole('complementary', { name: says('Filters') })
    await page.goto('/search?min=20')
    await filters.getByLabel(says('Seller ID')).fill('7')
    await filters.getByLabel(says('Goods ID')).fill('0')
    await filters.getByRole('button', { name: says('Apply filters') }).click()
    await expect(page).toHaveURL(/[?&]uid=7/)
    await expect(filters.getByLabel(says('Seller ID'))).toHaveValue('7')
    await expect(filters.getByLabel(says('Goods ID'))).toHaveValue('0')
    const why = says('No seller has the ID {uid}: seller IDs begin at {FIRST_UID}.', { uid: 7, FIRST_UID: 100_001 })
    await expect(page.getByText(why)).toBeVisible()
  })
}

test('the order and the look of the list stand in the address, and the look is remembered', async ({ reader }) => {
  const { page, says } = await reader({ locale: 'en' })
  await page.goto('/search?search=pack')
  const order = page.getByRole('navigation', { name: says('Order of the list') })
  await expect(order.getByRole('link', { name: says('Best match') })).toHaveAttribute('aria-current', /.+/)
  await order.getByRole('link', { name: says('Most sold') }).click()
  await expect(page).toHaveURL(/sort=1/)
  await page
    .getByRole('navigation', { name: says('How the list looks') })
    .getByRole('link', { name: says('Table') })
    .click()
  await expect(page.getByRole('table', { name: says('Goods found') })).toBeVisible()
  const drawn = await page.goto('/search')
  // Server-rendered: no cards are shown first.
  expect(await drawn?.text()).toContain('data-table')
  await expect(page.getByRole('table', { name: says('Goods found') })).toBeVisible()
  await page.getByRole('combobox', { name: says('Rows') }).selectOption('10')
  await expect(page).toHaveURL(/limit=10/)
})

test('from the cheapest, automatic and in stock: the address carries it, and Back restores what was there', async ({
  reader,
}) => {
  const { page, says } = await reader({ locale: 'en' })
  await page.goto('/search')
  const goods = page.getByRole('main').locator('ul > li a[href*="goodsDetails"]')
  await expect(goods).toHaveCount(20)
  await page
    .getByRole('navigation', { name: says('Order of the list') })
    .getByRole('link', { name: says('Lowest price') })
    .click()
  await expect(page).toHaveURL(/sort=cheap/)
  const prices = async () =>
    (await goods.allTextContents()).map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')))
  // Other tests publish here, too: the first price is at most that of the cheapest demo goods.
  await expect.poll(async () => (await prices())[0]).toBeLessThanOrEqual(6.2)
  const all = await prices()
  expect(all).toHaveLength(20)
  expect(all).toEqual(all.toSorted((a, b) => a - b))

  const filters = page.getByRole('complementary', { name: says('Filters') })
  await filters.getByRole('checkbox', { name: says('Automatic delivery') }).check()
  await expect(page).toHaveURL('/search?sort=cheap&auto=1')
  const byHand = goods.filter({ hasNotText: says('Automatic delivery') })
  await expect(byHand).toHaveCount(0)
  await expect(goods.filter({ hasText: says('sold out') })).not.toHaveCount(0)
  const automatic = goods.filter({ hasText: says('Automatic delivery') })
  const before = await automatic.count()
  expect(before).toBeGreaterThan(1)
  const inStock = filters.getByRole('checkbox', { name: IN_STOCK })
  await inStock.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/search?sort=cheap&auto=1&stock=1')
  await expect(goods.filter({ hasText: says('sold out') })).toHaveCount(0)
  await expect(goods).not.toHaveCount(0)
  expect(await goods.count()).toBeLessThan(before)
  await expect(inStock).toBeChecked()
  await expect(inStock).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/search?sort=cheap&auto=1')
  await expect(goods).toHaveCount(before)
  await page.goBack()
  await expect(page).toHaveURL('/search?sort=cheap')
  await expect(goods).toHaveCount(20)
  await page.goForward()
  await page.reload()
  await expect(automatic).toHaveCount(before)
})

test('filters that nothing fits can be taken away one by one', async ({ reader }) => {
  const { page, says } = await reader({ locale: 'zh-CN' })
  await page.goto('/search?auto=1&rated=1&max=1')
  await expect(page.getByRole('heading', { name: says('Nothing matches this search') })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: says('Without “{word}”', { word: says('Rated 4 or higher') }) }).click()
  await expect(page).toHaveURL('/search?auto=1&max=1')
  await expect(
    main.getByRole('link', { name: says('Without “{word}”', { word: says('Rated 4 or higher') }) }),
  ).toBeHidden()
  await main.getByRole('link', { name: says('Without “{word}”', { word: says('Automatic delivery') }) }).click()
  await expect(page).toHaveURL('/search?max=1')
})

for (const locale of ['en', 'zh-CN'] as const) {
  test(`${locale}: on a phone goods are filtered and sorted by price, several filters at once`, async ({ reader }) => {
    const { page, says } = await reader({ locale, width: 390, height: 844 })
    await page.goto('/search')
    await page.getByRole('combobox', { name: says('Sort') }).selectOption({ label: says('Lowest price') })
    await expect(page).toHaveURL(/sort=cheap/)
    await page.getByRole('button', { name: says('Filters'), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: says('Filters') })
    await sheet.getByRole('checkbox', { name: says('Automatic delivery') }).check()
    await sheet.getByRole('checkbox', { name: IN_STOCK }).check()
    await expect(page).toHaveURL('/search?sort=cheap&auto=1&stock=1')
    await sheet.getByRole('button', { name: says('Close') }).click()
    await expect(page.getByRole('button', { name: says('Filters ({filters})', { filters: 2 }) })).toBeVisible()
    const goods = page.getByRole('main').locator('ul > li a[href*="goodsDetails"]')
    await expect(goods.filter({ hasNotText: says('Automatic delivery') })).toHaveCount(0)
    await expect(goods).not.toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test(`${locale}: on a phone the filters rise over the list, and nothing scrolls sideways`, async ({ reader }) => {
    const { page, says } = await reader({ locale, width: 390, height: 844 })
    await page.goto('/search')
    await page.getByRole('button', { name: says('Filters'), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: says('Filters') })
    await sheet.getByRole('link', { name: /\$20\.00 – \$49\.99/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/min=20/)
    await page.getByRole('button', { name: says('Filters ({filters})', { filters: 1 }) }).click()
    await sheet.getByLabel(says('Goods ID')).fill('x')
    await sheet.getByRole('button', { name: says('Apply filters') }).click()
    await expect(sheet.getByText(locale === 'en' ? 'Only digits are allowed here.' : '只能输入数字')).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
}
