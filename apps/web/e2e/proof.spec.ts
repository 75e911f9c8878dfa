import { readFile } from 'node:fs/promises'
import { NETWORKS } from '../../api/src/platform/chain/address/index.ts'
import { outsideKey, signBip322 } from '../../api/test/node/sign-message.ts'
import { call, logInQuietly } from './calls.ts'
import { isClean } from './axe.ts'
import { expect, test } from './product.ts'

/** A demo trader with coin, and demo members of the staff. */
const [TRADER, ADMINISTRATOR, FINANCE] = [100_001, 100_017, 100_019]

test('what is owed is published, and each user checks their own part of it on a phone and as a file', async ({
  reader,
}) => {
  const visitor = await reader({ locale: 'en' })
  await visitor.page.goto('/proof')
  const latest = visitor.page.getByRole('table', { name: 'Latest snapshot' })
  await expect(latest.locator('tbody').getByRole('row')).toHaveCount(3)
  await expect(visitor.page.getByText('Liabilities only')).toBeVisible()
  await expect(visitor.page.getByRole('link', { name: /^Log in to check/ })).toBeVisible()
  await visitor.page.getByText('Whole roots and totals').click()
  await expect(visitor.page.getByText(/^LTC=[0-9a-f]{64}:\d+$/)).toBeVisible()
  await expect(visitor.page.getByRole('button', { name: 'Copy for LTC' })).toBeVisible()

  const { page, context, says } = await reader({ locale: 'zh-CN', width: 390, height: 844 })
  await logInQuietly(context, TRADER)
  await page.goto('/proof')
  await page.getByRole('button', { name: says('Check my part here') }).click()
  await expect(page.getByText(says('Included')).first()).toBeVisible()
  await page
    .getByRole('table', { name: says('All snapshots') })
    .getByRole('button', { name: says('Details') })
    .first()
    .click()
  await expect(page.getByRole('button', { name: says('Check my part here') })).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: says('Save my proof as a file') })
    .first()
    .click()
  const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ format: 'jindu-liability-proof-1', uid: TRADER })
  for (const script of ['/verify-proof.mjs', '/verify_proof.py']) {
    expect(await (await page.request.get(script)).text()).toContain('jindu-liability-proof-1')
  }

  const finance = await reader({ locale: 'en', refused: [409] })
  await logInQuietly(finance.context, FINANCE)
  // Other tests move the clock: the newest snapshot may be old enough for another one.
  await call(finance.context.request, 'proofs.take', {}).catch(() => undefined)
  await finance.page.goto('/staff/payouts')
  await finance.page.getByRole('button', { name: 'Publish a snapshot of liabilities' }).click()
  await expect(finance.page.getByText('A snapshot was taken a few minutes ago.').first()).toBeVisible()
})

test('finance adds a signed reserve, a second member publishes it on a phone, and everybody reads it', async ({
  reader,
}) => {
  const key = outsideKey(1)
  const address = key.address(NETWORKS.litecoinTest)
  const first = await reader({ locale: 'en', refused: [400] })
  await logInQuietly(first.context, FINANCE)
  const { page } = first
  await page.goto('/staff/payouts?part=custody')
  await page.getByRole('radio', { name: 'LTC' }).click()
  const message = await page.getByText(/^Proof of reserves of .*, LTC, root [0-9a-f]{64}$/).innerText()
  await page.getByLabel('Address that signed').fill(address)
  await page.getByLabel('Signature', { exact: true }).fill(signBip322(outsideKey(2), message))
  await page.getByRole('button', { name: 'Check and add the signature' }).click()
  await expect(page.getByText('This address did not sign this message').first()).toBeVisible()
  await page.getByLabel('Signature', { exact: true }).fill(signBip322(key, message))
  await page.getByRole('button', { name: 'Check and add the signature' }).click()
  await expect(page.getByRole('button', { name: `Withdraw ${address}` })).toBeVisible()
  await isClean(page)

  const second = await reader({ locale: 'zh-CN', width: 390, height: 844 })
  await logInQuietly(second.context, ADMINISTRATOR)
  await second.page.goto('/staff/payouts?part=custody')
  await second.page.getByRole('button', { name: /^发布快照 \d+ 的签名$/ }).click()
  await isClean(second.page)
  await second.page
    .getByRole('alertdialog')
    .getByRole('button', { name: second.says('Publish the reserves') })
    .click()
  await expect(second.page.getByText(second.says('The reserves are published')).first()).toBeVisible()

  for (const visit of [
    { locale: 'en', width: 1440 },
    { locale: 'zh-CN', width: 390, height: 844 },
  ] as const) {
    const visitor = await reader(visit)
    const { says } = visitor
    await visitor.page.goto('/proof')
    const reserves = visitor.page.getByRole('table', { name: says('Reserves'), exact: true })
    await expect(reserves.locator('tbody').getByRole('row')).toHaveCount(1)
    await expect(visitor.page.getByText(says('Liabilities only'))).toHaveCount(0)
    await reserves.getByRole('button', { name: /LTC/ }).click()
    await expect(visitor.page.getByText(message)).toBeVisible()
    await isClean(visitor.page)
  }
})
