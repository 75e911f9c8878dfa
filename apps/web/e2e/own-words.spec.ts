import { call, createCategoryQuietly, logInQuietly, publishQuietly, read, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { LOCALES } from './words.ts'

const NOBODYS = 999_999
const MODERATOR = 100_020

const html = (text: string): object => ({ format: 'html', html: `<p>${text}</p>` })

for (const locale of LOCALES)
  test(`a missing notice or ad and what is not one’s own to edit say so in their own words (${locale})`, async ({
    reader,
  }) => {
    const owner = await reader({ locale: 'en' })
    const { page, context, says } = await reader({ locale, refused: [404, 403] })
    for (const each of [owner.context, context]) await logInQuietly(each, await registerQuietly(each))
    const goods = await publishQuietly(owner.context, 'Charts of somebody else', '5.00')
    const { id: ad } = await call<{ id: number }>(owner.context.request, 'ads.create', {
      title: 'Somebody_elses_ad',
      contents: html('Charts of every harbour.'),
      attach: [],
    })
    const heading = page.getByRole('heading', { level: 1 })
    for (const [path, title] of [
      [`/ruleDetails?id=${NOBODYS}&type=info`, 'There is no such notice'],
      [`/adDetails?id=${NOBODYS}`, 'There is no such ad'],
      [`/goodsDetails?id=${NOBODYS}`, 'There are no such goods'],
      [`/personal/feedback/feedback_details?id=${NOBODYS}`, 'There is no such ticket'],
    ] as const) {
      await page.goto(path)
      await expect(heading, path).toHaveText(says(title))
    }
    const [notYourGoods, notYourAd] =
      locale === 'en' ? ['These are not your goods.', 'This is not your ad.'] : ['这不是您的商品', '这不是您的广告']
    await page.goto(`/personal/editGoods?id=${goods}&type=INFO`)
    await expect(page.getByRole('main').getByText(notYourGoods)).toBeVisible()
    await page.goto(`/personal/editGoods?id=${goods}&type=SHIPMENTS`)
    await expect(page.getByRole('main').getByText(notYourGoods)).toBeVisible()
    await page.goto(`/personal/myAD/editAd?id=${ad}&type=ad`)
    await expect(page.getByRole('main').getByText(notYourAd)).toBeVisible()
  })

for (const locale of LOCALES)
  test(`staff are labelled administrator in comments, tickets and messages; a ticket shows its publisher (${locale})`, async ({
    reader,
  }) => {
    const staff = await reader({ locale: 'en' })
    const { page, context, says } = await reader({ locale, width: 390, height: 844 })
    const uid = await registerQuietly(context)
    await logInQuietly(context, uid)
    await logInQuietly(staff.context, MODERATOR)
    const goods = await publishQuietly(context, 'Charts that staff look at', '5.00', {
      categoryId: await createCategoryQuietly(context, 'Looked at'),
    })
    await call(staff.context.request, 'comments.write', {
      kind: 'goods',
      subjectId: goods,
      contents: html('Please name the year.'),
    })
    const { id: ticket } = await call<{ id: number }>(context.request, 'tickets.create', {
      title: 'Where is it',
      contents: html('My deposit has not come.'),
      about: { kind: 'appeal' },
      clientKey: crypto.randomUUID(),
    })
    const { conversationId } = await read<{ conversationId: number }>(context.request, 'tickets.info', { id: ticket })
    await call(staff.context.request, 'tickets.take', { id: ticket })
    await call(staff.context.request, 'conversations.say', {
      to: { conversationId },
      contents: html('It is on its way.'),
      clientKey: crypto.randomUUID(),
    })
    const administrator = page.getByText(says('administrator'), { exact: true })
    await page.goto(`/goodsDetails?id=${goods}&type=comments`)
    await expect(administrator.first()).toBeVisible()
    await page.goto(`/personal/feedback/feedback_details?id=${ticket}`)
    await expect(page.getByRole('main')).toContainText(String(uid))
    await expect(administrator.first()).toBeVisible()
    await page.goto('/personal/message')
    await expect(page.getByRole('main')).toContainText(locale === 'en' ? 'Staff answered your ticket' : '管理员')
  })
