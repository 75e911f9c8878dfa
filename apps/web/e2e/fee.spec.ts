import { formatAmount, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import {
  buyQuietly,
  call,
  fundQuietly,
  logInQuietly,
  publishQuietly,
  read,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { fundFiatQuietly, payQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test, type Visit } from './product.ts'
import { unique } from './unique.ts'

const ADMINISTRATOR = 100_017
const FEES = { goodsFeeBasisPoints: 250, otcFeeBasisPoints: 77 }
const NO_FEES = { goodsFeeBasisPoints: 0, otcFeeBasisPoints: 0 }

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

interface Order {
  readonly proceeds: { readonly gross: MoneyWire; readonly fee: MoneyWire; readonly net: MoneyWire }
}
interface Ledger {
  readonly data: readonly { readonly amount: MoneyWire }[]
}

const digits = (amount: MoneyWire): string => formatAmount(moneyFromWire(amount))

/** The last amount that the ledger credited, to the fiat-trade balance if asked. */
async function credited({ context }: Visit, account: 'fund' | 'otc'): Promise<string> {
  const { data } = await read<Ledger>(context.request, 'wallet.history', { limit: 1, balance: account })
  const [line] = data
  if (line === undefined) throw new Error('nothing was credited')
  return digits(line.amount)
}

/** On a desktop and on a phone, the page says all three, and of those only the net in bold. */
async function saysThree({ page }: Visit, path: string, { gross, fee, net }: Order['proceeds']): Promise<void> {
  await page.goto(path)
  const main = page.getByRole('main')
  for (const size of [WIDE, PHONE])
    await test.step(`${path}, ${size.width} px`, async () => {
      await page.setViewportSize(size)
      for (const amount of [gross, fee, net])
        await expect(main.getByText(digits(amount)).filter({ visible: true }).first()).toBeVisible()
      await expect(
        main.locator('.money-text.is-strong').filter({ hasText: digits(net), visible: true }),
      ).not.toHaveCount(0)
    })
}

for (const [ofSeller, ofBuyer] of [
  ['en', 'zh-CN'],
  ['zh-CN', 'en'],
] as const)
  test(`with a fee, whoever bears it reads gross, fee and net, and the ledger credits the net (${ofSeller} sells to ${ofBuyer})`, async ({
    reader,
  }) => {
    const [admin, seller, buyer] = await Promise.all([
      reader({ locale: 'en' }),
      reader({ locale: ofSeller }),
      reader({ locale: ofBuyer }),
    ])
    await logInQuietly(admin.context, ADMINISTRATOR)
    const fees = (change: object) => call(admin.context.request, 'site.changeSettings', { change, seen: {} })
    for (const { context } of [seller, buyer]) {
      await logInQuietly(context, await registerQuietly(context))
      await verifyQuietly(context)
    }
    await fundFiatQuietly(seller.context, 4n)
    await fundQuietly(buyer.context, '1')
    const request = buyer.context.request
    await fees(FEES)
    try {
      await test.step('goods: the seller bears it', async () => {
        const goods = await publishQuietly(seller.context, `Tides ${unique()}`, '8.00')
        const id = await buyQuietly(buyer.context, goods, '800')
        await call(request, 'goodsOrders.confirm', { id })
        const { proceeds } = await read<Order>(seller.context.request, 'goodsOrders.info', { id })
        expect(await credited(seller, 'fund')).toBe(digits(proceeds.net))
        await saysThree(seller, `/personal/goodsOrderPanel?id=${id}`, proceeds)
        await saysThree(seller, '/personal/sellOrderList', proceeds)
      })
      await test.step('fiat trade: the buyer bears it', async () => {
        const id = await takeQuietly(buyer.context, await publishOfferQuietly(seller.context, 100n), 100n)
        await payQuietly(buyer.context, id)
        await call(seller.context.request, 'otcOrders.release', { id, matches: true })
        const { proceeds } = await read<Order>(request, 'otcOrders.info', { id })
        expect(await credited(buyer, 'otc')).toBe(digits(proceeds.net))
        await saysThree(buyer, `/otcOrderPanel?orderID=${id}`, proceeds)
        await saysThree(buyer, '/personal/otcManage?tab=myOtcOrder', proceeds)
      })
      await test.step('the preview of publishing', async () => {
        const { page, says } = seller
        await page.goto('/personal/releaseGoods')
        await page.getByRole('radio').first().check()
        await page.getByRole('button', { name: says('Next: goods') }).click()
        await page.getByLabel(says('Price'), { exact: true }).fill('8')
        const preview = page.getByText('$7.80')
        await expect(preview).toBeVisible()
        await expect(page.getByText('2.5%')).toContainText('$0.20')
      })
    } finally {
      await fees(NO_FEES)
    }
  })
