import { isClean } from './axe.ts'
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
import { expect, origin, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const ADMINISTRATOR = 100_017
const MODERATOR = 100_020

for (const locale of LOCALES) {
  test(`a moderator delists with a reason, the owner reads it, the goods come back (${locale})`, async ({ reader }) => {
    const seller = await reader({ locale })
    await registerQuietly(seller.context).then((uid) => logInQuietly(seller.context, uid))
    const title = `Tide tables ${locale === 'en' ? 'north' : 'south'}`
    const id = await publishQuietly(seller.context, title, '4.00')
    const moderator = await reader({ locale })
    await logInQuietly(moderator.context, MODERATOR)
    const { page, says } = moderator

    await page.goto(`/staff/goods?goods=${id}`)
    await page.getByRole('button', { name: says('Delist: {title}', { title }) }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: says('Delist'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await isClean(page)
    const reason = 'The tables are those of another publisher'
    await dialog.getByLabel(says('Reason'), { exact: true }).fill(reason)
    await dialog.getByRole('button', { name: says('Delist'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('table').getByText(reason)).toBeVisible()

    await seller.page.goto('/personal/myGoods')
    await expect(seller.page.getByText(reason)).toBeVisible()
    await seller.page.goto(`/search?search=${encodeURIComponent(title)}`)
    await expect(seller.page.locator(`a[href="/goodsDetails?id=${id}"]`)).toHaveCount(0)

    await page.getByRole('link', { name: title }).click()
    // The list has a button of the same name, and stays until the goods' page is loaded.
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await page.getByRole('button', { name: says('Relist: {title}', { title }) }).click()
    await dialog.getByLabel(says('Reason'), { exact: true }).fill('The seller drew them')
    await dialog.getByRole('button', { name: says('Relist'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: says('Delist: {title}', { title }) })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await isClean(page)
  })
}

for (const locale of LOCALES) {
  test(`a moderator finds a review, hides it with a reason and shows it again (${locale})`, async ({ reader }) => {
    const [seller, buyer, moderator] = await Promise.all([reader({ locale }), reader({ locale }), reader({ locale })])
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundQuietly(buyer.context, '5')
    const goodsId = await publishQuietly(seller.context, `Tide maps ${unique()}`, '4.00')
    const orderId = await buyQuietly(buyer.context, goodsId, '400')
    const { request } = buyer.context
    await verifyQuietly({ request })
    await call(request, 'goodsOrders.confirm', { id: orderId })
    const text = 'Call me at 555 0100 for the other half.'
    const { id } = await call<{ id: number }>(request, 'reviews.write', { orderId, rating: 2, text })
    await logInQuietly(moderator.context, MODERATOR)
    const { page, says } = moderator
    const row = page.getByRole('table').getByRole('row').filter({ hasText: text })
    const dialog = page.getByRole('alertdialog')
    const reason = 'A phone number stands in it'

    await page.goto('/staff/reviews')
    await page.getByLabel(says('Goods id'), { exact: true }).fill(String(goodsId))
    await page.getByRole('button', { name: says('Filter'), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`goods=${goodsId}`))
    await row.getByRole('button', { name: says('Hide review {id}', { id }) }).click()
    await dialog.getByRole('button', { name: says('Hide'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel(says('Reason'), { exact: true }).fill(reason)
    await isClean(page)
    await dialog.getByRole('button', { name: says('Hide'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(reason)

    await page.goto(`/staff/reviews?goods=${goodsId}&state=shown`)
    await expect(page.getByRole('heading', { name: says('No review fits these filters') })).toBeVisible()
    await page.goto(`/staff/reviews?goods=${goodsId}&state=hidden`)
    await row.getByRole('button', { name: says('Show again: review {id}', { id }) }).click()
    await dialog.getByLabel(says('Reason'), { exact: true }).fill('It is the number of the shop')
    await dialog.getByRole('button', { name: says('Show again'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await buyer.page.goto(`/goodsDetails?id=${goodsId}&type=reviews`)
    await expect(buyer.page.getByText(text)).toBeVisible()
  })
}

const shown = (dollars: number): string => dollars.toLocaleString('en', { style: 'currency', currency: 'USD' })

test('an administrator changes a setting: a value outside the range is refused in words, the change is in the history and the audit', async ({
  reader,
}) => {
  const { context, page, says } = await reader({ locale: 'en' })
  await logInQuietly(context, ADMINISTRATOR)
  const { secondArbiterCents } = await read<{ secondArbiterCents: number }>(context.request, 'site.allSettings')
  const before = shown(secondArbiterCents / 100)
  // A value different from the current one, also when the test runs again.
  const dollars = secondArbiterCents / 100 + 2.5
  const after = shown(dollars)
  await page.goto('/staff/settings')
  await expect(page.getByRole('heading', { name: 'Price floor of sell offers', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change: Rulings that need a second arbiter' }).click()
  const dialog = page.getByRole('alertdialog')
  const field = dialog.getByLabel(says('New value'), { exact: true })
  await expect(field).toHaveAccessibleDescription('From $0.00 to $10,000,000.00')
  await field.fill('10000001')
  await dialog.getByRole('button', { name: says('Change it for everybody') }).click()
  await expect(dialog.getByText('This value is outside the allowed range.')).toBeVisible()
  await field.fill(dollars.toFixed(2))
  await expect(dialog.getByText(after)).toBeVisible()
  await isClean(page)
  await dialog.getByRole('button', { name: says('Change it for everybody') }).click()
  await expect(dialog).toBeHidden()
  const history = page.getByRole('table', { name: says('Changes so far') })
  await expect(history.getByRole('row').nth(1)).toContainText(after)
  await page.goto('/staff/audit')
  await expect(page.getByRole('row').nth(1)).toContainText(`Rulings that need a second arbiter: ${before} → ${after}`)
})

test('an administrator freezes an account, whose owner reads why', async ({ reader }) => {
  const owner = await reader({ locale: 'en', refused: [403] })
  const uid = await registerQuietly(owner.context)
  await logInQuietly(owner.context, uid)
  await fundQuietly(owner.context, '1')
  const { context, page, says } = await reader({ locale: 'en' })
  await logInQuietly(context, ADMINISTRATOR)
  await page.goto('/staff/users')
  await page.getByLabel('UID', { exact: true }).fill(String(uid))
  await page.getByRole('button', { name: says('Filter'), exact: true }).click()
  await page
    .getByRole('table')
    .getByRole('link', { name: String(uid) })
    .click()
  await page.getByRole('button', { name: says('Freeze'), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  const reason = 'Sells keys that were stolen'
  await dialog.getByLabel(says('Reason'), { exact: true }).fill(reason)
  await dialog.getByRole('button', { name: says('Freeze'), exact: true }).click()
  await expect(page.getByText(says('Frozen by staff'), { exact: true })).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()

  await owner.page.goto('/login')
  await owner.page.getByLabel('UID', { exact: true }).fill(String(uid))
  await owner.page.getByLabel(says('Password'), { exact: true }).fill('Demo-1234')
  await owner.page.getByRole('button', { name: says('Log in'), exact: true }).click()
  await expect(owner.page.getByText(reason)).toBeVisible()
})

test('an administrator gives a role, whose holder finds the console, and ends it (390 px)', async ({ reader }) => {
  const [member, administrator] = await Promise.all([
    reader({ locale: 'en' }),
    reader({ locale: 'zh-CN', width: 390, height: 844 }),
  ])
  const uid = await registerQuietly(member.context)
  await logInQuietly(member.context, uid)
  await logInQuietly(administrator.context, ADMINISTRATOR)
  const { page, says } = administrator
  const dialog = page.getByRole('alertdialog')

  await page.goto('/staff/members')
  await page.getByRole('button', { name: says('Give a role') }).click()
  await dialog.getByRole('button', { name: says('Give the role') }).click()
  await expect(dialog.getByText('显示名为 1 至 32 个可见字符')).toBeVisible()
  await isClean(page)
  await dialog.getByLabel('UID').fill(String(uid))
  await dialog.getByLabel(says('Shown as')).fill('小林')
  await dialog.getByRole('radio', { name: says('Moderator') }).check()
  await dialog.getByLabel(says('Reason'), { exact: true }).fill('她管理过论坛')
  await dialog.getByRole('button', { name: says('Give the role') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: says('Another role: {nickName}', { nickName: '小林' }) })).toBeVisible()

  await member.page.goto('/personal/message')
  await expect(member.page.getByText('她管理过论坛')).toBeVisible()
  await member.page.goto('/staff')
  await expect(member.page.getByRole('heading', { level: 1, name: member.says('Staff console') })).toBeVisible()

  await page.getByRole('button', { name: says('End the role: {nickName}', { nickName: '小林' }) }).click()
  await dialog.getByLabel(says('Reason'), { exact: true }).fill('她只来帮忙一天')
  await dialog.getByRole('button', { name: says('End the role') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: says('Staff and roles') }).getByText('小林')).toHaveCount(0)
  await isClean(page)
})

test('what a reader reports is in the moderators’ queue at once; who takes it warns, and takes it out of sight', async ({
  reader,
}) => {
  const seller = await reader({ locale: 'en' })
  await registerQuietly(seller.context).then((uid) => logInQuietly(seller.context, uid))
  const goodsId = await publishQuietly(seller.context, 'Harbour lights at dusk', '4.00')
  const text = 'Pay me outside, it is cheaper'
  const author = await reader({ locale: 'en' })
  await registerQuietly(author.context).then((uid) => logInQuietly(author.context, uid))
  const contents = { format: 'html', html: `<p>${text}</p>` }
  await call(author.context.request, 'comments.write', { kind: 'goods', subjectId: goodsId, contents })

  const moderator = await reader({ locale: 'en' })
  await logInQuietly(moderator.context, MODERATOR)
  await moderator.page.goto('/staff')
  await expect(moderator.page.getByRole('heading', { name: moderator.says('Queue'), exact: true })).toBeVisible()

  const { page, says } = seller
  await page.goto(`/goodsDetails?id=${goodsId}&type=comments`)
  const said = page.getByRole('listitem').filter({ hasText: text })
  await said.getByRole('button', { name: says('Report') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(says('What is wrong')).selectOption('deal')
  await isClean(page)
  await dialog.getByRole('button', { name: says('Report'), exact: true }).click()
  await expect(dialog).toBeHidden()

  // Without a reload: the queue updates live.
  const queue = moderator.page
  await queue.getByRole('link').filter({ hasText: text }).click()
  await queue.getByRole('button', { name: moderator.says('Take it') }).click()
  await queue.getByRole('button', { name: moderator.says('Warn'), exact: true }).click()
  const step = queue.getByRole('alertdialog')
  await step.getByLabel(moderator.says('Reason'), { exact: true }).fill('Deals stay inside')
  await step.getByRole('button', { name: moderator.says('Warn'), exact: true }).click()
  await expect(step).toBeHidden()
  await expect(queue.getByText(moderator.says('Slight warning'))).toBeVisible()
  await isClean(queue)
  await queue.getByRole('button', { name: moderator.says('Take out of sight') }).click()
  await step.getByLabel(moderator.says('Reason'), { exact: true }).fill('Lures out of the escrow')
  await step.getByRole('button', { name: moderator.says('Take out of sight') }).click()
  await expect(step).toBeHidden()
  await expect(queue.getByText(moderator.says('Nothing is left to do here.'))).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('for a plain user, and for a role that may not enter, the place does not exist; a visitor logs in first', async ({
  reader,
}) => {
  const user = await reader({ locale: 'en', refused: [404] })
  await registerQuietly(user.context).then((uid) => logInQuietly(user.context, uid))
  for (const path of ['/staff', '/staff/goods', '/staff/settings']) {
    // The page redirects by itself later; check the response.
    expect((await user.page.goto(path))?.url()).toBe(`${origin()}/404`)
  }
  const moderator = await reader({ locale: 'en', refused: [404] })
  await logInQuietly(moderator.context, MODERATOR)
  expect((await moderator.page.goto('/staff/settings'))?.url()).toBe(`${origin()}/404`)
  await moderator.page.goto('/staff')
  await expect(moderator.page.getByRole('navigation', { name: moderator.says('Staff console') })).toBeVisible()
  await expect(moderator.page.getByRole('link', { name: moderator.says('Site settings') })).toHaveCount(0)
  const visitor = await reader({ locale: 'en' })
  await visitor.page.goto('/staff/goods')
  await expect(visitor.page).toHaveURL('/login?redirect=%2Fstaff%2Fgoods')
})
