import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isClean } from './axe.ts'
import { logInQuietly } from './calls.ts'
import { expect, isTold, test } from './product.ts'

const ADMINISTRATOR = 100_017
const packageFile = (name: string): string => resolve(import.meta.dirname, '../../api/test/android', `${name}.apk`)

test('an administrator publishes the Android app, and a phone downloads what was published (zh-CN, en at 390 px)', async ({
  reader,
}) => {
  const staff = await reader({ locale: 'zh-CN', refused: [409] })
  await logInQuietly(staff.context, ADMINISTRATOR)
  await staff.page.goto('/staff/android')
  await expect(staff.page.getByText(staff.says('No version is published yet'))).toBeVisible()
  const dialog = staff.page.getByRole('alertdialog')
  const publish = async (name: string): Promise<void> => {
    await staff.page.getByLabel(staff.says('Package (APK)')).setInputFiles(packageFile(name))
    await dialog.getByRole('button', { name: staff.says('Publish'), exact: true }).click()
  }
  await publish('other-key')
  await expect(dialog).toContainText('签名密钥')
  await dialog.getByRole('button', { name: staff.says('Not now') }).click()
  await publish('version-7')
  await isTold(staff.page, staff.says('The version is published'))
  await expect(staff.page.getByText('1.2.0 (7)')).toBeVisible()
  await isClean(staff.page)

  const phone = await reader({ locale: 'en', width: 390, height: 844 })
  await phone.page.goto('/download')
  const link = phone.page.getByRole('link', { name: 'Download 1.2.0' })
  await expect(link).toBeVisible()
  await expect(phone.page.getByText('Android 10 and newer')).toBeVisible()
  await isClean(phone.page)
  const started = phone.page.waitForEvent('download')
  await link.click()
  const download = await started
  expect(download.suggestedFilename()).toBe('example.market.app-7.apk')
  expect(await readFile(await download.path())).toEqual(await readFile(packageFile('version-7')))
  // iPhones are told how, and a computer is shown a code to scan with a phone.
  await expect(phone.page.getByText('Choose “Add to Home Screen”, then “Add”.')).toBeVisible()
  const code = 'This page as a QR code'
  await expect(phone.page.getByRole('img', { name: code })).toBeHidden()
  await staff.page.goto('/download')
  await expect(staff.page.getByRole('img', { name: staff.says(code) })).toBeVisible()
  await expect(
    staff.page.getByText(
      createHash('sha256')
        .update(await readFile(packageFile('version-7')))
        .digest('hex'),
    ),
  ).toBeVisible()
})

test('inside a messenger the download page says to open a browser, and a browser of its own reads nothing of it (zh-CN, 390 px)', async ({
  reader,
}) => {
  const { page, says } = await reader({ locale: 'zh-CN', width: 390, height: 844 })
  const hint = page.getByText(
    says(
      'This page is open inside a messenger, which blocks downloads. Open it in your browser: menu at the top right, then open in browser.',
    ),
  )
  await page.goto('/download')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hint).toBeHidden()
  await page.addInitScript(() => {
    const named = `${navigator.userAgent} WhatsApp/2.24`
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => named })
  })
  await page.goto('/download')
  await expect(hint).toBeVisible()
})
