import { expect } from '@playwright/test'
import { call, PASSWORDS } from './calls.ts'
import type { Visit } from './product.ts'

/** Registers through the three steps and logs in with the uid that the product gave. */
export async function registerAndLogIn({ page, says }: Visit): Promise<number> {
  await page.goto('/register')
  const steps = [
    { label: says('Login password'), password: PASSWORDS.login, button: says('Next: pay password') },
    { label: says('Pay password'), password: PASSWORDS.pay, button: says('Next: recovery password') },
    { label: says('Recovery password'), password: PASSWORDS.recovery, button: says('Register') },
  ]
  // One that many use is called so while it is typed.
  await page.getByLabel(says('Login password'), { exact: true }).fill('password1')
  const weak = page.getByText(says('Guessed at once: many people use it, or you use it here already'))
  await expect(weak.filter({ visible: true })).toHaveCount(1)
  for (const { label, password, button } of steps) {
    await page.getByLabel(label, { exact: true }).fill(password)
    await page.getByLabel(says('Once more'), { exact: true }).fill(password)
    await page.getByRole('button', { name: button, exact: true }).click()
    if (label === says('Login password')) {
      // The browser's Back returns to the previous step, with the input.
      await expect(page.getByLabel(says('Pay password'), { exact: true })).toBeVisible()
      await page.goBack()
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(password)
      await page.goForward()
    }
  }
  const registered = page.getByRole('dialog', { name: says('Registered') })
  const uid = Number(await registered.getByRole('strong').textContent())
  expect(uid).toBeGreaterThan(100_000)
  await registered.getByRole('button', { name: says('Log in with this uid') }).click()
  await expect(page.getByLabel('UID', { exact: true })).toHaveValue(String(uid))
  await page.getByLabel(says('Password'), { exact: true }).fill(PASSWORDS.login)
  await page.getByRole('button', { name: says('Log in'), exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: says('Account {0}', { 0: uid }) })).toBeVisible()
  return uid
}

/** Enters the pay password where it is needed. */
export async function verifyPayPassword({ page, says }: Visit): Promise<void> {
  await page.getByLabel(says('Pay password'), { exact: true }).fill(PASSWORDS.pay)
  await page.getByRole('button', { name: says('Verify'), exact: true }).click()
}

/** Pays on a goods page with a verified password; returns the amount on the pressed button. */
export async function payIntoEscrow({ page, says }: Visit): Promise<string> {
  const pay = page.getByRole('button', { name: says.like('Pay {amount} into escrow') })
  await expect(pay).toBeEnabled()
  // Read and pressed in one breath: the amount follows the market rate.
  const label = await pay.evaluate((button: HTMLButtonElement) => {
    const said = button.textContent
    button.click()
    return said
  })
  const [amount] = /[\d.]+\sLTC/.exec(label) ?? []
  await page
    .getByRole('dialog')
    .getByRole('link', { name: says('View the order') })
    .click()
  await expect(page).toHaveURL(/\/personal\/goodsOrderPanel\?id=\d+/)
  return amount ?? ''
}

/** Makes a category in the first step of publishing; it is chosen then. */
export async function createCategory({ page, says }: Visit, name: string): Promise<void> {
  await page.getByRole('button', { name: says('Create a category') }).click()
  const dialog = page.getByRole('dialog', { name: says('Create a category') })
  await dialog.getByLabel(says('Name'), { exact: true }).fill(name)
  await dialog.getByRole('button', { name: says('Create'), exact: true }).click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
}

/** Takes a step of an order and confirms it in the dialog. */
export async function takeStep({ page, says }: Visit, button: string, confirm: RegExp): Promise<void> {
  await page.getByRole('button', { name: says(button), exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** Complains with a template reason; both sides and the arbiter read it. */
export async function complain({ page, says }: Visit, button: string, confirm: RegExp, reason: string): Promise<void> {
  await page.getByRole('button', { name: says(button), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  const send = dialog.getByRole('button', { name: confirm })
  await send.click()
  await expect(dialog.getByLabel(says('What is wrong?'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: says(reason), exact: true }).click()
  await send.click()
  await expect(dialog).toBeHidden()
}

/** Chooses that both sides get a part: a ruling begins with nothing chosen. */
export async function chooseSplit({ page, says }: Visit): Promise<void> {
  await page
    .getByRole('radiogroup', { name: says('To whom'), exact: true })
    .getByText(says('Split'), { exact: true })
    .click()
}

/** Navigates inside the page, as a link does. */
export async function follow({ page }: Pick<Visit, 'page'>, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

/** Ends the session from another of the account's sessions; the login that opens over the page is answered. */
export async function endSessionAndLogIn({ page, says, context }: Visit, uid: number): Promise<void> {
  const cookies = await context.cookies()
  await call(context.request, 'accounts.logout', {})
  await context.clearCookies()
  await context.addCookies(cookies)
  const login = page.getByRole('alertdialog', { name: says('Log in to go on') })
  await expect(login).toContainText(String(uid))
  await login.getByLabel(says('Password'), { exact: true }).fill(PASSWORDS.login)
  await login.getByRole('button', { name: says('Log in'), exact: true }).click()
  await expect(login).toBeHidden()
}
