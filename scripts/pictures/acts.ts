import type { Page } from '@playwright/test'

/** What the reader does before the picture. */
export type Act = (page: Page) => Promise<void>

/** Presses the nth button of a part of the page, and waits for what it opens. */
export const opens =
  (button: string, nth = 0): Act =>
  async (page) => {
    await page.locator(button).nth(nth).click()
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  }

/** Presses the nth step of a list, or on phones, where the expected one leaves it, the step at the foot of the screen. */
export const opensListed =
  (button: string, nth: number): Act =>
  async (page) => {
    const listed = page.locator(button).nth(nth)
    await ((await listed.isVisible()) ? listed : page.locator('.step-bar .btn:enabled').last()).click()
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  }

/** Presses the nth button of a part of the page, or on phones, where the row folds its steps, that entry of its menu. */
export const opensStep =
  (button: string, nth: number, entry: number): Act =>
  async (page) => {
    const face = page.locator(button).nth(nth)
    if (await face.isVisible()) await face.click()
    else {
      await page.locator('main tbody [aria-haspopup=menu]:visible').first().click()
      await page.locator('[role=menuitem]').nth(entry).click()
    }
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  }

/** Presses a button of the header and waits for the panel under it; on the phone only what stands there is pressed. */
export const unfolds =
  (button: string): Act =>
  async (page) => {
    const face = page.locator(button).first()
    if (!(await face.isVisible())) return
    await face.click()
    await page.locator('.drop-panel > *').first().waitFor()
  }

/** Sends the first form of the page as it is. */
export const sends: Act = async (page) => {
  await page.locator('main form button[type=submit]:enabled').first().click()
  await page.locator('.toast').first().waitFor()
}

/** Fills the passwords of as many steps of the registration as said, and goes on. */
export const registers =
  (...passwords: readonly string[]): Act =>
  async (page) => {
    for (const [nth, password] of passwords.entries()) {
      const fields = page.locator('main form input[autocomplete=new-password]')
      await fields.nth(0).fill(password)
      await fields.nth(1).fill(password)
      await page.locator('main form button[type=submit]:enabled').click()
      await page.locator(`main .wiz > :nth-child(${nth + 2})[aria-current]`).waitFor()
    }
  }

/** Types a new password and waits for what is said of its strength. */
export const choosesPassword =
  (password: string): Act =>
  async (page) => {
    await page.locator('main form input[autocomplete=new-password]').first().fill(password)
    await page.locator('main form [aria-live=polite] .ticks').waitFor()
  }

/** Types a keyword and waits for what is proposed. */
export const types =
  (text: string): Act =>
  async (page) => {
    await page.locator('main input[type=search]').first().pressSequentially(text)
    await page.locator('[role=listbox] [role=option]').first().waitFor()
  }
