import { randomUUID } from 'node:crypto'
import { isClean } from './axe.ts'
import { call, logInQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { follow } from './steps.ts'
import { unique } from './unique.ts'

const MODERATOR = 100_020

test('a user asks, staff answer with a canned answer and close: the writer reads it and can write no more', async ({
  reader,
}) => {
  const locale = 'zh-CN'
  const [asker, staff] = await Promise.all([reader({ locale }), reader({ locale })])
  const { page, says } = asker
  await logInQuietly(asker.context, await registerQuietly(asker.context))
  await logInQuietly(staff.context, MODERATOR)
  const title = `充值没到账 ${unique()}`.slice(0, 25)

  await test.step('what is refused is said at its field, and nothing typed is lost', async () => {
    await page.goto('/personal/feedback')
    await expect(page.getByRole('heading', { name: says('You have not asked anything yet') })).toBeVisible()
    await page.getByRole('link', { name: says('Ask the staff') }).click()
    await page.getByLabel(says('Title')).fill('abc')
    await page.getByRole('button', { name: says('Send') }).click()
    await expect(page.getByText('请输入反馈内容').first()).toBeVisible()
    await expect(page.getByLabel(says('Title'))).toHaveValue('abc')
    await isClean(page)
  })

  await test.step('it is asked', async () => {
    await page.getByLabel(says('Title')).fill(title)
    await page.getByLabel(says('In your words')).fill('已经有 6 个确认。\n<b>还没有到账</b>')
    await page.getByRole('button', { name: says('Send') }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('<b>还没有到账</b>')).toBeVisible()
    await isClean(page)
  })

  await test.step('staff find it in the queue and answer', async () => {
    await staff.page.goto('/staff/tickets')
    await staff.page.getByRole('link', { name: title }).click()
    await expect(staff.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await staff.page.getByRole('button', { name: says('Take it and read') }).click()
    await expect(staff.page.getByText('<b>还没有到账</b>')).toBeVisible()
    await staff.page.getByRole('combobox', { name: says('Canned answers') }).selectOption({ label: '充值等待确认' })
    await expect(staff.page.getByRole('textbox')).toHaveValue(/充值页面会显示当前的确认数/)
    await isClean(staff.page)
    await staff.page.getByRole('textbox').press('Enter')
    await expect(page.getByText('充值页面会显示当前的确认数', { exact: false })).toBeVisible()
  })

  await test.step('and close it', async () => {
    await staff.page.getByRole('button', { name: says('Close ticket') }).click()
    await expect(staff.page.getByRole('button', { name: says('Reopen') })).toBeVisible()
    await expect(page.getByText('该反馈已关闭')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('link', { name: says('All tickets') }).click()
    await expect(page.getByRole('link', { name: title })).toContainText(says('Closed'))
  })
})

test('whose right was withdrawn appeals from the message that says so (390 px)', async ({ reader }) => {
  const [owner, staff] = await Promise.all([
    reader({ locale: 'en', width: 390, height: 844 }),
    reader({ locale: 'en' }),
  ])
  const { page, says, context } = owner
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  await logInQuietly(staff.context, MODERATOR)
  const reason = 'The same ad forty times'
  await call(staff.context.request, 'rights.withdraw', { uid, right: 'publish', days: 30, reason })
  await page.goto('/personal/message')
  await page.getByRole('link').filter({ hasText: reason }).click()
  await expect(page.getByLabel(says('What is it about'))).toHaveValue('appeal')
  await page.getByLabel(says('What is it about')).selectOption('')
  await expect(page.getByText('needs no right', { exact: false })).toBeVisible()
  await page.getByLabel(says('What is it about')).selectOption('appeal')
  await page.getByLabel(says('Title')).fill('It was one ad')
  await page.getByLabel(says('In your words')).fill('I wrote one ad and changed it.')
  await page.getByRole('button', { name: says('Send') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It was one ad' })).toBeVisible()
})

test('what is written in one ticket does not go along to another (en, 390 px)', async ({ reader }) => {
  const { page, says, context } = await reader({ locale: 'en', width: 390, height: 844 })
  await logInQuietly(context, await registerQuietly(context))
  const open = async (title: string): Promise<string> => {
    const contents = { format: 'html', html: `<p>${title}: what happened</p>` }
    const ticket = { title, contents, attachments: [], clientKey: randomUUID() }
    const { id } = await call<{ id: number }>(context.request, 'tickets.create', ticket)
    return `/personal/feedback/feedback_details?id=${id}`
  }
  const [first, second] = [await open('A deposit is late'), await open('Goods never came')]
  const line = page.getByRole('textbox', { name: says('Message'), exact: true })
  // So that both are known when the page is changed.
  await page.goto(second)
  await page.goto(first)
  await line.fill('The hash of the deposit is 4f1a')
  await follow({ page }, second)
  await expect(page.getByRole('heading', { level: 1, name: 'Goods never came' })).toBeVisible()
  await expect(line).toHaveValue('')
})
