import type { ErrorCode } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { writeFile } from 'node:fs/promises'
import {
  advanceQuietly,
  call,
  fundQuietly,
  logInQuietly,
  publishQuietly,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, isTold, test, type Locator, type Visit } from './product.ts'
import { LOCALES } from './words.ts'

const REFUSED = [400, 401, 403, 404, 409, 413, 415, 422]

const named = ({ page, says }: Visit, label: string): Locator =>
  page.getByRole('textbox', { name: says(label), exact: true })

for (const locale of LOCALES) {
  const said = (code: ErrorCode): string => errorMessage(code, locale)

  test(`publishing tells each wrong price and picture apart and loses nothing (${locale})`, async ({ reader }) => {
    const seller = await reader({ locale, refused: REFUSED })
    const { context, page, says } = seller
    await logInQuietly(context, await registerQuietly(context))
    await page.goto('/personal/releaseGoods')
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: says('Next: goods') }).click()
    const description = page.getByRole('textbox', { name: says('Description') })
    await description.fill('Forty sheets with soundings')

    for (const [title, code, details] of [
      ['Charts, 50 sheets', 'GOODS_TITLE_CHARACTERS', { character: ',' }],
      ['Charts of  the bay', 'GOODS_TITLE_CHARACTERS', { before: 'of' }],
      ['2026 charts of the bay', 'GOODS_TITLE_CHARACTERS', { first: '2' }],
      ['Charts', 'GOODS_TITLE_LENGTH', { typed: 6, missing: 2 }],
      ['Charts of the northern bay in forty', 'GOODS_TITLE_LENGTH', { typed: 35, over: 5 }],
    ] as const) {
      await named(seller, 'Title').fill(title)
      await page.getByRole('button', { name: says('Next: after-sales') }).click()
      await isTold(seller.page, errorMessage(code, locale, details))
      await expect(named(seller, 'Title')).toHaveAttribute('aria-invalid', 'true')
      await expect(named(seller, 'Title')).toHaveValue(title)
    }
    await named(seller, 'Title').fill('Charts of the northern bay')

    for (const [price, message] of [
      ['12.345', said('GOODS_PRICE_TOO_PRECISE')],
      ['0', said('GOODS_PRICE_NOT_POSITIVE')],
      ['-3', said('GOODS_PRICE_NEGATIVE')],
      ['1000000.01', said('GOODS_PRICE_TOO_HIGH')],
      ['twelve', said('GOODS_PRICE_INVALID')],
    ] as const) {
      await named(seller, 'Price').fill(price)
      await page.getByRole('button', { name: says('Next: after-sales') }).click()
      await isTold(seller.page, message)
      await expect(named(seller, 'Price')).toHaveAttribute('aria-invalid', 'true')
      await expect(named(seller, 'Price')).toHaveValue(price)
    }

    const vast = test.info().outputPath('vast.png')
    await writeFile(vast, Buffer.alloc(33 * 1024 * 1024))
    const whole = await page.screenshot()
    const picture = page.getByRole('group', { name: says('Formatting') }).locator('input[type="file"]')
    for (const [file, message] of [
      [vast, said('FILE_TOO_LARGE')],
      [{ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }, said('FILE_NOT_IMAGE')],
      [{ name: 'cut.png', mimeType: 'image/png', buffer: whole.subarray(0, whole.length / 2) }, said('FILE_BROKEN')],
    ] as const) {
      await picture.setInputFiles(file)
      await isTold(seller.page, message)
    }
    await expect(named(seller, 'Title')).toHaveValue('Charts of the northern bay')
    await expect(description).toHaveText('Forty sheets with soundings')
    await expect(description.getByRole('img')).toHaveCount(0)
  })

  test(`a purchase tells what stands against it (${locale})`, async ({ reader }) => {
    const [seller, buyer] = await Promise.all([reader({ locale }), reader({ locale, refused: REFUSED })])
    const { context, page, says } = buyer
    for (const { context: own } of [seller, buyer]) await logInQuietly(own, await registerQuietly(own))
    const goodsId = await publishQuietly(seller.context, 'Tide tables of the bay', '9.00')
    await fundQuietly(context, '1')
    await call(context.request, 'sandbox.faucet', { currency: 'BTC', amount: '0.01' })
    await verifyQuietly(context)
    await page.goto(`/goodsDetails?id=${goodsId}`)
    const pay = page.getByRole('button', { name: says.like('Pay {amount} into escrow') })

    await test.step('a coin that was not chosen', async () => {
      await page.getByRole('button', { name: says('Choose a coin to pay with') }).click()
      await isTold(buyer.page, said('SETTLEMENT_CURRENCY_REQUIRED'))
      await page.getByRole('radio', { name: /^LTC/ }).check()
      await expect(page.getByRole('radiogroup', { name: says('Pay with') })).not.toHaveAttribute('aria-invalid')
    })

    await test.step('quantities', async () => {
      const quantity = page.getByRole('spinbutton', { name: says('Quantity') })
      const { minimumVolume, maximumVolume } = rules.goods.purchase
      for (const [typed, message, left] of [
        ['1.5', said('QUANTITY_NOT_INTEGER'), minimumVolume],
        ['-1', said('QUANTITY_NEGATIVE'), minimumVolume],
        ['0', said('QUANTITY_NOT_POSITIVE'), minimumVolume],
        ['1000000000000', said('QUANTITY_TOO_LARGE'), maximumVolume],
        ['', said('QUANTITY_REQUIRED'), maximumVolume],
      ] as const) {
        await quantity.fill(typed)
        await quantity.blur()
        await isTold(buyer.page, message)
        await expect(quantity).toHaveValue(String(left))
      }
      // The maximum costs more than any balance here: the page shows the missing amount and links the deposit.
      await expect(pay).toBeDisabled()
      await expect(page.getByRole('main').locator('a[href*="/assets/deposit"]').first()).toBeVisible()
      await quantity.fill('1')
    })

    await test.step('a total that the market has left behind, as on a page that slept', async () => {
      const currencies = '**/trpc/site.currencies*'
      const asleep = await page.request.get('/trpc/site.currencies')
      await page.route(currencies, (route) => route.fulfill({ response: asleep }))
      const stale = await pay.textContent()
      // An odd number of minutes: the sandbox's rates oscillate with an even period, so none recurs after it.
      await advanceQuietly(context, 7 * 60)
      await pay.click()
      await page.unroute(currencies)
      await expect(page.getByRole('alert').getByText(said('RATE_CHANGED').split(/[.，]/)[0] ?? '')).toBeVisible()
      await expect(pay).not.toHaveText(stale ?? '')
      await expect(pay).toBeEnabled()
    })

    await test.step('goods taken offline while they are looked at, and found offline', async () => {
      // A page without live updates: a live one would disable the button before anybody could click.
      await page.routeWebSocket(/\/trpc/, () => undefined)
      await page.reload()
      await page.getByRole('radio', { name: /^LTC/ }).check()
      await expect(pay).toBeEnabled()
      await call(seller.context.request, 'goods.setOffline', { id: goodsId, offline: true })
      await pay.click()
      await isTold(buyer.page, said('GOODS_OFFLINE'))
      await page.reload()
      await expect(page.getByText(says('These goods cannot be bought now'))).toBeVisible()
      await expect(pay).toHaveCount(0)
      await call(seller.context.request, 'goods.setOffline', { id: goodsId, offline: false })
    })

    await test.step('own goods', async () => {
      await seller.page.goto(`/goodsDetails?id=${goodsId}`)
      await expect(seller.page.getByText(says('These are your goods'))).toBeVisible()
      await expect(seller.page.getByRole('form', { name: says('Buy') })).toHaveCount(0)
    })

    await test.step('an order of others', async () => {
      for (const path of ['/personal/goodsOrderPanel?id=1', '/goodsSnap?order_id=1', '/goodsShipment?order_id=1']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: says('You have no such order') })).toBeVisible()
      }
    })
  })

  test(`the stock is said beside the quantity, and the quantity says why it goes no further (${locale})`, async ({
    reader,
  }) => {
    const { context, says } = await reader({ locale })
    await logInQuietly(context, await registerQuietly(context))
    const goodsId = await publishQuietly(context, 'Harbour pass for a day', '4.00')
    const add = (from: number, to: number) =>
      call(context.request, 'goods.stock.add', {
        id: goodsId,
        secrets: Array.from({ length: to - from + 1 }, (_, n) => `PASS-${goodsId}-${from + n}`),
      })
    await call(context.request, 'goods.stock.setDelivery', { id: goodsId, delivery: { kind: 'units' } })
    await add(1, 28)
    const buyer = await reader({ locale })
    const panel = buyer.page.getByRole('form', { name: says('Buy') })
    const quantity = panel.getByRole('spinbutton', { name: says('Quantity') })
    const inStock = (count: number) => (locale === 'en' ? `${count} left` : `剩 ${count} 件`)
    const bound = panel.getByText(
      locale === 'en' ? 'No more than these 28 are in stock.' : '库存只有 28 件，不能再多。',
    )
    await buyer.page.goto(`/goodsDetails?id=${goodsId}`)
    await expect(panel.getByText(inStock(28))).toBeVisible()
    await expect(bound).toBeHidden()
    await quantity.fill('40')
    await quantity.blur()
    await isTold(buyer.page, errorMessage('STOCK_TOO_LOW', locale, { left: 28 }))
    await expect(quantity).toHaveValue('28')
    await expect(bound).toBeVisible()
    await expect(quantity).toHaveAccessibleDescription(/28/)

    await add(29, 140)
    await buyer.page.reload()
    const { maximumUnitsAnOrder } = rules.goods.stock
    await expect(panel.getByText(says('{maximumUnitsAnOrder}+ left', { maximumUnitsAnOrder }))).toBeVisible()
    await quantity.fill('120')
    await quantity.blur()
    await isTold(buyer.page, errorMessage('QUANTITY_TOO_LARGE', locale, { maximum: maximumUnitsAnOrder }))
    await expect(panel.getByText(says('One order takes at most {most}.', { most: maximumUnitsAnOrder }))).toBeVisible()
    await buyer.page.goto(`/search?goods_id=${goodsId}&view=table`)
    await expect(
      buyer.page.getByRole('table').getByText(says('{maximumUnitsAnOrder}+ left', { maximumUnitsAnOrder })),
    ).toBeVisible()
  })
}
