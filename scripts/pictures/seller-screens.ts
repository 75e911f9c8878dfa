import type { Page } from '@playwright/test'
import type { Admitted } from './admit.ts'
import { opens, sends } from './acts.ts'
import type { Screen } from './screen.ts'

const WORDS = '青石楷体 Slab Headline for screens and print, thirty-two weights. 含授权书与更新说明。'
const CSV = 'key,batch\nQX7F-PLUM-0912,7\nQX7F-PLUM-0913,7\nQX7F-PLUM-0913,7\n'

const next = (page: Page): Promise<void> => page.locator('main form button[type=submit]').last().click()

async function toGoods(page: Page): Promise<void> {
  await page.locator('input[name=category]').first().check()
  await next(page)
  await page.locator('input[name=title]').waitFor()
}

async function upload(page: Page, input: string): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
  await page.locator(input).last().setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
}

async function writeGoods(page: Page): Promise<void> {
  await toGoods(page)
  await page.locator('input[name=title]').fill('Slab Headline Pack 2026')
  await page.locator('input[name=price]').fill('1234.50')
  await page.locator('.ProseMirror').fill(WORDS)
  for (let nth = 0; nth < 3; nth += 1) {
    await upload(page, 'main form input[type=file]')
    await page.locator('main form li img').nth(nth).waitFor()
  }
}

async function toDelivery(page: Page): Promise<void> {
  await writeGoods(page)
  await next(page)
  await page.locator('.ProseMirror').fill(WORDS)
}

const writeStock = async (page: Page): Promise<void> => {
  await toDelivery(page)
  await page.locator('main form input[type=radio][value=units]').check()
  await page
    .locator('textarea.delivery-paste, .delivery-paste textarea')
    .fill('QX7F-PLUM-0912\nQX7F-PLUM-0913\nQX7F-PLUM-0912\n')
}

const takeCsv = async (page: Page): Promise<void> => {
  await page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  await page.locator('[role=dialog]').waitFor()
}

const PUBLISH = '/personal/releaseGoods'

const publishing: readonly Screen[] = [
  { name: 'publish', who: 'seller', path: PUBLISH },
  { name: 'publish-newcomer', who: 'newcomer', path: PUBLISH },
  { name: 'publish-refused', who: 'seller', path: PUBLISH, act: sends, whole: true },
  { name: 'publish-category', who: 'seller', path: PUBLISH, act: opens('main form button[type=button]') },
  {
    name: 'publish-goods-refused',
    who: 'seller',
    path: PUBLISH,
    act: async (page) => {
      await toGoods(page)
      await page.locator('input[name=price]').fill('12.345')
      await sends(page)
    },
    whole: true,
  },
  { name: 'publish-goods', who: 'seller', path: PUBLISH, act: writeGoods, whole: true },
  { name: 'publish-after-sales', who: 'seller', path: PUBLISH, act: toDelivery, whole: true },
  { name: 'publish-stock', who: 'seller', path: PUBLISH, act: writeStock, whole: true },
  {
    name: 'publish-csv',
    who: 'seller',
    path: PUBLISH,
    act: async (page) => {
      await writeStock(page)
      await takeCsv(page)
    },
  },
  {
    name: 'publish-shared',
    who: 'seller',
    path: PUBLISH,
    act: async (page) => {
      await toDelivery(page)
      await page.locator('main form input[type=radio][value=shared]').check()
      await next(page)
      await page.locator('.toast').first().waitFor()
    },
    whole: true,
  },
]

const lists: readonly Screen[] = [
  { name: 'my-goods', who: 'seller', path: '/personal/myGoods' },
  { name: 'my-goods-offline', who: 'seller', path: '/personal/myGoods?state=offline' },
  { name: 'my-goods-empty', who: 'newcomer', path: '/personal/myGoods' },
  { name: 'sold', who: 'seller', path: '/personal/sellOrderList' },
  { name: 'sold-empty', who: 'newcomer', path: '/personal/sellOrderList' },
  { name: 'discounts', who: 'seller', path: '/personal/discounts' },
  { name: 'discounts-empty', who: 'newcomer', path: '/personal/discounts' },
  {
    name: 'discounts-new',
    who: 'seller',
    path: '/personal/discounts',
    act: opens('main button.btn.ink, main .btn.ink'),
  },
  { name: 'sales', who: 'seller', path: '/personal/sales' },
  { name: 'sales-year', who: 'seller', path: '/personal/sales?range=1y' },
  { name: 'sales-empty', who: 'newcomer', path: '/personal/sales' },
]

interface Own {
  readonly id: number
  readonly delivery: 'text' | 'units' | 'shared'
  readonly unsold: number | null
}

const STOCKS: Readonly<Record<string, (goods: Own) => boolean>> = {
  text: ({ delivery }) => delivery === 'text',
  shared: ({ delivery }) => delivery === 'shared',
  stock: ({ unsold }) => (unsold ?? 0) > 3,
  'sold-out': ({ unsold }) => unsold === 0,
}

/** Editing one's own goods, for each kind of delivery. */
async function editing({ people }: Admitted): Promise<readonly Screen[]> {
  const { data } = await people.seller.read<{ readonly data: readonly Own[] }>('goods.ownList', { page: 1, limit: 60 })
  const [first] = data
  const info: readonly Screen[] =
    first === undefined
      ? []
      : [
          { name: 'edit-goods', who: 'seller', path: `/personal/editGoods?id=${first.id}&type=INFO` },
          { name: 'edit-prices', who: 'seller', path: `/personal/editGoods?id=${first.id}&type=PRICES` },
        ]
  const shipments = Object.entries(STOCKS).flatMap(([kind, fits]): readonly Screen[] => {
    const found = data.find(fits)
    if (found === undefined) return []
    const path = `/personal/editGoods?id=${found.id}&type=SHIPMENTS`
    return [
      { name: `edit-shipment-${kind}`, who: 'seller', path },
      ...(kind === 'stock' ? ([{ name: 'edit-stock-csv', who: 'seller', path, act: takeCsv }] as const) : []),
    ]
  })
  return [...info, ...shipments]
}

/** A seller's pages: lists, publishing, editing. */
export async function sellerScreens(admitted: Admitted): Promise<readonly Screen[]> {
  return [...lists, ...publishing, ...(await editing(admitted))]
}
