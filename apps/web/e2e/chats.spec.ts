import { findings } from './axe.ts'
import { buyQuietly, call, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Visit } from './product.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const log = ({ page }: Visit) => page.getByRole('log')

async function write({ page, says }: Visit, text: string): Promise<void> {
  await page.getByRole('textbox', { name: says('Message'), exact: true }).fill(text)
  await page.getByRole('button', { name: says('Send'), exact: true }).click()
}

test('a buyer and a seller talk in two languages, through an order and while one of them has no network', async ({
  reader,
}) => {
  const [seller, buyer] = await Promise.all([
    reader({ locale: 'en', ...DESK }),
    reader({ locale: 'zh-CN', ...PHONE, cut: true }),
  ])
  const sellerUid = await registerQuietly(seller.context)
  await logInQuietly(seller.context, sellerUid)
  const buyerUid = await registerQuietly(buyer.context)
  await logInQuietly(buyer.context, buyerUid)
  const title = 'Foley of wet streets'
  const goods = await publishQuietly(seller.context, title, '5.00')

  await test.step('the buyer asks on the page of the goods', async () => {
    await buyer.page.goto(`/goodsDetails?id=${goods}&type=consult`)
    await write(buyer, '可以开发票吗？')
    await expect(log(buyer).getByText('可以开发票吗？')).toBeVisible()
    await expect(log(buyer).getByText(buyer.says('Sent'), { exact: true })).toBeVisible()
  })

  await test.step('the seller finds the chat, and the buyer sees that it was read', async () => {
    await seller.page.goto('/personal/chat')
    await expect(seller.page).toHaveURL(/\/personal\/chat\/receive_goods$/)
    await seller.page.getByRole('link', { name: new RegExp(`${buyerUid}.*可以开发票吗`) }).click()
    await expect(log(seller).getByText('可以开发票吗？')).toBeVisible()
    await write(seller, 'Yes. Tell me the name for it.')
    await expect(log(buyer).getByText('Yes. Tell me the name for it.')).toBeVisible()
    await expect(log(buyer).getByText(/已读$/)).toBeVisible()
    expect(await findings(seller.page)).toEqual([])
  })

  await test.step('contact details are asked about before they are sent, and warned of where they arrive', async () => {
    await write(seller, 'Write to wu@example.net')
    await expect(seller.page.getByRole('alert')).toContainText('wu@example.net')
    await seller.page.getByRole('button', { name: seller.says('Send anyway') }).click()
    await expect(log(buyer).getByText(buyer.says('Contact details.'))).toBeVisible()
  })

  await fundQuietly(buyer.context, '5')
  const order = await buyQuietly(buyer.context, goods, '500')
  await test.step('the order stands above the talk, and leads there', async () => {
    await expect(seller.page.getByRole('region', { name: seller.says('Order {id}', { id: order }) })).toBeVisible()
    await expect(log(seller).getByText(`${buyerUid} paid into escrow`)).toBeVisible()
    await buyer.page.goto(`/personal/goodsOrderPanel?id=${order}`)
    await buyer.page.getByRole('link', { name: '联系对方' }).click()
    await expect(log(buyer).getByText('可以开发票吗？')).toBeVisible()
    expect(await findings(buyer.page)).toEqual([])
  })

  await test.step('what is not sent yet outlives a reload', async () => {
    const field = buyer.page.getByRole('textbox', { name: buyer.says('Message'), exact: true })
    await field.fill('还没写完')
    await buyer.page.reload()
    await expect(field).toHaveValue('还没写完')
    await field.fill('')
  })

  await test.step('what is written without a network waits and is sent once; what was said meanwhile is there then', async () => {
    await buyer.context.setOffline(true)
    await write(buyer, '抬头是公司')
    await write(buyer, '谢谢')
    await expect(log(buyer).getByText(buyer.says('Waits for the connection')).first()).toBeVisible()
    await write(seller, 'One.')
    await write(seller, 'Two.')
    await expect(log(seller).getByText('Two.')).toBeVisible()
    await buyer.context.setOffline(false)
    for (const text of ['One.', 'Two.']) await expect(log(buyer).getByText(text)).toBeVisible()
    await expect(log(buyer).getByText(buyer.says('Waits for the connection'))).toHaveCount(0)
    for (const { page } of [seller, buyer]) {
      const bubbles = page.getByRole('log').locator('.talk-bubble')
      await expect(bubbles).toHaveText([
        '可以开发票吗？',
        'Yes. Tell me the name for it.',
        'Write to wu@example.net',
        'One.',
        'Two.',
        '抬头是公司',
        '谢谢',
      ])
    }
  })

  await test.step('a line that is taken back leaves its place on both sides', async () => {
    const mine = log(buyer).locator('.talk-line', { hasText: '谢谢' })
    await mine.getByRole('button', { name: buyer.says('Take back') }).click()
    await expect(log(buyer).getByText('您撤回了一条消息，争议中工作人员仍可查看。')).toBeVisible()
    await expect(log(seller).getByText(seller.says('{who} took a message back', { who: buyerUid }))).toBeVisible()
  })

  await test.step('old addresses choose the row', async () => {
    await seller.page.goto(`/personal/chat/receive_goods?goods_id=${goods}&user_id=${buyerUid}&type=1`)
    await expect(log(seller).getByText('One.')).toBeVisible()
  })

  await test.step('a talk opens at the first line that its reader has not seen', async () => {
    await seller.page.goto('/personal/message')
    for (let line = 1; line <= 20; line += 1) {
      await call(buyer.context.request, 'conversations.say', {
        to: { subject: { kind: 'goods', id: goods } },
        contents: { format: 'prosemirror', doc: paragraph(`Take ${line}`) },
        attachments: [],
        clientKey: crypto.randomUUID(),
      })
    }
    await seller.page.goto(`/personal/chat/receive_goods?goods_id=${goods}&user_id=${buyerUid}&type=1`)
    await expect(log(seller).getByText('Take 1', { exact: true })).toBeInViewport()
    await expect(log(seller).getByText(seller.says('{0} new', { 0: 20 }), { exact: true })).toBeInViewport()
    await expect(log(seller).getByText('Take 20')).not.toBeInViewport()
    await seller.page.getByRole('button', { name: '20 new messages' }).click()
    await expect(log(seller).getByText('Take 20')).toBeInViewport()
    await expect(log(buyer).getByText(/已读$/)).toBeVisible()
  })
})
