import { writeFile } from 'node:fs/promises'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { call, fundQuietly, logInQuietly, PASSWORDS, publishQuietly, registerQuietly } from './calls.ts'
import { expect, isTold, test, type Locator, type Page } from './product.ts'
import { wordsOf } from './words.ts'

const says = wordsOf('en')
const { password, goods } = rules

const labelled = (page: Page, label: string): Locator => page.getByLabel(says(label), { exact: true })
const press = (page: Page, button: string): Promise<void> =>
  page.getByRole('button', { name: says(button), exact: true }).click()

test('a login with a wrong password is refused and keeps what was typed', async ({ reader }) => {
  const { page } = await reader({ locale: 'en', refused: [401] })
  await page.goto('/login')
  await labelled(page, 'Password').fill('Wrong-1234')
  await press(page, 'Log in')
  await isTold(page, errorMessage('UID_REQUIRED', 'en'))
  await page.getByLabel('UID', { exact: true }).fill('100001')
  await press(page, 'Log in')
  await isTold(page, errorMessage('INVALID_CREDENTIALS', 'en'))
  await expect(page.getByLabel('UID', { exact: true })).toHaveValue('100001')
  await expect(labelled(page, 'Password')).toHaveValue('Wrong-1234')
  await expect(page).toHaveURL(/\/login/)
})

test('registration refuses passwords against the rules, unequal ones and equal ones', async ({ reader }) => {
  const { page } = await reader({ locale: 'en' })
  await page.goto('/register')
  const type = async (label: string, first: string, second: string): Promise<void> => {
    await labelled(page, label).fill(first)
    await labelled(page, 'Once more').fill(second)
  }
  const refused: readonly (readonly [string, string, string])[] = [
    [
      'a-1',
      'a-1',
      errorMessage('PASSWORD_LENGTH', 'en', {
        minimum: password.minimumCharacters,
        maximum: password.maximumCharacters,
      }),
    ],
    ['onlyletters', 'onlyletters', errorMessage('PASSWORD_COMPOSITION', 'en')],
    [PASSWORDS.login, 'Other-1234', errorMessage('PASSWORD_CONFIRMATION_MISMATCH', 'en')],
  ]
  for (const [first, second, message] of refused) {
    await type('Login password', first, second)
    await press(page, 'Next: pay password')
    await isTold(page, message)
    await expect(labelled(page, 'Login password')).toHaveValue(first)
  }
  await labelled(page, 'Once more').fill(PASSWORDS.login)
  await press(page, 'Next: pay password')
  await type('Pay password', PASSWORDS.login, PASSWORDS.login)
  await press(page, 'Next: recovery password')
  await isTold(page, errorMessage('LOGIN_EQUALS_PAY_PASSWORD', 'en'))
  await type('Pay password', PASSWORDS.pay, PASSWORDS.pay)
  await press(page, 'Next: recovery password')
  await type('Recovery password', PASSWORDS.login, PASSWORDS.login)
  await press(page, 'Register')
  await isTold(page, errorMessage('RECOVERY_EQUALS_LOGIN_PASSWORD', 'en'))
  await type('Recovery password', PASSWORDS.pay, PASSWORDS.pay)
  await press(page, 'Register')
  await isTold(page, errorMessage('RECOVERY_EQUALS_PAY_PASSWORD', 'en'))
  await press(page, 'Back')
  await expect(labelled(page, 'Pay password')).toHaveValue(PASSWORDS.pay)
})

