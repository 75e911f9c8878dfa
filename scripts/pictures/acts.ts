import type { Page } from '@playwright/test'

/** An action on the page before its screenshot. */
export type Act = (page: Page) => Promise<void>

/** Clicks the nth matching button and waits for the dialog. */
export const opens =
  (button: string, nth = 0): Act =>
  async (page) => {
    await page.locator(button).nth(nth).click()
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  }

/** Clicks the nth step of a list. On phones the expected step is at the foot of the screen instead. */
export const opensListed =
  (button: string, nth: number): Act =>
  async (page) => {
    const listed = page.locator(button).nth(nth)
    await ((await listed.isVisible()) ? listed : page.locator('.step-bar .btn:enabled').last()).click()
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  }

/** Clicks the nth step of a row. On phones the row folds its steps into a menu, so clicks that entry. */
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

/** Clicks a button of the header and waits for its panel; on phones skips buttons that are hidden. */
export const unfolds =
  (button: string): Act =>
  async (page) => {
    const face = page.locator(button).first()
    if (!(await face.isVisible())) return
    await face.click()
    await page.locator('.drop-panel > *').first().waitFor()
  }

/** Submits the first form of the page unchanged. */
export const sends: Act = async (page) => {
  await page.locator('main form button[type=submit]:enabled').first().click()
  await page.locator('.toast').first().waitFor()
}

/** Fills the passwords of the given number of registration steps and continues. */
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

/** Types a new password and waits for its strength rating. */
export const choosesPassword =
  (password: string): Act =>
  async (page) => {
    await page.locator('main form input[autocomplete=new-password]').first().fill(password)
    await page.locator('main form [aria-live=polite] .ticks').waitFor()
  }

/** Types a keyword and waits for the suggestions. */
export const types =
  (text: string): Act =>
  async (page) => {
    await page.locator('main input[type=search]').first().pressSequentially(text)
    await page.locator('[role=listbox] [role=option]').first().waitFor()
  }

/** Types into the first search field of the page. */
export const searches =
  (text: string): Act =>
  async (page) => {
    await page.locator('main input[type=search]').first().fill(text)
  }
