import { messageText } from '@jindu/i18n'
import { isClean } from './axe.ts'
import { call, logInQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'
import { LOCALES } from './words.ts'

const MODERATOR = 100_020

for (const locale of LOCALES) {
  test(`a reader on a phone reports what a notice says wrongly; a moderator takes it, puts it right, and the reader hears (${locale})`, async ({
    reader,
  }) => {
    const moderator = await reader({ locale, width: 1440 })
    await logInQuietly(moderator.context, MODERATOR)
    const title = `Fees ${unique()}`
    const text = { title, summary: 'What a trade costs', contents: { format: 'html', html: '<p>Two per cent.</p>' } }
    const { id } = await call<{ id: number }>(moderator.context.request, 'notices.publish', {
      category: 9001,
      en: text,
      zh: text,
      pinnedUntil: null,
      commentsOpen: true,
    })
    const { page: queue, says: told } = moderator
    await queue.goto('/staff')
    await expect(queue.getByRole('heading', { name: told('Queue'), exact: true })).toBeVisible()

    const { page, says, context } = await reader({ locale, width: 390, height: 844 })
    await logInQuietly(context, await registerQuietly(context))
    await page.goto(`/ruleDetails?id=${id}`)
    await page.getByRole('button', { name: says('Report'), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByLabel(says('What is wrong'))).toHaveValue('wrong')
    await isClean(page)
    await dialog.getByRole('button', { name: says('Report'), exact: true }).click()
    await expect(dialog).toBeHidden()

    // Without a reload: the queue updates live.
    await queue.getByRole('link').filter({ hasText: title }).click()
    await expect(queue.getByText(told('the site'), { exact: true })).toBeVisible()
    await queue.getByRole('button', { name: told('Take it') }).click()
    await expect(queue.getByRole('button', { name: told('Warn'), exact: true })).toHaveCount(0)
    await isClean(queue)
    await queue.getByRole('link', { name: told('Change the notice') }).click()
    for (const name of [told('Chinese'), told('English')]) {
      const contents = queue.getByRole('group', { name, exact: true }).getByRole('textbox', { name: told('Text') })
      await contents.click()
      await queue.keyboard.press('End')
      await queue.keyboard.type(' And a half.')
    }
    await queue.getByRole('button', { name: told('Save'), exact: true }).click()
    await expect(queue).toHaveURL('/staff/notices')
    await queue.goto('/staff?list=closed')
    await expect(queue.getByRole('link').filter({ hasText: title })).toContainText(told('Put right'))

    await page.goto('/personal/message')
    const words = messageText({ kind: 'report.acted', side: null, facts: { what: 'notice' } }, locale)
    await expect(page.getByText(words)).toBeVisible()
    await page.goto(`/ruleDetails?id=${id}`)
    await expect(page.getByText('Two per cent. And a half.')).toBeVisible()
  })
}
