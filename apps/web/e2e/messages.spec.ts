import { MESSAGE_TYPE_WORDS, messageText } from '@jindu/i18n'
import { buyQuietly, call, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const MODERATOR = 100_020
const TITLES = { en: 'Harbour charts', 'zh-CN': '西部港口海图电子版' }
const REASON = 'The charts are those of another publisher. 海图属于另一家出版社。'

for (const locale of LOCALES) {
  test(`a seller is told that goods are sold out and delisted, wherever they are (${locale})`, async ({ reader }) => {
    const [seller, buyer, moderator] = await Promise.all([reader({ locale }), reader({ locale }), reader({ locale })])
    const { page, says } = seller
    const title = `${TITLES[locale]} ${unique()}`
    await logInQuietly(seller.context, await registerQuietly(seller.context))
    await logInQuietly(buyer.context, await registerQuietly(buyer.context))
    await fundQuietly(buyer.context, '5')
    const goodsId = await publishQuietly(seller.context, title, '4.00')
    const stock = { id: goodsId, secrets: [`CHART-${goodsId}`] }
    await call(seller.context.request, 'goods.stock.setDelivery', { id: goodsId, delivery: { kind: 'units' } })
    await call(seller.context.request, 'goods.stock.add', stock)
    const soldOut = messageText({ kind: 'goods.soldOut', side: null, facts: { left: 0 } }, locale)
    const delisted = messageText({ kind: 'goods.delisted', side: null, facts: { reason: REASON } }, locale)

    await test.step('nothing happened yet', async () => {
      await page.goto('/personal/message')
      await expect(page.getByRole('heading', { name: says('No messages yet') })).toBeVisible()
    })

    await test.step('the bell counts what is stored, on any page', async () => {
      await page.goto('/search')
      await buyQuietly(buyer.context, goodsId, '400')
      await page.getByRole('link', { name: says('Messages, {unread} unread', { unread: 2 }) }).click()
    })

    const told = page.getByRole('main').getByRole('listitem')
    await test.step('what was told stands there with its order and its goods, and the bell falls silent', async () => {
      await expect(told).toHaveCount(2)
      await expect(told.filter({ hasText: soldOut })).toContainText(title)
      await expect(page.getByRole('link', { name: says('Messages'), exact: true })).toBeVisible()
      await expect(page).not.toHaveTitle(/^\(/)
    })

    await test.step('what staff do waits above the open list, stands under its type with the reason, and leads to the goods', async () => {
      await logInQuietly(moderator.context, MODERATOR)
      await call(moderator.context.request, 'goods.delist', { id: goodsId, reason: REASON })
      await expect(page).toHaveTitle(/^\(1\) /)
      await expect(told).toHaveCount(2)
      await page.getByRole('button', { name: /^1 (new message|条新消息)$/ }).click()
      await expect(told).toHaveCount(3)
      const types = page.getByRole('navigation', { name: says('Types of messages') })
      await types.getByRole('link').filter({ hasText: MESSAGE_TYPE_WORDS.goods[locale] }).click()
      await expect(told).toHaveCount(2)
      await expect(told.first()).toContainText(delisted)
      await expect(told.first()).toContainText(REASON)
      await told.first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })

    await test.step('a visitor is asked to log in', async () => {
      const visitor = await reader({ locale })
      await visitor.page.goto('/personal/message')
      await expect(visitor.page).toHaveURL(/\/login/)
    })
  })
}
