import { logInQuietly } from './calls.ts'
import { expect, test, type Page } from './product.ts'

/** A sandbox user with orders of every kind. */
const BUYER = 100_001

/** A file may load further ones, so wait until nothing has loaded for a whole second. */
const everythingCame = (page: Page): Promise<void> =>
  expect(async () => {
    const came = () => page.evaluate(() => performance.getEntriesByType('resource').length)
    const before = await came()
    await page.waitForTimeout(1_000)
    expect(await came()).toBe(before)
  }).toPass()

test('without a connection the shell stays and the page comes by itself with the network; a read that failed says nothing is empty (zh-CN, 390 px)', async ({
  reader,
}) => {
  const { page, says, context } = await reader({ locale: 'zh-CN', width: 390, height: 844, cut: true })
  await logInQuietly(context, BUYER)
  await page.goto('/')
  // The region for connection messages is loaded for a reader who does nothing.
  await expect(page.getByRole('region', { name: says('Notifications') })).toBeAttached()
  await everythingCame(page)
  await context.setOffline(true)
  await expect(
    page.getByText(says('You are offline. What you typed stays here; nothing is paid or sent until you are back.')),
  ).toBeVisible()
  const places = page.locator('.tabbar')
  await places.getByRole('link', { name: says('Orders') }).click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText(says('This page could not be loaded'))
  await expect(failed).toContainText('无法连接服务器')
  await expect(places).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: says('Bought') })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  const list = '**/trpc/*goodsOrders.list*'
  await page.route(list, (route) => route.abort('connectionreset'))
  await page
    .getByRole('main')
    .getByRole('link', { name: says('Completed') })
    .click()
  await expect(failed).toContainText(says('The money of your orders is not affected.'))
  await expect(page.getByText(says('No order fits the filter'))).toBeHidden()
  await page.unroute(list)
  await failed.getByRole('button', { name: says('Load again') }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(failed).toBeHidden()
})
