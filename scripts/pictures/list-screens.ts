import { accountScreens } from './account-screens.ts'
import { opens, type Act } from './acts.ts'
import type { Admitted, Who } from './admit.ts'
import { findGoods } from './find-goods.ts'
import { findOrders } from './find-orders.ts'
import { publicScreens } from './public-screens.ts'

export interface Screen {
  readonly name: string
  readonly who: Who
  readonly path: string
  readonly act?: Act
}

const still: readonly Screen[] = [
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
    ...publicScreens,
    ...(await findGoods(admitted)),
    ...accountScreens,
    ...still,
    ...own.data.map(({ id }) => ({ name: 'edit-goods', who: 'seller' as const, path: `/personal/editGoods?id=${id}` })),
    ...(await ordersOf(admitted, 'buyer')),
    ...(await ordersOf(admitted, 'seller')),
    ...(await casesOf(admitted)),
  ]
}
