import { accountRules } from '@jindu/domain/rules'
import { Secret, TOTP } from 'otpauth'
import { isClean } from './axe.ts'
import { logInQuietly, PASSWORDS, read, registerQuietly } from './calls.ts'
import { openAccountWithPasskey } from './passkeys.ts'
import { expect, isTold, test } from './product.ts'

const { periodSeconds, recoveryCodes } = accountRules.secondFactor

test('two-step login is turned on, asked for, and passed with the next code and with a recovery code (zh-CN, 390 px)', async ({
  reader,
}) => {
  const { page, says, context } = await reader({ locale: 'zh-CN', width: 390, refused: [403] })
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  await page.goto('/personal/userInfo')
  const row = page.getByRole('listitem').filter({ hasText: says('Two-step login') })
  await row.getByRole('button', { name: says('Turn on'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: says('Turn two-step login on') })
  await dialog.getByLabel(says('Login password'), { exact: true }).fill(PASSWORDS.login)
  await dialog.getByRole('button', { name: says('Go on'), exact: true }).click()
  const secret = Secret.fromBase32(await dialog.getByTestId('factor-secret').innerText())
  // Other journeys move the product's clock.
  const code = async (periods: number): Promise<string> => {
    const { now } = await read<{ now: number }>(context.request, 'sandbox.status', undefined)
    return new TOTP({ secret }).generate({ timestamp: (now + periods * periodSeconds) * 1000 })
  }

  await dialog.getByLabel(says('Code'), { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: says('Turn on'), exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: says('Code') })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(says('Code'), { exact: true }).fill(await code(0))
  await dialog.getByRole('button', { name: says('Turn on'), exact: true }).click()
  await isTold(page, says('Two-step login is on'))
  const codes = page.getByRole('dialog', { name: says('Your recovery codes') })
  await expect(codes.getByRole('listitem')).toHaveCount(recoveryCodes)
  const recovery = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: says('I have kept them') }).click()
  await expect(row).toContainText(String(recoveryCodes))

  const logIn = async (typed: string): Promise<void> => {
    // An open page may have pending requests, which would report the missing session.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(`/login?uid=${uid}`)
    await page.getByLabel(says('Password'), { exact: true }).fill(PASSWORDS.login)
    await page.getByRole('button', { name: says('Log in'), exact: true }).click()
    await page.getByLabel(says('Code'), { exact: true }).fill(typed)
    await page.getByRole('button', { name: says('Log in'), exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname !== '/login')
  }
  await logIn(await code(1))
  await logIn(recovery.toUpperCase())
  await page.goto('/personal/userInfo')
  await expect(row).toContainText(String(recoveryCodes - 1))
})

test('a passkey is added to the account and passes the second step of a login (en, 1440 px)', async ({ reader }) => {
  const visit = await reader({ locale: 'en', refused: [403], named: true })
  const { page, says, context } = visit
  const uid = await openAccountWithPasskey(visit, 'My laptop')
  await isClean(page)

  await context.clearCookies()
  await page.goto(`/login?uid=${uid}`)
  await page.getByLabel(says('Password'), { exact: true }).fill(PASSWORDS.login)
  await page.getByRole('button', { name: says('Log in'), exact: true }).click()
  await page.getByRole('button', { name: says('Use a passkey') }).click()
  // The passkey's answer logs in without a second click.
  await expect(page).toHaveURL((url) => url.pathname !== '/login')
})
