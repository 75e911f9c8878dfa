import { passwordDigest } from '@jindu/domain/accounts/passwords'
import { isClean } from './axe.ts'
import { call, fundQuietly, logInQuietly, PASSWORDS, read, registerQuietly } from './calls.ts'
import { expect, isTold, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const [ADMINISTRATOR, ARBITER, FINANCE, MODERATOR] = [100_017, 100_018, 100_019, 100_020]
const OUTSIDE = 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'

for (const locale of LOCALES) {
  test(`what waits stands on the landing page of each role, zero too, and leads there (${locale})`, async ({
    reader,
  }) => {
    const places = [
      [ARBITER, ['disputes to rule on', 'rulings for a second arbiter', 'tickets without an answer']],
      [MODERATOR, ['items in the queue', 'tickets without an answer']],
      [
        FINANCE,
        [
          'tickets without an answer',
          'withdrawals to review',
          'withdrawals for a second approval',
          'coins with stopped payouts',
          'write-offs for a second member',
          'signed reserves for a second member',
          'moves between hot and cold wallets',
          'moves to review',
          'rates for a second member',
        ],
      ],
    ] as const
    for (const [uid, words] of places) {
      const { context, page, says } = await reader({ locale, width: 390, height: 844 })
      await logInQuietly(context, uid)
      await page.goto('/staff')
      const rows = page.getByRole('list', { name: says('What waits for you') }).getByRole('link')
      await expect(rows).toHaveCount(words.length)
      for (const [at, word] of words.entries()) {
        await expect(rows.nth(at)).toHaveText(new RegExp(`^\\d+${says(word)}$`))
      }
      await isClean(page)
      if (uid !== FINANCE) continue
      await rows.filter({ hasText: says('moves to review') }).click()
      await expect(page).toHaveURL(/queue=moves/)
    }
  })

  test(`a setting is found by the keyboard: words of either language, its key, and what is nowhere (${locale})`, async ({
    reader,
  }) => {
    const { context, page, says } = await reader({ locale })
    await logInQuietly(context, ADMINISTRATOR)
    await page.goto('/staff/settings')
    const field = page.getByRole('searchbox', { name: says('Find a setting') })
    await expect(field).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    const settings = page.locator('main ul.divide-y h3')
    for (const words of ['Rulings need second arbiter', '另一位仲裁员', 'secondArbiterCents']) {
      await field.fill(words)
      await expect(settings).toHaveCount(1)
    }
    await isClean(page)
    await field.press('Enter')
    await expect(page.locator('main ul.divide-y button')).toBeFocused()
    await field.fill('xylophone')
    await expect(page.getByRole('heading', { name: says('No setting has these words') })).toBeVisible()
    await isClean(page)
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(page.getByRole('heading', { name: says('No setting has these words') })).toBeHidden()
  })
}

test('a lone administrator reads what one alone can do, and gives the role that makes two', async ({ reader }) => {
  const { context, page, says } = await reader({ locale: 'en' })
  await logInQuietly(context, ADMINISTRATOR)
  await page.goto('/staff/members')
  await expect(page.getByText(says('No other administrator can agree with you yet'))).toBeVisible()
  await expect(page.getByText('You decide alone: settings of money and roles on the staff.')).toBeVisible()
  await isClean(page)
  const second = await reader({ locale: 'en' })
  const uid = await registerQuietly(second.context)
  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: says('Give a role') }).click()
  await dialog.getByLabel('UID').fill(String(uid))
  await dialog.getByLabel(says('Shown as')).fill('Second')
  await dialog.getByRole('radio', { name: says('Administrator') }).check()
  await expect(dialog).toContainText('For 30 days you two count as one pair of eyes')
  await dialog.getByLabel(says('Reason'), { exact: true }).fill('There must be two of us')
  await dialog.getByRole('button', { name: says('Give the role') }).click()
  await expect(dialog).toBeHidden()
  await logInQuietly(second.context, uid)

  await test.step('but neither agrees to what the other asked for, and reads so', async () => {
    await call(context.request, 'rates.propose', { currency: 'BTC', rate: '97000', hours: 1, reason: 'looked at it' })
    await second.page.goto('/staff/payouts?part=rates')
    await second.page
      .getByRole('button', { name: says('Agree to the rate of {currency}', { currency: 'BTC' }) })
      .click()
    const asked = second.page.getByRole('alertdialog')
    await expect(asked).toContainText(`You and ${ADMINISTRATOR} count as one pair of eyes until`)
    await expect(asked.getByRole('button', { name: 'BTC counts at $97,000.00' })).toBeDisabled()
    await call(context.request, 'rates.end', { currency: 'BTC' })
  })
  await call(context.request, 'accounts.members.dismiss', { uid, reason: 'The test is over' })
})

