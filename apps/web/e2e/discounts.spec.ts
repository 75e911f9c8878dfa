import type { Route } from '@playwright/test'
import { fundQuietly, logInQuietly, publishQuietly, read, registerQuietly, verifyQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const WIDTHS = { en: 1440, 'zh-CN': 390 } as const

/** The request is carried out, its answer gets lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

for (const locale of LOCALES) {
  const width = WIDTHS[locale]
  test(`a seller makes a code, its link lowers the sum before paying, the order and the figures show it (${locale}, ${width} px)`, async ({
    reader,
  }) => {
    const seat = { locale, width, height: 844 }
    const [seller, buyer] = await Promise.all([reader(seat), reader({ ...seat, refused: [404], cut: true })])
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundQuietly(buyer.context, '2')
    await verifyQuietly(buyer.context)
    const title = `Harbour chart ${unique()}`
    const goodsId = await publishQuietly(seller.context, title, '12.50')
    const code = `HARBOUR-${goodsId}`

    const { page, says } = seller
    await page.goto('/personal/discounts')
    await page
      .getByRole('button', { name: says('New discount code') })
      .first()
      .click()
    const form = page.getByRole('dialog', { name: says('New discount code') })
    await form.getByRole('button', { name: says('Create code') }).click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await form.locator('input[name="code"]').fill(code.toLowerCase())
    await form.locator('input[name="value"]').fill('20')
    await form.getByText(says('Some of them'), { exact: true }).click()
    await form.getByRole('checkbox', { name: title }).check()
    await form.locator('input[name="uses"]').fill('10')
    await form.getByRole('checkbox', { name: says('Each buyer may use it once') }).check()
    await form.getByRole('button', { name: says('Create code') }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText(code).filter({ visible: true }).first()).toBeVisible()

    await buyer.page.goto(`/goodsDetails?id=${goodsId}`)
    await buyer.page.getByRole('button', { name: says('Discount code') }).click()
    const typed = buyer.page.locator('input[name="discount-code"]')
    await typed.fill('never-made')
    await typed.press('Enter')
    await expect(buyer.page.getByText(/no such code|没有此优惠码/)).toBeVisible()

    const pay = buyer.page.getByRole('button', { name: /into escrow|到托管/ }).filter({ visible: true })
    await expect(pay.first()).toBeDisabled()
    await typed.fill(code.toLowerCase())
    await expect(buyer.page.getByText(says('Use the discount code first, or empty its field.')).first()).toBeVisible()

    await buyer.page.clock.install()
    await buyer.page.goto(`/goodsDetails?id=${goodsId}&code=${code.replace('HARBOUR', 'ｈａｒｂｏｕｒ')}`)
    const panel = buyer.page.locator('#purchase')
    await expect(panel.getByText('−$2.50')).toBeVisible()
    await expect(panel.getByText(/\$10\.00/).first()).toBeVisible()
    const payNow = async (): Promise<void> => {
      await pay.first().click()
      if (width < 600) {
        const asked = buyer.page.getByRole('alertdialog')
        await asked.getByRole('button', { name: says('Pay into escrow') }).click()
      }
    }
    // The order is made and uses the code, but its answer and every question for it get lost.
    await buyer.page.route('**/trpc/goodsOrders.place*', loseAnswer, { times: 1 })
    await buyer.page.route('**/trpc/requests.settle*', (route) => route.abort('connectionreset'))
    await payNow()
    const unknown = panel.getByText(/it happens at most once|同一操作最多只执行一次/)
    await expect(async () => {
      await buyer.page.clock.fastForward(10_000)
      await expect(unknown).toBeVisible({ timeout: 300 })
    }).toPass()
    await buyer.page.evaluate(() => {
      globalThis.dispatchEvent(new Event('online'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(panel.getByText('−$2.50')).toBeVisible()
    await buyer.page.unroute('**/trpc/requests.settle*')
    await payNow()
    const receipt = buyer.page.getByRole('dialog', { name: says('Purchase successful') })
    await expect(receipt).toBeVisible()
    const { data } = await read<{ data: { id: number }[] }>(buyer.context.request, 'goodsOrders.list', {
      side: 'buy',
      page: 1,
      limit: 10,
    })
    expect(data).toHaveLength(1)
    await buyer.page.goto(`/personal/goodsOrderPanel?id=${data[0]?.id}`)
    await expect(buyer.page.getByText(code).filter({ visible: true }).first()).toBeVisible()

    await page.goto('/personal/sales?range=7d')
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row.getByText('$2.50')).toBeVisible()
    await page.goto('/personal/discounts')
    await page.getByRole('button', { name: says('End'), exact: true }).click()
    await page.getByRole('button', { name: says('End the code'), exact: true }).click()
    await expect(page.getByText(says('Ended'), { exact: true }).first()).toBeVisible()
  })
}
