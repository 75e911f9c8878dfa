import { readFile } from 'node:fs/promises'
import { call, logInQuietly } from './calls.ts'
import { expect, test } from './product.ts'

/** A demo trader with coin, and a demo member of finance. */
const [TRADER, FINANCE] = [100_001, 100_019]

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
