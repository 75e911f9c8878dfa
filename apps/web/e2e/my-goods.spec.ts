import { call, createCategoryQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Locator } from './product.ts'
import { unique } from './unique.ts'

for (const seat of [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'zh-CN', width: 390, height: 844 },
] as const) {
  test(`several goods are pushed, taken offline and brought back together, and one is restocked (${seat.locale}, ${seat.width} px)`, async ({
    reader,
  }) => {
    const seller = await reader({ ...seat, cut: true })
    const { context, page, says } = seller
    await logInQuietly(context, await registerQuietly(context))
    const categoryId = await createCategoryQuietly(context, 'Sea charts')
    const run = unique()
    const titles = ['Harbour', 'Channel', 'Anchorage'].map((word) => `${word} chart ${run}`)
    const ids: number[] = []
    for (const title of titles) ids.push(await publishQuietly(context, title, '3.00', { categoryId }))
    const [early = 0, , counted = 0] = ids
    await call(context.request, 'goods.push', { id: early })
    await call(context.request, 'goods.stock.setDelivery', {
      id: counted,
      delivery: { kind: 'units' },
    })

    await page.goto('/personal/myGoods')
    const row = (title: string | undefined): Locator => page.getByRole('row').filter({ hasText: title ?? 'none' })
    const bar = page.getByRole('region', { name: says('Chosen goods') })
    const press = (label: string): Promise<void> => bar.getByRole('button', { name: says(label), exact: true }).click()
    const all = page.getByRole('checkbox', { name: says('Select all on this page') }).filter({ visible: true })

    await test.step('a push of all of them names the one that is too early', async () => {
      await expect(bar).toBeHidden()
      await all.check()
      await expect(bar.getByRole('status')).toBeAttached()
      await press('Push')
      await expect(bar.getByRole('status')).toContainText(says('{count} pushed', { count: 2 }))
      await expect(bar.getByRole('status')).toContainText(says('{count} too early', { count: 1 }))
      await expect(bar.getByRole('listitem')).toHaveText(new RegExp(titles[0] ?? ''))
      await expect(row(titles[0]).getByRole('checkbox')).toBeChecked()
      await expect(row(titles[1]).getByRole('checkbox')).not.toBeChecked()
    })

    await test.step('taken offline together, an undo brings back those alone', async () => {
      await call(context.request, 'goods.setOffline', { id: early, offline: true })
      await page.reload()
      await all.check()
      await press('Take offline')
      await expect(bar.getByRole('status')).toContainText(says('{count} taken offline', { count: 2 }))
      await expect(row(titles[1]).getByText(says('Offline'), { exact: true })).toBeVisible()
      // The connection breaks: the step can be retried.
      await page.route('**/trpc/goods.stepMany**', (route) => route.abort('connectionreset'), { times: 1 })
      await press('Undo')
      await expect(bar.getByRole('button', { name: says('Undo') })).toBeEnabled()
      // Goods selected while the call runs stay selected.
      const held = Promise.withResolvers<void>()
      await page.route('**/trpc/goods.stepMany**', (route) => held.promise.then(() => route.continue()), { times: 1 })
      await press('Undo')
      await row(titles[0]).getByRole('checkbox').check()
      held.resolve()
      await expect(bar.getByRole('status')).toContainText(says('{count} back for sale', { count: 2 }))
      await expect(row(titles[0]).getByRole('checkbox')).toBeChecked()
      await expect(row(titles[1]).getByText(says('Selling'), { exact: true })).toBeVisible()
      await expect(row(titles[0]).getByText(says('Offline'), { exact: true })).toBeVisible()
      await press('Select none')
      await expect(bar).toBeHidden()
    })

    await test.step('the stock is filled from the row', async () => {
      await expect(row(titles[1]).getByRole('button', { name: says('Restock') })).toHaveCount(0)
      await row(titles[2])
        .getByRole('button', { name: says('Restock') })
        .click()
      const dialog = page.getByRole('dialog', { name: says('Restock') })
      const keys = dialog.getByRole('textbox', { name: says('One key or code a line') })
      await expect(keys).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await row(titles[2])
        .getByRole('button', { name: says('Restock') })
        .click()
      await keys.fill('SECOND-KEY-2\nTHIRD-KEY-3')
      await page.keyboard.press('Escape')
      await page.mouse.click(4, 4)
      await expect(keys).toHaveValue('SECOND-KEY-2\nTHIRD-KEY-3')
      await dialog.getByRole('button', { name: says('Add to the stock') }).click()
      await expect(dialog).toBeHidden()
      await expect(row(titles[2])).toContainText(says('{left} left', { left: 2 }))
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