test('agreeing to a rate asks first: the sum, what happens and who asked stand there', async ({ reader }) => {
  const finance = await reader({ locale: 'en' })
  await logInQuietly(finance.context, FINANCE)
  const reason = 'The exchanges are out'
  await call(finance.context.request, 'rates.propose', { currency: 'LTC', rate: '99.5', hours: 1, reason })
  const { context, page, says } = await reader({ locale: 'en' })
  await logInQuietly(context, ADMINISTRATOR)
  await page.goto('/staff/payouts?part=rates')
  const agree = page.getByRole('button', { name: says('Agree to the rate of {currency}', { currency: 'LTC' }) })
  const dialog = page.getByRole('alertdialog')
  await agree.click()
  await expect(dialog).toContainText('Let LTC count at $99.50?')
  await expect(dialog).toContainText(reason)
  await expect(dialog.getByRole('link', { name: String(FINANCE) })).toBeVisible()
  await isClean(page)
  await dialog.getByRole('button', { name: says('Not now') }).click()
  await expect(dialog).toBeHidden()
  await expect(agree).toBeVisible()
  await agree.click()
  await dialog.getByRole('button', { name: /^LTC counts at/ }).click()
  await isTold(page, 'LTC counts at $99.50 now')
  await call(context.request, 'rates.end', { currency: 'LTC' })
})

test('the first of two approvers reads before and after that a second must agree (390 px)', async ({ reader }) => {
  const administrator = await reader({ locale: 'en' })
  await logInQuietly(administrator.context, ADMINISTRATOR)
  const { request } = administrator.context
  type Seconds = Readonly<{ withdrawalSecondUnits: Readonly<Record<string, number>> }>
  const { withdrawalSecondUnits: before } = await read<Seconds>(request, 'site.allSettings')
  const setFrom = (from: Seconds['withdrawalSecondUnits']) =>
    call(request, 'site.changeSettings', { change: { withdrawalSecondUnits: from }, seen: {} })
  await setFrom({ ...before, LTC: 1 })
  const owner = await reader({ locale: 'en' })
  await logInQuietly(owner.context, await registerQuietly(owner.context))
  await fundQuietly(owner.context, '20')
  const { id } = await call<{ id: number }>(owner.context.request, 'withdrawals.request', {
    address: OUTSIDE,
    amount: { asset: 'LTC', units: '200000000' },
    payPassword: passwordDigest(PASSWORDS.pay),
    idempotencyKey: crypto.randomUUID(),
  })
  await setFrom(before)

  const { context, page, says } = await reader({ locale: 'zh-CN', width: 390, height: 844 })
  await logInQuietly(context, FINANCE)
  await page.goto('/staff/payouts')
  const approve = page.getByRole('button', { name: says('Approve withdrawal {id}', { id }) })
  await expect(approve).toHaveText(says('Approve as the first of two'))
  await approve.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('还须另一位财务同意')
  await expect(dialog).toContainText(OUTSIDE)
  await isClean(page)
  await dialog.getByRole('button', { name: says('Approve, a second must agree') }).click()
  await isTold(page, `您已批准提现 ${id}。尚未付款`)

  await administrator.page.goto('/staff')
  await administrator.page.getByRole('link', { name: administrator.says('withdrawals for a second approval') }).click()
  const second = administrator.page.getByRole('button', {
    name: administrator.says('Approve withdrawal {id}', { id }),
  })
  await expect(second).toHaveText('Approve as the second')
  await second.click()
  const asked = administrator.page.getByRole('alertdialog')
  await expect(asked.getByRole('link', { name: String(FINANCE) })).toBeVisible()
  await asked.getByRole('button', { name: /^Approve 2/ }).click()
  await isTold(administrator.page, `Withdrawal ${id} is approved`)
})

test('a ticket with lines that nobody read is closed only by who says so', async ({ reader }) => {
  const writer = await reader({ locale: 'en' })
  await logInQuietly(writer.context, await registerQuietly(writer.context))
  const { id } = await call<{ id: number }>(writer.context.request, 'tickets.create', {
    title: 'Where is my key',
    contents: { format: 'html', html: `<p>It has not come ${unique()}.</p>` },
    about: { kind: 'appeal' },
    clientKey: crypto.randomUUID(),
  })
  const { context, page, says } = await reader({ locale: 'en', refused: [409] })
  await logInQuietly(context, MODERATOR)
  await page.goto(`/staff/tickets/${id}`)
  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: says('Close ticket') }).click()
  await expect(dialog).toContainText('Close it with a line that nobody read?')
  await isClean(page)
  await dialog.getByRole('button', { name: says('Read first') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: says('Take it and read') }).click()
  await expect(page.getByText('It has not come')).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: says('Close ticket') }).click()
    await expect(page.getByRole('button', { name: says('Reopen') })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})
