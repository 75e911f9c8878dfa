import type { Page } from '@playwright/test'
import type { Admitted, Who } from './admit.ts'
import { findOrders } from './find-orders.ts'

type Act = (page: Page) => Promise<void>

export interface Screen {
  readonly name: string
  readonly who: Who
  readonly path: string
  /** What the reader does before the picture: opens a dialog, sends an incomplete form. */
  readonly act?: Act
}

const LONG_TITLE = 'A title nobody has sold under '.repeat(2).trim()

/** Presses the nth button of a part of the page, and waits for what it opens. */
const opens =
  (button: string, nth = 0): Act =>
  async (page) => {
    await page.locator(button).nth(nth).click()
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  }

/** Sends the first form of the page as it is. */
const sends: Act = async (page) => {
  await page.locator('main form button[type=submit]:enabled').first().click()
  await page.locator('.toast').first().waitFor()
}

const still: readonly Screen[] = [
  { name: 'home-visitor', who: 'visitor', path: '/' },
  { name: 'home', who: 'buyer', path: '/' },
  { name: 'home-categories', who: 'buyer', path: '/', act: opens('main nav button') },
  { name: 'home-newcomer', who: 'newcomer', path: '/' },
  { name: 'search', who: 'visitor', path: '/search' },
  { name: 'search-table', who: 'visitor', path: '/search?view=table' },
  { name: 'search-empty', who: 'visitor', path: `/search?search=${encodeURIComponent(LONG_TITLE)}` },
  { name: 'goods-visitor', who: 'visitor', path: '/goodsDetails?id=1' },
  { name: 'goods', who: 'buyer', path: '/goodsDetails?id=4' },
  { name: 'goods-newcomer', who: 'newcomer', path: '/goodsDetails?id=4' },
  { name: 'goods-missing', who: 'visitor', path: '/goodsDetails?id=999999' },
  { name: 'seller-page', who: 'visitor', path: '/sellerDetails?id=100002' },
  { name: 'seller-page-reviews', who: 'visitor', path: '/sellerDetails?id=100002&type=reviews' },
  { name: 'goods-reviews', who: 'visitor', path: '/goodsDetails?id=4&type=reviews' },
  { name: 'goods-no-reviews', who: 'visitor', path: '/goodsDetails?id=79&type=reviews' },
  { name: 'rule', who: 'visitor', path: '/ruleDetails?id=5&type=info' },
  { name: 'login', who: 'visitor', path: '/login' },
  { name: 'login-refused', who: 'visitor', path: '/login', act: sends },
  { name: 'register', who: 'visitor', path: '/register' },
  { name: 'register-refused', who: 'visitor', path: '/register', act: sends },
  { name: 'reset-password', who: 'visitor', path: '/resetPassword' },
  { name: 'lock', who: 'visitor', path: '/lock' },
  { name: 'help', who: 'visitor', path: '/help' },
  { name: 'download', who: 'visitor', path: '/download' },
  { name: 'not-found', who: 'visitor', path: '/404' },
  { name: 'user', who: 'buyer', path: '/personal/userInfo' },
  { name: 'user-pay-password', who: 'buyer', path: '/personal/userInfo', act: opens('#security ul button', 1) },
  { name: 'user-freeze', who: 'buyer', path: '/personal/userInfo', act: opens('#security ul button', 2) },
  { name: 'user-newcomer', who: 'newcomer', path: '/personal/userInfo' },
  { name: 'bought', who: 'buyer', path: '/personal/buyOrderList' },
  { name: 'bought-empty', who: 'newcomer', path: '/personal/buyOrderList' },
  { name: 'sold', who: 'seller', path: '/personal/sellOrderList' },
  { name: 'sales', who: 'seller', path: '/personal/sales' },
  { name: 'sales-year', who: 'seller', path: '/personal/sales?range=1y' },
  { name: 'sales-empty', who: 'newcomer', path: '/personal/sales' },
  { name: 'sold-empty', who: 'newcomer', path: '/personal/sellOrderList' },
  { name: 'order-missing', who: 'buyer', path: '/personal/goodsOrderPanel?id=999999' },
  { name: 'my-goods', who: 'seller', path: '/personal/myGoods' },
  { name: 'my-goods-empty', who: 'newcomer', path: '/personal/myGoods' },
  { name: 'publish', who: 'seller', path: '/personal/releaseGoods' },
  { name: 'favorites', who: 'buyer', path: '/personal/favorites' },
  { name: 'favorites-empty', who: 'newcomer', path: '/personal/favorites' },
  { name: 'balance', who: 'buyer', path: '/personal/assets/balance' },
  { name: 'balance-empty', who: 'newcomer', path: '/personal/assets/balance' },
  { name: 'deposit', who: 'buyer', path: '/personal/assets/deposit' },
  { name: 'deposit-newcomer', who: 'newcomer', path: '/personal/assets/deposit' },
  { name: 'withdraw', who: 'buyer', path: '/personal/assets/withdraw' },
  { name: 'transfer', who: 'buyer', path: '/personal/assets/transfer' },
  { name: 'staff', who: 'administrator', path: '/staff' },
  { name: 'staff-moderator', who: 'moderator', path: '/staff' },
  { name: 'staff-goods', who: 'moderator', path: '/staff/goods' },
  { name: 'staff-goods-delist', who: 'moderator', path: '/staff/goods', act: opens('main tbody button') },
  { name: 'staff-goods-detail', who: 'moderator', path: '/staff/goods/12' },
  { name: 'staff-categories', who: 'moderator', path: '/staff/categories' },
  { name: 'staff-users', who: 'administrator', path: '/staff/users' },
  { name: 'staff-user', who: 'administrator', path: '/staff/users/100002' },
  { name: 'staff-settings', who: 'administrator', path: '/staff/settings' },
  { name: 'staff-settings-change', who: 'administrator', path: '/staff/settings', act: opens('main li button', 5) },
  { name: 'staff-audit', who: 'administrator', path: '/staff/audit?who=everybody' },
  { name: 'staff-cases', who: 'administrator', path: '/staff/cases' },
  { name: 'staff-cases-second', who: 'administrator', path: '/staff/cases?queue=second' },
  { name: 'staff-cases-ended', who: 'administrator', path: '/staff/cases?queue=ended' },
  { name: 'wallet-history', who: 'buyer', path: '/personal/walletHistory' },
  { name: 'wallet-history-empty', who: 'newcomer', path: '/personal/walletHistory' },
  { name: 'messages', who: 'buyer', path: '/personal/message' },
  { name: 'rule-list', who: 'buyer', path: '/personal/ruleList' },
]

