import { findings } from './axe.ts'
import { fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { letItPay, openAccountWithPasskey } from './passkeys.ts'
import { expect, isTold, test } from './product.ts'

test('a passkey is chosen in place of the pay password, and confirms a purchase with its amount (zh-CN, 390 px)', async ({
  reader,
}) => {
  const seller = await reader({ locale: 'en' })
  await logInQuietly(seller.context, await registerQuietly(seller.context))
  const goodsId = await publishQuietly(seller.context, 'Soundings of the estuary', '3')
  const buyer = await reader({ locale: 'zh-CN', width: 390, height: 844, refused: [403], named: true })
  const { page, says, context } = buyer
  await openAccountWithPasskey(buyer, 'Phone')
  await letItPay(buyer, 'Phone')
  await fundQuietly(context, '5')

  await page.goto(`/goodsDetails?id=${goodsId}`)
  await expect(page.getByText('可用通行密钥代替支付密码')).toBeVisible()
  await page.getByRole('button', { name: says('Pay into escrow') }).click()
  const dialog = page.getByRole('alertdialog', { name: says('Confirm with your passkey') })
  await expect(dialog).toContainText('购买商品')
  await expect(dialog).toContainText(/[\d.]+\s*LTC/)
  await expect(dialog).toContainText(String(goodsId))
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: says('Use a passkey'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: says('View the order') })
    .click()
  await expect(page).toHaveURL(/\/personal\/goodsOrderPanel\?id=\d+/)
})

test('a transfer says amount and receiver before the passkey is asked; declined, nothing moves (en, 1440 px)', async ({
  reader,
}) => {
  const other = await reader({ locale: 'en' })
  const receiver = await registerQuietly(other.context)
  const owner = await reader({ locale: 'en', refused: [403], named: true })
  const { page, says, context } = owner
  await openAccountWithPasskey(owner, 'Laptop')
  await letItPay(owner, 'Laptop')
  await fundQuietly(context, '5')

  await page.goto('/personal/assets/transfer')
  await page.getByLabel(says('Amount'), { exact: true }).fill('2')
  await page.getByLabel(says('Recipient’s UID')).fill(String(receiver))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: says('Use a passkey'), exact: true }).click()
  await expect(page.getByText(says('Your passkey has answered. Go on.'))).toBeVisible()
  const transfer = page.getByRole('button', { name: says.like('Transfer {0} to {1}') })
  await transfer.click()
  const dialog = page.getByRole('alertdialog', { name: says('Confirm with your passkey') })
  await expect(dialog).toContainText('2.00000000')
  await expect(dialog).toContainText(String(receiver))
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: says('Not now'), exact: true }).click()
  await expect(page.getByText(says('Nothing was transferred'))).toBeVisible()
  await transfer.click()
  await dialog.getByRole('button', { name: says('Use a passkey'), exact: true }).click()
  await isTold(page, 'Done')
})
