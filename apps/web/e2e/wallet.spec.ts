import { passwordDigest } from '@jindu/domain/accounts/passwords'
import { readFile } from 'node:fs/promises'
import { call, fundQuietly, logInQuietly, PASSWORDS, registerQuietly } from './calls.ts'
import { expect, isTold, test, type Visit } from './product.ts'
import { verifyPayPassword } from './steps.ts'

// A test network address outside this site.
const OUTSIDE = 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'

/** A demo staff member. */
const FINANCE = 100_019

async function arrive({ context }: Visit): Promise<number> {
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  return uid
}

/** Requests a withdrawal without the UI. @returns its id */
async function applyQuietly({ context }: Visit, coins: string): Promise<number> {
  const { id } = await call<{ id: number }>(context.request, 'withdrawals.request', {
    address: OUTSIDE,
    amount: { asset: 'LTC', units: `${coins}00000000` },
    payPassword: passwordDigest(PASSWORDS.pay),
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}

const records = ({ page, says }: Visit, caption: string) =>
  page
    .getByRole('table', { name: says(caption) })
    .locator('tbody')
    .getByRole('row')

test('coin comes in tick by tick, leaves and is taken back, goes to another user and between own balances', async ({
  reader,
}) => {
  const phone = await reader({ locale: 'zh-CN', width: 390, height: 844, refused: [400, 404, 409] })
  const desktop = await reader({ locale: 'en' })
  const [sender, recipient] = [await arrive(phone), await arrive(desktop)]

  await test.step('a deposit counts its confirmations live', async () => {
    const { page, says } = phone
    await page.goto('/personal/assets/deposit?currency=LTC')
    await page.getByLabel(says('Amount'), { exact: true }).fill('5')
    await page.getByRole('button', { name: says.like('Pay {shown} to my address') }).click()
    await isTold(page, says.like('{shown} credited to your fund balance'))
    await expect(records(phone, 'Deposit records').first()).toContainText('5.00000000')
  })

  await test.step('a withdrawal says what is wrong with each field, asks afresh for the pay password, and is taken back', async () => {
    const { page, says } = phone
    await page.goto('/personal/assets/withdraw')
    await page.getByRole('button', { name: says('Withdraw'), exact: true }).click()
    await expect(page.getByText('请填入地址').first()).toBeVisible()
    await expect(page.getByText('请填入数量').first()).toBeVisible()
    await page.getByLabel(says('Amount that arrives')).fill('1.5')
    // Blanks in a pasted address are removed.
    await page.getByLabel(says('Address outside')).fill(` ${OUTSIDE.slice(0, 9)} ${OUTSIDE.slice(9)} `)
    await expect(page.getByLabel(says('Address outside'))).toHaveValue(OUTSIDE)
    await page.getByRole('button', { name: says('Withdraw'), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: says.like('Withdraw {shown}') }).click()
    await expect(dialog.getByText('请填入交易密码')).toBeVisible()
    await dialog.getByLabel(says('Pay password'), { exact: true }).fill(PASSWORDS.pay)
    await dialog.getByRole('button', { name: says.like('Withdraw {shown}') }).click()
    await isTold(page, '提币成功')
    await expect(records(phone, 'Withdrawal records')).toHaveCount(1)
    await page.getByRole('button', { name: says('Take it back'), exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: says('Take it back'), exact: true })
      .click()
    await isTold(page, '撤销成功')
  })

  await test.step('a transfer names who gets it, and is in the other browser at once', async () => {
    const { page, says } = phone
    await page.goto('/personal/assets/transfer')
    await desktop.page.goto('/personal/assets/transfer')
    await page.getByLabel(says('Amount'), { exact: true }).fill('9')
    await page.getByLabel(says('Recipient’s UID')).fill(String(sender))
    await expect(page.getByText('不能转账给自己')).toBeVisible()
    await page.getByLabel(says('Recipient’s UID')).fill(String(recipient))
    await expect(page.getByText(says('You never sent them anything'))).toBeVisible()
    await page.getByLabel(says('Pay password'), { exact: true }).fill(PASSWORDS.pay)
    await page.getByRole('button', { name: says('Transfer'), exact: true }).click()
    await expect(page.getByText('操作数量不能超过当前余额').first()).toBeVisible()
    await page.getByLabel(says('Amount'), { exact: true }).fill('2')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: says.like('Transfer {0} to {1}') }).click()
    await isTold(page, '操作成功')
    await expect(records(phone, 'Transfers').first()).toContainText(String(recipient))
    const arrived = records(desktop, 'Transfers').first()
    await expect(arrived).toContainText(String(sender))
    await expect(arrived).toContainText('+2.00000000')
  })

  await test.step('between the own balances it goes there and back', async () => {
    const { page, says } = desktop
    await fundQuietly(desktop.context, '1')
    await page.goto('/personal/assets/transition')
    await verifyPayPassword(desktop)
    await page.getByLabel(says('Amount'), { exact: true }).fill('0.5')
    await page.getByRole('button', { name: says.like('Move {0} to the fiat balance') }).click()
    await isTold(page, 'Done')
    await page.getByRole('button', { name: says('Turn around') }).click()
    await page.getByLabel(says('Amount'), { exact: true }).fill('0.2')
    await page.getByRole('button', { name: says.like('Move {0} to the fund balance') }).click()
    await expect(records(desktop, 'Moves')).toHaveCount(2)
    await page.getByRole('radio', { name: says('To fund') }).check({ force: true })
    await expect(records(desktop, 'Moves')).toHaveCount(1)
  })
})

test('finance refuses one payout with a reason and lets another go, and the lines of both leave as a file', async ({
  reader,
}) => {
  const owner = await reader({ locale: 'en' })
  await arrive(owner)
  await fundQuietly(owner.context, '20')
  const [refused, paid] = [await applyQuietly(owner, '2'), await applyQuietly(owner, '3')]
  const finance = await reader({ locale: 'zh-CN', width: 390, height: 844 })
  await logInQuietly(finance.context, FINANCE)

  await test.step('each waits on the desk, with its facts', async () => {
    const { page, says } = finance
    await page.goto('/staff/payouts')
    await page.getByRole('button', { name: says('Refuse withdrawal {id}', { id: refused }) }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: says('Refuse'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel(says('Reason'), { exact: true }).fill('The address belongs to an exchange that is closed')
    await dialog.getByRole('button', { name: says('Refuse'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: says('Approve withdrawal {id}', { id: paid }) }).click()
    await expect(dialog).toContainText(OUTSIDE)
    await dialog.getByRole('button', { name: /^批准 3/ }).click()
    await isTold(page, says('Withdrawal {id} is approved', { id: paid }))
  })

  await test.step('its owner reads the reason and has the coin back, the other is on its way', async () => {
    const { page } = owner
    await page.goto('/personal/assets/withdraw')
    await page.getByRole('radio', { name: 'Failed' }).check({ force: true })
    await expect(records(owner, 'Withdrawal records').first()).toContainText('an exchange that is closed')
    await page.getByRole('radio', { name: 'Pending' }).check({ force: true })
    await expect(records(owner, 'Withdrawal records')).toHaveCount(1)
  })

  await test.step('the ledger is saved as a file', async () => {
    const { page, says } = owner
    await page.goto('/personal/walletHistory')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: says('Save as CSV') }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('jindu-ledger.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    // The faucet's deposit, two entries of a payout, and one that was returned.
    expect(lines).toHaveLength(5)
  })
})
