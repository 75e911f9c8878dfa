import { call, logInQuietly } from './calls.ts'
import { expect, test } from './product.ts'

/** People of the sandbox who have something on every list. */
const PEOPLE = { member: 100_001, seller: 100_002, administrator: 100_017 } as const

const BEYOND = 97

/** Every list whose page stands in the address, and who reads it. */
const LISTS: readonly (readonly [who: keyof typeof PEOPLE, path: string])[] = [
  ['member', '/search?'],
  ['member', '/sellerDetails?id=100002&'],
  ['member', '/otc?'],
  ['member', '/ruleList?type=9002&'],
  ['member', '/personal/ruleList?type=9001&'],
  ['member', '/personal/buyOrderList?'],
  ['seller', '/personal/sellOrderList?'],
  ['seller', '/personal/myGoods?'],
  ['member', '/personal/favorites?'],
  ['member', '/personal/message?'],
  ['seller', '/personal/myAD/adList?'],
  ['member', '/personal/walletHistory?'],
  ['member', '/personal/feedback/feedback_list?'],
  ['seller', '/personal/otcManage?tab=myReleaseOtcTopic&'],
  ['seller', '/personal/otcManage?tab=myOtcOrder&'],
  ['member', '/personal/otcManage?tab=otcMessage&'],
  ['administrator', '/staff/cases?'],
  ['administrator', '/staff/ads?'],
  ['administrator', '/staff/categories?'],
]

for (const who of ['member', 'seller', 'administrator'] as const)
  test(`a page beyond the end of a list leads back to its last page (${who})`, async ({ reader }) => {
    const { page, context } = await reader({ locale: 'en' })
    await logInQuietly(context, PEOPLE[who])
    if (who === 'member')
      await call(context.request, 'tickets.create', {
        title: 'Where is it',
        contents: { format: 'html', html: '<p>My deposit has not come.</p>' },
        about: { kind: 'appeal' },
        clientKey: crypto.randomUUID(),
      })
    for (const [, path] of LISTS.filter(([whose]) => whose === who))
      await test.step(path, async () => {
        await page.goto(`${path}page=${BEYOND}`)
        await expect(page, path).not.toHaveURL(new RegExp(`page=${BEYOND}`))
        const rows = page.getByRole('main').locator('tbody tr, article, li')
        await expect(rows.first(), path).toBeVisible()
        await expect(page.getByRole('main').locator('.empty-state'), path).toHaveCount(0)
      })
  })
