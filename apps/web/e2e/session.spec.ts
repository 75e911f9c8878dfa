import { passwordDigest } from '@jindu/domain/accounts/passwords'
import {
  fundQuietly,
  fundsQuietly,
  logInQuietly,
  publishQuietly,
  read,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, isTold, test, type Visit, type VisitOptions } from './product.ts'
import { createCategory, endSessionAndLogIn, verifyPayPassword } from './steps.ts'
import { unique } from './unique.ts'
import type { Locale } from './words.ts'

/** A seller's goods, and a buyer on their page with the quantity chosen and the pay password verified. */
async function aboutToPay(
  reader: (options: VisitOptions) => Promise<Visit>,
  locale: Locale,
  width: number,
): Promise<{ buyer: Visit; uid: number; id: number; funds: bigint }> {
  const seller = await reader({ locale: 'en' })
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const id = await publishQuietly(seller.context, 'Charts awaiting a buyer', '10')
  const buyer = await reader({ locale, width, refused: [401], cut: true })
  const uid = await registerQuietly(buyer.context)
  await logInQuietly(buyer.context, uid)
  await fundQuietly(buyer.context, '5')
  const funds = await fundsQuietly(buyer.context)
  await buyer.page.goto(`/goodsDetails?id=${id}`)
  await buyer.page.getByLabel(buyer.says('Quantity'), { exact: true }).fill('2')
  await verifyPayPassword(buyer)
  // The pay button is already there: on a phone it also verifies.
  await expect(buyer.page.getByLabel(buyer.says('Pay password'), { exact: true })).toBeHidden()
  await expect(payButton(buyer)).toBeEnabled()
  return { buyer, uid, id, funds }
}

/** On a phone the bar below pays. */
const payButton = ({ page }: Visit) => page.getByRole('button', { name: /into escrow|到托管/ }).first()
const bought = ({ page, says }: Visit) => page.getByRole('dialog').getByRole('link', { name: says('View the order') })

interface Orders {
  readonly data: readonly { readonly volume: number }[]
}
const ordersOf = async ({ context }: Visit): Promise<readonly number[]> =>
  (await read<Orders>(context.request, 'goodsOrders.list', { page: 1, limit: 10, side: 'buy' })).data.map(
    ({ volume }) => volume,
  )

test('a session that ends before the last click: the login opens over the page and the payment is done once (en)', async ({
  reader,
}) => {
  const { buyer, uid } = await aboutToPay(reader, 'en', 1440)
  const { page, says } = buyer
  await endSessionAndLogIn(buyer, uid)
  await expect(page.getByLabel(says('Quantity'), { exact: true })).toHaveValue('2')
  await verifyPayPassword(buyer)
  await payButton(buyer).click()
  await expect(bought(buyer)).toBeVisible()
  expect(await ordersOf(buyer)).toEqual([2])
})

test('the owner’s own words stand where money leaves and on no other page; a wrong password is told, and where it came from (zh-CN, 390 px)', async ({
  reader,
}) => {
  const { context, page, says } = await reader({ locale: 'zh-CN', width: 390 })
  const uid = await registerQuietly(context)
  await context.request.post('/trpc/accounts.login', { data: { uid, password: passwordDigest('Wrong-1234') } })
  await logInQuietly(context, uid)
  await verifyQuietly(context)
  await page.goto('/personal/userInfo')
  const tries = page.locator('#failed-logins')
  await expect(tries).toContainText('127.0.0.1')
  await expect(tries).toContainText(says('Login password'))

  const phrase = page.getByText('灯塔三号 4471')
  const row = page.getByRole('listitem').filter({ hasText: says('Anti-phishing phrase') })
  await row.getByRole('button', { name: says('Set'), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(says('Your phrase'), { exact: true }).fill('灯塔三号 4471')
  await dialog.getByRole('button', { name: says('Save the phrase') }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/goodsDetails?id=4')
  await expect(page.getByRole('form', { name: says('Buy') }).locator(phrase)).toBeVisible()
  await page.goto('/personal/message')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(phrase).toHaveCount(0)
})

test('a payment clicked offline is refused and never happens by itself (zh-CN, 390 px)', async ({ reader }) => {
  const { buyer, funds } = await aboutToPay(reader, 'zh-CN', 390)
  const { page, says, context } = buyer
  await context.setOffline(true)
  await expect(
    page.getByText(says('You are offline. What you typed stays here; nothing is paid or sent until you are back.')),
  ).toBeVisible()
  await payButton(buyer).click()
  await isTold(page, '操作没有发出，也没有动用资金')
  await context.setOffline(false)
  await expect(page.getByText(says('You are connected again.'))).toBeVisible()
  await expect(page.getByText(says('You are connected again.'))).toBeHidden()
  expect(await fundsQuietly(context)).toBe(funds)
  await expect(page.getByLabel(says('Quantity'), { exact: true })).toHaveValue('2')
  await payButton(buyer).click()
  // On a phone with a still verified password, one touch must not pay.
  const again = page.getByRole('alertdialog')
  await expect(again).toContainText(says('Not yet'))
  expect(await fundsQuietly(context)).toBe(funds)
  await again.getByRole('button', { name: says('Pay into escrow') }).click()
  await expect(bought(buyer)).toBeVisible()
  expect(await ordersOf(buyer)).toEqual([2])
})

test('a cut before the answer: what became of the payment is asked of the server and told, and it is paid once', async ({
  reader,
}) => {
  const { buyer } = await aboutToPay(reader, 'en', 1440)
  const { page } = buyer
  const place = '**/trpc/goodsOrders.place*'
  await page.route(place, (route) => route.abort('connectionreset'), { times: 1 })
  await payButton(buyer).click()
  await isTold(page, 'It was not carried out and no money moved')
  expect(await ordersOf(buyer)).toEqual([])
  await page.route(
    place,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await payButton(buyer).click()
  await expect(bought(buyer)).toBeVisible()
  expect(await ordersOf(buyer)).toEqual([2])
})

test('what is being published is kept when the page is reloaded in the same moment, and the browser’s Back goes one step back (en)', async ({
  reader,
}) => {
  const seller = await reader({ locale: 'en' })
  const { page, says } = seller
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  await page.goto('/personal/releaseGoods')
  await createCategory(seller, `Kept${unique()}`)
  await page.getByRole('button', { name: says('Next: goods') }).click()
  await page.getByLabel(says('Title'), { exact: true }).fill('Charts typed a moment ago')
  await page.reload()
  await expect(page.getByLabel(says('Title'), { exact: true })).toHaveValue('Charts typed a moment ago')
  await page.goBack()
  await expect(page.getByRole('button', { name: says('Next: goods') })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel(says('Title'), { exact: true })).toHaveValue('Charts typed a moment ago')
})
