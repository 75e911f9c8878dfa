import { findings, settled } from './axe.ts'
import { logInQuietly, read } from './calls.ts'
import { expect, test, type Page, type Visit } from './product.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** Rules that depend on the width; the others were checked at desktop width. */
const OF_WIDTH = ['color-contrast', 'target-size', 'scrollable-region-focusable']

interface Openers {
  readonly path: string
  /** By button label, with an index if there are several. */
  readonly buttons: readonly (string | RegExp | readonly [string, number])[]
}

interface Walk {
  readonly who: string
  readonly uid: number
  readonly openers: readonly Openers[]
}

/** Dialogs that open over a page; those covered by journeys are not listed. */
const WALKS: readonly Walk[] = [
  {
    who: 'a buyer and trader',
    uid: 100_001,
    openers: [
      {
        path: '/personal/userInfo',
        buttons: [['Change', 0], ['Change', 1], 'Set', 'Turn on', 'Freeze account', 'New token', 'New webhook'],
      },
      { path: '/personal/assets/withdraw', buttons: ['Save an address'] },
      { path: '/personal/otcManage?tab=payees', buttons: ['Add an account'] },
      { path: '/personal/goodsOrderPanel?id=$order', buttons: ['Confirm', 'Hold'] },
      { path: '/goodsDetails?id=4', buttons: ['Report'] },
      { path: '/search', buttons: ['Pick from all categories'] },
    ],
  },
  {
    who: 'an advertiser',
    uid: 100_002,
    openers: [
      { path: '/personal/releaseGoods', buttons: ['Create a category'] },
      { path: '/personal/myAD', buttons: [['Renew', 0]] },
    ],
  },
  {
    who: 'the staff',
    uid: 100_017,
    openers: [
      { path: '/staff/goods', buttons: [/^Delist: /] },
      { path: '/staff/payouts', buttons: [/^Stop payouts of /] },
      { path: '/staff/payouts?part=rates', buttons: [/^Set a rate of /] },
      { path: '/staff/offers', buttons: [/^Take down offer /, /^Withdraw offer /] },
      { path: '/staff/reviews', buttons: [/^Hide review /] },
      { path: '/staff/ads', buttons: [/^Take down ad /] },
      { path: '/staff/categories', buttons: ['New category', /^Rename: /, /^Merge: /] },
      { path: '/staff/users/100002', buttons: ['Freeze', /^Mark as spam: /, /^Withdraw the publish right /] },
      { path: '/staff/members', buttons: ['Give a role'] },
    ],
  },
]

/** Checks the open dialog in both themes and at both widths. */
async function judge(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const [name, size, only] of [
    ['desk', DESK, undefined],
    ['phone', PHONE, OF_WIDTH],
  ] as const) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const rules = colorScheme === 'dark' ? ['color-contrast'] : only
      found.push(...(await findings(page, rules, DIALOG)).map((finding) => `${name}, ${colorScheme}: ${finding}`))
    }
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beside > 0) found.push(`${name}: ${beside} px beside`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESK)
  return found
}

async function openAll({ page }: Visit, path: string, { buttons }: Openers): Promise<readonly string[]> {
  const found: string[] = []
  await page.goto(path)
  for (const named of buttons) {
    const [name, nth] = Array.isArray(named) ? named : [named, 0]
    await page.getByRole('main').getByRole('button', { name, exact: true }).nth(nth).click()
    const dialog = page.locator(DIALOG)
    await expect(dialog).toBeVisible()
    await expect(dialog, `${path}, ${String(name)}`).toHaveAccessibleName(/./)
    found.push(...(await judge(page)).map((finding) => `${path}, ${String(name)}: ${finding}`))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  return found
}

interface Listed {
  readonly data: readonly { readonly id: number }[]
}

// They only open and close dialogs, and change nothing.
test.describe.configure({ mode: 'parallel' })

for (const { who, uid, openers } of WALKS) {
  test(`what ${who} is asked over a page: axe, name, width, Escape, in both themes`, async ({ reader }) => {
    const visit = await reader({ locale: 'en' })
    const { request } = visit.context
    await logInQuietly(visit.context, uid)
    const { data } = await read<Listed>(request, 'goodsOrders.list', { page: 1, limit: 1, side: 'buy' })
    const found: string[] = []
    for (const opened of openers) {
      found.push(...(await openAll(visit, opened.path.replace('$order', String(data[0]?.id)), opened)))
    }
    expect(found).toEqual([])
  })
}
