import { successMessage } from '@jindu/i18n'
import { logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { expect, test } from './product.ts'
import { unique } from './unique.ts'

test('a visitor reads what is said in public as it comes; the seller answers, the author takes it back', async ({
  reader,
}) => {
  const locale = 'zh-CN'
  const [seller, author, visitor] = await Promise.all([reader({ locale }), reader({ locale }), reader({ locale })])
  const { says } = author
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const uid = await registerQuietly(author.context)
  await logInQuietly(author.context, uid)
  const goodsId = await publishQuietly(seller.context, `公开评论海图 ${unique()}`, '4.00')
  const path = `/goodsDetails?id=${goodsId}&type=comments`

  await test.step('nothing is said yet, and a visitor is asked to log in', async () => {
    await visitor.page.goto(path)
    await expect(visitor.page.getByRole('heading', { name: says('No comments yet') })).toBeVisible()
    await expect(visitor.page.getByText(says('Anybody reads the comments. To write one, log in.'))).toBeVisible()
  })

  const { page } = author
  await test.step('an empty one is refused under the field; what is said appears at once', async () => {
    await page.goto(path)
    const field = page.getByLabel(says('Your comment'))
    await page.getByRole('button', { name: says('Publish') }).click()
    await expect(page.getByText('内容为空').first()).toBeVisible()
    await field.fill('有 <b>96k</b> 的版本吗？')
    await page.getByRole('button', { name: says('Publish') }).click()
    await expect(page.getByText(successMessage('COMMENTED', locale))).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '有 <b>96k</b> 的版本吗？' })).toBeVisible()
    await expect(field).toHaveValue('')
  })

  await test.step('a comment in the making survives tabs, Back and reload', async () => {
    const field = page.getByLabel(says('Your comment'))
    await field.fill('还没写完的一句')
    await page.getByRole('tab').first().click()
    await expect(field).toBeHidden()
    await page.getByRole('tab', { name: says('Public comments') }).click()
    await expect(field).toHaveValue('还没写完的一句')
    await page.reload()
    await expect(field).toHaveValue('还没写完的一句')
    await page.goto('/search')
    await page.goBack()
    await expect(field).toHaveValue('还没写完的一句')
    await field.fill('')
  })

  await test.step('the visitor reads it without asking again', async () => {
    await expect(visitor.page.getByRole('listitem').filter({ hasText: String(uid) })).toContainText('的版本吗？')
  })

  await test.step('the seller answers below it', async () => {
    await seller.page.goto(path)
    await seller.page.getByRole('button', { name: says('Answer') }).click()
    await seller.page.getByLabel(says('Your answer')).fill('下周上传。')
    await seller.page
      .getByRole('button', { name: says('Publish') })
      .last()
      .click()
    await expect(seller.page.getByRole('listitem').filter({ hasText: '下周上传。' })).toContainText('的版本吗？')
    await expect(page.getByText('下周上传。')).toBeVisible()
  })

  await test.step('the author takes it back: the place stays', async () => {
    await page.getByRole('button', { name: says('Delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: says('Delete') })
      .click()
    await expect(page.getByText(says('You took this comment back'))).toBeVisible()
    await expect(visitor.page.getByText(says('{uid} took this comment back', { uid }))).toBeVisible()
  })
})
