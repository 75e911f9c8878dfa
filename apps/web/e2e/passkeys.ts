import { passwordDigest } from '@jindu/domain/accounts/passwords'
import { accountRules } from '@jindu/domain/rules'
import { Secret, TOTP } from 'otpauth'
import { isClean } from './axe.ts'
import { call, logInQuietly, PASSWORDS, read, registerQuietly } from './calls.ts'
import { expect, isTold, type Locator, type Visit } from './product.ts'

const { periodSeconds } = accountRules.secondFactor

/** The row of the passkeys on the account page. */
export const passkeysRow = ({ page, says }: Visit): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: says('Passkeys') }) })

/**
 * Opens an account with two-step login, and adds a passkey of Chromium's virtual authenticator on the account page, which
 * stays open. The visit is `named`.
 */
export async function openAccountWithPasskey(visit: Visit, name: string): Promise<number> {
  const { context, page, says } = visit
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  })
  const uid = await registerQuietly(context)
  await logInQuietly(context, uid)
  const password = passwordDigest(PASSWORDS.login)
  const begun = await call<{ secret: string }>(context.request, 'accounts.secondFactor.begin', { password })
  const secret = Secret.fromBase32(begun.secret)
  const code = async (periods: number): Promise<string> => {
    const { now } = await read<{ now: number }>(context.request, 'sandbox.status', undefined)
    return new TOTP({ secret }).generate({ timestamp: (now + periods * periodSeconds) * 1000 })
  }
  await call(context.request, 'accounts.secondFactor.confirm', { otp: await code(0) })

  await page.goto('/personal/userInfo')
  await passkeysRow(visit)
    .getByRole('button', { name: says('Add a passkey') })
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(says('Name of the passkey')).fill(name)
  await dialog.getByLabel(says('Login password'), { exact: true }).fill(PASSWORDS.login)
  await dialog.getByLabel(says('Code'), { exact: true }).fill(await code(1))
  await isClean(page)
  await dialog.getByRole('button', { name: says('Go on'), exact: true }).click()
  await isTold(page, says('The passkey can be used from now on'))
  await expect(passkeysRow(visit)).toContainText(name)
  return uid
}

/** On the account page: lets the passkey stand in for the pay password; the passkey itself answers for the code. */
export async function letItPay(visit: Visit, name: string): Promise<void> {
  const { page, says } = visit
  await passkeysRow(visit)
    .getByRole('button', { name: says('Use instead of the pay password: {name}', { name }) })
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(says('Pay password'), { exact: true }).fill(PASSWORDS.pay)
  await dialog.getByRole('button', { name: says('Use a passkey'), exact: true }).click()
  await expect(dialog.getByText(says('Your passkey has answered. Go on.'))).toBeVisible()
  await isClean(page)
  await dialog.getByRole('button', { name: says('Let it confirm payments'), exact: true }).click()
  await isTold(page, says('{name} can confirm payments from now on', { name }))
  await expect(passkeysRow(visit)).toContainText(says('Ask for the pay password again'))
}
