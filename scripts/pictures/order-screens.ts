import type { Admitted } from './admit.ts'
import { findOrders, type FoundOrder } from './find-orders.ts'
import { opensListed } from './acts.ts'
import type { Screen } from './screen.ts'

const orderPath = (id: number): string => `/personal/goodsOrderPanel?id=${id}`

/** The steps in the order's list, in display order; proposing a split is last. */
const LISTED = ['confirm', 'hold', 'cancelHold', 'refund', 'complain', 'cancelComplaint', 'proposeSplit']
/** Steps on an open proposal, in the order of its buttons. */
const ANSWERS = ['withdrawSplit', 'proposeSplit', 'acceptSplit']

/** One dialog per step of an order, opened without submitting. */
function asks(prefix: string, who: 'buyer' | 'seller', { state, id, steps }: FoundOrder): readonly Screen[] {
  const at = (from: readonly string[], button: string, part: string): readonly Screen[] =>
    from
      .filter((step) => steps.includes(step))
      .map((step, nth) => ({
        name: `${prefix}-${part}-${step}`,
        who,
        path: orderPath(id),
        act: opensListed(button, nth),
      }))
  if (state === 'offered' || state === 'offering') return at(ANSWERS, '.split-answers .btn:enabled', state)
  return ['open', 'held', 'complaint', 'lifted'].includes(state)
    ? at(LISTED, '.action-row-button .btn:enabled', `${state}-ask`)
    : []
}

/** Enters an invalid share for the proposed split. */
const outOfBounds: NonNullable<Screen['act']> = async (page) => {
  await page.locator('.action-row-button .btn:enabled').last().click()
  await page.locator('[role=alertdialog] input[inputmode=decimal]').fill('99999')
  await page.locator('[role=alertdialog] [aria-invalid=true]').first().waitFor()
}

/** Submits an empty statement, which the minimum length refuses. */
const emptyStatement: NonNullable<Screen['act']> = async (page) => {
  await page.locator('.statement-tools button[type=submit]').click()
  await page.locator('.toast').first().waitFor()
}

const bought: readonly Screen[] = [
  { name: 'bought', who: 'buyer', path: '/personal/buyOrderList' },
  { name: 'bought-empty', who: 'newcomer', path: '/personal/buyOrderList' },
  { name: 'bought-held', who: 'buyer', path: '/personal/buyOrderList?state=suspended' },
  { name: 'bought-search-empty', who: 'buyer', path: '/personal/buyOrderList?search=nothing-like-it' },
  { name: 'order-missing', who: 'buyer', path: '/personal/goodsOrderPanel?id=999999' },
]

/** Every state of an order as one of its parties sees it, with dialogs, the goods as bought, and the delivery. */
export async function orderScreens(admitted: Admitted, who: 'buyer' | 'seller'): Promise<readonly Screen[]> {
  const found = await findOrders(admitted, who)
  const prefix = who === 'buyer' ? 'order' : 'order-sold'
  const inState = (states: readonly string[], make: (id: number, state: string) => readonly Screen[]) =>
    found.filter(({ state }) => states.includes(state)).flatMap(({ id, state }) => make(id, state))
  const suffix = who === 'buyer' ? '' : '-sold'
  return [
    ...(who === 'buyer' ? bought : []),
    ...found.map(({ state, id }) => ({ name: `${prefix}-${state}`, who, path: orderPath(id) })),
    ...found.flatMap((one) => asks(prefix, who, one)),
    ...inState(['held'], (id) => [
      { name: `${prefix}-held-ask-wrong-share`, who, path: orderPath(id), act: outOfBounds },
      { name: `${prefix}-held-state-nothing`, who, path: orderPath(id), act: emptyStatement, whole: true },
    ]),
    ...inState(['sealed', 'open', 'refunded'], (id, state) => [
      { name: `shipment${suffix}-${state}`, who, path: `/goodsShipment?order_id=${id}` },
    ]),
    ...inState(['open'], (id) => [{ name: `as-bought${suffix}`, who, path: `/goodsSnap?order_id=${id}` }]),
  ]
}

interface Delivered {
  readonly delivery: 'text' | 'units' | 'shared'
  readonly sealed: boolean
  readonly units: readonly { readonly openedAt: number | null }[]
}

const KINDS: Readonly<Record<string, (one: Delivered) => boolean>> = {
  'shared-sealed': ({ delivery, sealed }) => delivery === 'shared' && sealed,
  'unit-sealed': ({ delivery, sealed, units }) => delivery === 'units' && sealed && units.length === 1,
  'units-sealed': ({ delivery, sealed, units }) => delivery === 'units' && sealed && units.length > 1,
  'units-in-part': ({ units }) =>
    units.some(({ openedAt }) => openedAt === null) && units.some(({ openedAt }) => openedAt !== null),
  'units-opened': ({ units }) => units.length > 0 && units.every(({ openedAt }) => openedAt !== null),
}

/** The buyer's delivery, in each of its forms. */
export async function deliveryScreens({ people }: Admitted): Promise<readonly Screen[]> {
  const { data } = await people.buyer.read<{ readonly data: readonly { readonly id: number }[] }>('goodsOrders.list', {
    side: 'buy',
    page: 1,
    limit: 20,
  })
  const delivered = await Promise.all(
    data.map(async ({ id }) => ({ id, one: await people.buyer.read<Delivered>('goodsOrders.goods', { id }) })),
  )
  return Object.entries(KINDS).flatMap(([kind, fits]) => {
    const found = delivered.find(({ one }) => fits(one))
    return found === undefined
      ? []
      : [{ name: `shipment-${kind}`, who: 'buyer' as const, path: `/goodsShipment?order_id=${found.id}` }]
  })
}
