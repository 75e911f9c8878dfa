import { errorMessage } from '@jindu/i18n'
import {
  advanceQuietly,
  call,
  fundQuietly,
  logInQuietly,
  publishQuietly,
  read,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, isTold, test, type Visit } from './product.ts'
import { LOCALES } from './words.ts'

const TEXTS = {
  en: {
    title: 'Tide tables of the year',
    review: 'Every tide of the year,\nand the corrections came along.',
    edited: 'Every tide of the year. One table was missing and came the same day.',
    reply: 'Thank you. The missing table is in everybody’s shipment now.',
  },
  'zh-CN': {
    title: '全年潮汐表电子版',
    review: '全年的潮汐都有，\n还附了勘误表。',
    edited: '全年的潮汐都有，缺的一页当天补发了。',
    reply: '谢谢，缺的一页已经补进所有人的发货内容。',
  },
}

/** A user with a verified pay password, past the screens. */
async function admit({ context }: Visit): Promise<number> {
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  await verifyQuietly(context)
  return uid
}

async function order({ context: { request } }: Visit, goodsId: number): Promise<number> {
  const price = { asset: 'USD', units: '1250' }
  const wanted = { goodsId, volume: 1, currency: 'LTC', price, idempotencyKey: crypto.randomUUID() }
  return (await call<{ id: number }>(request, 'goodsOrders.place', wanted)).id
}

const DAY = 86_400
const LONGEST = 1_800

/** The figures go by days: near the end of one the sandbox's clock moves on to the next, so that a sale and its reading lie in one. */
async function leaveMidnight({ context }: Visit): Promise<void> {
  const { now } = await read<{ now: number }>(context.request, 'site.status')
  const left = DAY - (now % DAY)
  if (left <= LONGEST) await advanceQuietly(context, left)
}

const reviewBox = ({ page, says }: Visit) => page.locator('#review', { hasText: says('Your review') })

for (const locale of LOCALES) {
  test(`a buyer reviews, the seller replies, everybody reads it (${locale})`, async ({ reader }) => {
    const texts = TEXTS[locale]
    const [seller, buyer, visitor] = await Promise.all([reader({ locale }), reader({ locale }), reader({ locale })])
    await leaveMidnight(visitor)
    const [sellerUid] = await Promise.all([admit(seller), admit(buyer)])
    const goodsId = await publishQuietly(seller.context, texts.title, '12.50')
    await fundQuietly(buyer.context, '5')
    const { says, page } = buyer
    const bought = await order(buyer, goodsId)
    const goods = `/goodsDetails?id=${goodsId}&type=reviews`

    await test.step('an open order has no place for a review, an ended one has', async () => {
      await page.goto(`/personal/goodsOrderPanel?id=${bought}`)
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
      await expect(reviewBox(buyer)).toHaveCount(0)
      await call(buyer.context.request, 'goodsOrders.confirm', { id: bought })
      await expect(reviewBox(buyer)).toBeVisible()
    })

    await test.step('what is missing or too short is said, and nothing typed is lost', async () => {
      const words = page.getByLabel(says('What others should know'), { exact: true })
      await words.fill('ok')
      await page.getByRole('button', { name: says('Publish the review') }).click()
      await expect(reviewBox(buyer).getByRole('alert')).toHaveText([
        errorMessage('REVIEW_RATING_REQUIRED', locale),
        errorMessage('REVIEW_TEXT_TOO_SHORT', locale),
      ])
      await expect(words).toHaveValue('ok')
      await page.getByRole('radio', { name: says('4 stars: {four}', { four: says('Good') }) }).check({ force: true })
      await page.keyboard.press('ArrowRight')
      await words.fill(texts.review)
      await page.getByRole('button', { name: says('Publish the review') }).click()
      await isTold(page, says('Your review is published'))
      await expect(reviewBox(buyer)).toContainText(says('{0} of 5 stars', { 0: 5 }))
    })

    await test.step('the buyer edits it', async () => {
      await page.getByRole('button', { name: says('Edit the review') }).click()
      await page.getByLabel(says('What others should know'), { exact: true }).fill(texts.edited)
      await page.getByRole('button', { name: says('Save the change') }).click()
      await expect(reviewBox(buyer)).toContainText(texts.edited)
    })

    await test.step('the seller replies in place on the goods page', async () => {
      await seller.page.goto(goods)
      await seller.page.getByRole('button', { name: says('Reply'), exact: true }).click()
      await seller.page.getByLabel(says('Your reply'), { exact: true }).fill(texts.reply)
      await seller.page.getByRole('button', { name: says('Publish the reply') }).click()
      await expect(seller.page.getByText(texts.reply)).toBeVisible()
      await expect(reviewBox(buyer)).toContainText(texts.reply)
    })

    await test.step('the server renders both, and search engines read the average', async () => {
      const html = await (await visitor.context.request.get(goods)).text()
      expect(html).toContain(texts.edited)
      expect(html).toContain(texts.reply)
      expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":1')
      await visitor.page.goto(goods)
      await expect(visitor.page.getByRole('tab', { name: says('Reviews') })).toContainText('1')
      await expect(visitor.page.getByRole('tabpanel')).toContainText(texts.edited)
      await expect(visitor.page.getByRole('button', { name: says('Reply'), exact: true })).toHaveCount(0)
    })

    await test.step('the review of a refunded order is marked; a second one of the same buyer weighs nothing', async () => {
      const refunded = await order(buyer, goodsId)
      await call(seller.context.request, 'goodsOrders.refund', { id: refunded })
      await page.goto(`/personal/goodsOrderPanel?id=${refunded}`)
      await page.getByRole('radio', { name: says('2 stars: {two}', { two: says('Poor') }) }).check({ force: true })
      await page.getByRole('button', { name: says('Publish the review') }).click()
      await expect(reviewBox(buyer)).toContainText(says('Refunded'))
      await visitor.page.goto(`/sellerDetails?id=${sellerUid}&type=reviews`)
      const reviews = visitor.page.getByRole('tabpanel').getByRole('listitem')
      await expect(reviews).toHaveCount(2)
      await expect(reviews.first()).toContainText(says('Refunded'))
      await expect(reviews.last()).not.toContainText(says('Refunded'))
      await visitor.page.getByRole('button', { name: says('Only {0} of 5 stars: {each}', { 0: 5, each: 1 }) }).click()
      await expect(reviews).toHaveCount(1)
    })

    await test.step('the seller reads it in figures, also with the keyboard', async () => {
      await seller.page.goto('/personal/sales?range=7d')
      await expect(seller.page.getByText('$12.50').first()).toBeVisible()
      const chart = seller.page.getByRole('slider').first()
      await chart.focus()
      await seller.page.keyboard.press('ArrowLeft')
      await expect(seller.page.locator('.trend-says').first()).toContainText('$0.00')
      await seller.page.keyboard.press('ArrowRight')
      await expect(seller.page.locator('.trend-says').first()).toContainText('$12.50')
    })
  })
}