test('publishing refuses each field in words and keeps the others', async ({ reader }) => {
  const { context, page } = await reader({ locale: 'en' })
  await logInQuietly(context, await registerQuietly(context))
  await page.goto('/personal/releaseGoods')
  await press(page, 'Next: goods')
  await isTold(page, errorMessage('CATEGORY_REQUIRED', 'en'))
  await page.getByRole('radio').first().check()
  await press(page, 'Next: goods')

  await labelled(page, 'Title').fill('9 lives')
  await labelled(page, 'Price').fill('1.234')
  await press(page, 'Next: after-sales')
  await isTold(page, errorMessage('GOODS_PRICE_TOO_PRECISE', 'en'))
  await isTold(page, errorMessage('GOODS_DESCRIPTION_REQUIRED', 'en'))
  await expect(labelled(page, 'Title')).toHaveAttribute('aria-invalid', 'true')
  await labelled(page, 'Title').fill('Lives of nine cats')
  await labelled(page, 'Price').fill('0')
  await page.getByRole('textbox', { name: says('Description') }).fill('Short')
  await press(page, 'Next: after-sales')
  const { minimumVisibleCharacters: minimum } = goods.description
  await isTold(page, errorMessage('GOODS_DESCRIPTION_TOO_SHORT', 'en', { minimum }))
  await isTold(page, errorMessage('GOODS_PRICE_NOT_POSITIVE', 'en'))
  await expect(labelled(page, 'Price')).toHaveAttribute('aria-invalid', 'true')
  await expect(labelled(page, 'Title')).toHaveValue('Lives of nine cats')

  await test.step('a text that calls itself a picture, and a picture of 33 MB', async () => {
    const picture = page.getByRole('group', { name: says('Formatting') }).locator('input[type="file"]')
    await picture.setInputFiles({ name: 'cats.png', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await isTold(page, errorMessage('FILE_NOT_IMAGE', 'en'))
    const vast = test.info().outputPath('vast.png')
    await writeFile(vast, Buffer.alloc(33 * 1024 * 1024))
    await picture.setInputFiles(vast)
    await isTold(page, errorMessage('FILE_TOO_LARGE', 'en', { megabytes: rules.files.maximumMegabytes }))
    await expect(page.getByRole('textbox', { name: says('Description') })).toHaveText('Short')
  })

  await labelled(page, 'Price').fill('12.50')
  await page.getByRole('textbox', { name: says('Description') }).fill('Nine lives, told by those who lived them')
  await press(page, 'Next: after-sales')
  await press(page, 'Publish')
  await isTold(page, errorMessage('GOODS_SHIPMENT_REQUIRED', 'en'))
})

test('a text that calls itself a picture is refused by the server too', async ({ reader }) => {
  const { context, page } = await reader({ locale: 'en', refused: [400, 415, 422] })
  await logInQuietly(context, await registerQuietly(context))
  await page.goto('/personal/releaseGoods')
  await page.getByRole('radio').first().check()
  await press(page, 'Next: goods')
  const picture = page.getByRole('group', { name: says('Formatting') }).locator('input[type="file"]')
  await picture.setInputFiles({ name: 'cats.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await isTold(page, errorMessage('FILE_NOT_IMAGE', 'en'))
})

test('a purchase refuses a part of goods, a wrong password, an empty balance and a price of yesterday', async ({
  reader,
}) => {
  const seller = await reader({ locale: 'en' })
  const { context, page } = await reader({ locale: 'en', refused: [400, 401, 403, 409] })
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const goodsId = await publishQuietly(seller.context, 'Tide tables of the bay', '9.00')
  await logInQuietly(context, await registerQuietly(context))
  // A page without live updates: a live one would show the new price before anybody could click.
  await page.routeWebSocket(/\/trpc/, () => undefined)
  await page.goto(`/goodsDetails?id=${goodsId}`)
  const pay = page.getByRole('button', { name: says.like('Pay {amount} into escrow') })

  await test.step('too little balance', async () => {
    await expect(pay).toBeDisabled()
    await expect(page.getByText(/Your balance is [\d.]+\sLTC short/)).toBeVisible()
  })
  await fundQuietly(context, '1')
  await page.reload()

  await test.step('quantities', async () => {
    const quantity = page.getByRole('spinbutton', { name: says('Quantity') })
    await quantity.fill('1.5')
    await isTold(page, errorMessage('QUANTITY_NOT_INTEGER', 'en'))
    // The invalid input stays visible, but the value is unchanged.
    await expect(quantity).toHaveValue('1.5')
    await expect(quantity).toHaveAttribute('aria-valuenow', '1')
    await quantity.fill('0')
    await quantity.blur()
    await expect(quantity).toHaveValue('1')
    await quantity.fill('2')
  })

  await test.step('a wrong pay password', async () => {
    await labelled(page, 'Pay password').fill('Wrong-5678')
    await press(page, 'Verify')
    const triesLeft = rules.payPassword.triesBeforeLock - 1
    await isTold(page, errorMessage('PAY_PASSWORD_WRONG', 'en', { triesLeft }))
    await expect(pay).toBeDisabled()
    await expect(page.getByRole('spinbutton', { name: says('Quantity') })).toHaveValue('2')
    await labelled(page, 'Pay password').fill(PASSWORDS.pay)
    await press(page, 'Verify')
    await expect(pay).toBeEnabled()
  })

  await test.step('a price that changed since it was shown', async () => {
    await call(seller.context.request, 'goods.editInfo', {
      id: goodsId,
      title: 'Tide tables of the bay',
      price: '9.50',
      contents: { format: 'html', html: '<p>Forty sheets with soundings</p>' },
    })
    await pay.click()
    await expect(page.getByText(says('Price changed, nothing was charged'))).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: says('Quantity') })).toHaveValue('2')
    await expect(page.getByText(/You saw \$9\.00\. It is \$9\.50 now\./)).toBeVisible()
    await expect(pay).toBeDisabled()
    await page.getByRole('button', { name: 'Go on at $9.50' }).click()
    await expect(pay).toBeEnabled()
  })
})
