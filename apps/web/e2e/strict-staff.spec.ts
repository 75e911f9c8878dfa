import { accountRules } from '@jindu/domain/rules'
import { Secret, TOTP } from 'otpauth'
import { findings, isClean } from './axe.ts'
import { advanceQuietly, logInQuietly, PASSWORDS, read } from './calls.ts'
import { expect, test } from './product.ts'
import { startOne } from './start-product.ts'

const ADMINISTRATOR = 100_017

interface Cases {
  readonly data: readonly { readonly id: number }[]
}

test('staff of a strict site work after a second step, and prove again who they are for a ruling, which then goes on (zh-CN, 390 px)', async ({
  reader,
}) => {
  const product = await startOne({ STAFF_GUARD: 'strict' })
  try {
    const { context, page, says } = await reader({ locale: 'zh-CN', width: 390, at: product.origin, refused: [403] })
    await logInQuietly(context, ADMINISTRATOR)
    await page.goto('/staff')
    await page.getByRole('link', { name: says('To the account') }).click()
    await expect(page.getByRole('heading', { level: 1, name: says('Account'), exact: true })).toBeVisible()
    await expect(page.getByText(says('Turn two-step login on first'))).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await isClean(page)
    const row = page.getByRole('listitem').filter({ hasText: says('Two-step login') })
    await row.getByRole('button', { name: says('Turn on'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: says('Turn two-step login on') })
    await dialog.getByLabel(says('Login password'), { exact: true }).fill(PASSWORDS.login)
    await dialog.getByRole('button', { name: says('Go on'), exact: true }).click()
    const secret = await dialog.getByTestId('factor-secret').innerText()
    const code = async (): Promise<string> => {
      const { now } = await read<{ now: number }>(context.request, 'sandbox.status')
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now * 1000 })
    }
    await dialog.getByLabel(says('Code'), { exact: true }).fill(await code())
    await dialog.getByRole('button', { name: says('Turn on'), exact: true }).click()
    await page.getByRole('button', { name: says('I have kept them') }).click()
    await expect(page.getByText(says('Turn two-step login on first'))).toBeHidden()
    await expect(page.getByRole('heading', { name: says('Sessions') })).toBeVisible()
    await advanceQuietly(context, accountRules.staff.confirmedSeconds)

    const { data } = await read<Cases>(context.request, 'disputes.cases', { page: 1, limit: 1, queue: 'waiting' })
    await page.goto(`/staff/cases/${data[0]?.id}`)
    const form = page.getByRole('form', { name: says('Ruling') })
    await form.getByLabel(says('Reason, shown to both sides'), { exact: true }).fill('附件与描述不符。')
    await page
      .getByRole('radiogroup', { name: says('To whom'), exact: true })
      .getByText(says('To buyer'), { exact: true })
      .click()
    await form.getByRole('button').last().click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    const again = page.getByRole('alertdialog', { name: says('Is it you?') })
    await expect(again).toBeVisible()
    expect(await findings(page)).toEqual([])
    await again.getByLabel(says('Code'), { exact: true }).fill('000000')
    await again.getByRole('button', { name: says('Go on'), exact: true }).click()
    await expect(again.getByRole('alert')).toBeVisible()
    await again.getByLabel(says('Code'), { exact: true }).fill(await code())
    await again.getByRole('button', { name: says('Go on'), exact: true }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByText('附件与描述不符。').first()).toBeVisible()
    await page.close()
  } finally {
    await product.stop()
  }
})