const orderPath = (id: number): string => `/personal/goodsOrderPanel?id=${id}`

async function ordersOf(admitted: Admitted, who: 'buyer' | 'seller'): Promise<readonly Screen[]> {
  const found = await findOrders(admitted, who)
  const prefix = who === 'buyer' ? 'order' : 'order-sold'
  const open = found.find(({ state }) => state === 'open')
  return [
    ...found.map(({ state, id }) => ({ name: `${prefix}-${state}`, who, path: orderPath(id) })),
    ...(open === undefined
      ? []
      : [{ name: `${prefix}-ask`, who, path: orderPath(open.id), act: opens('.action-row-button .btn:enabled') }]),
    ...(open === undefined || who === 'seller'
      ? []
      : [
          { name: 'shipment', who, path: `/goodsShipment?order_id=${open.id}` },
          { name: 'as-bought', who, path: `/goodsSnap?order_id=${open.id}` },
        ]),
  ]
}

/** The oldest case of each queue of the arbiters. */
async function casesOf({ people: { administrator } }: Admitted): Promise<readonly Screen[]> {
  const queues = await Promise.all(
    ['waiting', 'second', 'ended'].map(async (queue) => {
      const { data } = await administrator.read<{ readonly data: readonly { readonly id: number }[] }>(
        'goodsOrders.cases',
        { queue, page: 1, limit: 1 },
      )
      return data.map(({ id }) => ({ name: `staff-case-${queue}`, id }))
    }),
  )
  return queues.flat().map(({ name, id }) => ({ name, who: 'administrator' as const, path: `/staff/cases/${id}` }))
}

/** Every screen with the person who looks at it; order pages and goods are found through the lists of the demo people. */
export async function listScreens(admitted: Admitted): Promise<readonly Screen[]> {
  const own = await admitted.people.seller.read<{ readonly data: readonly { readonly id: number }[] }>(
    'goods.ownList',
    { page: 1, limit: 1 },
  )
  return [
    ...still,
    ...own.data.map(({ id }) => ({ name: 'edit-goods', who: 'seller' as const, path: `/personal/editGoods?id=${id}` })),
    ...(await ordersOf(admitted, 'buyer')),
    ...(await ordersOf(admitted, 'seller')),
    ...(await casesOf(admitted)),
  ]
}
