import type { Admitted, Person } from './admit.ts'

interface Row {
  readonly id: number
}

interface Order extends Row {
  readonly progress: 'inProgress' | 'suspended' | 'complaint' | 'ended'
  readonly outcome: string | null
  readonly openedAt: number | null
  readonly holdDisabled: boolean
  readonly allowedEvents: readonly { readonly event: string; readonly allowed: boolean }[]
  readonly dispute: {
    readonly statements: readonly { readonly files: readonly unknown[] }[]
    readonly proposal: { readonly by: string } | null
    readonly pendingRuling: unknown
  }
}

interface Review {
  readonly review: { readonly reply: unknown } | null
  readonly mayWrite: boolean
}

export interface FoundOrder {
  readonly state: string
  readonly id: number
  /** The steps of the reader that are open now, in the order of the page. */
  readonly steps: readonly string[]
}

const undisputed = ({ dispute }: Order): boolean => dispute.proposal === null && dispute.pendingRuling === null
const complained = (order: Order): boolean => order.progress === 'complaint' && undisputed(order)

const STATES: Readonly<Record<string, (order: Order) => boolean>> = {
  sealed: ({ progress, openedAt }) => progress === 'inProgress' && openedAt === null,
  open: ({ progress, openedAt, holdDisabled }) => progress === 'inProgress' && openedAt !== null && !holdDisabled,
  lifted: ({ progress, holdDisabled }) => progress === 'inProgress' && holdDisabled,
  held: (order) => order.progress === 'suspended' && undisputed(order),
  complaint: (order) => complained(order) && order.dispute.statements.length === 0,
  stated: (order) => complained(order) && order.dispute.statements.length === 1,
  heard: (order) => complained(order) && order.dispute.statements.length > 1,
  offered: ({ dispute, allowedEvents }) =>
    dispute.proposal !== null && allowedEvents.some(({ event, allowed }) => event === 'acceptSplit' && allowed),
  offering: ({ dispute, allowedEvents }) =>
    dispute.proposal !== null && allowedEvents.some(({ event, allowed }) => event === 'withdrawSplit' && allowed),
  ruled: ({ dispute }) => dispute.pendingRuling !== null,
  confirmed: ({ outcome }) => outcome === 'confirmed',
  settled: ({ outcome }) => outcome === 'settled',
  refunded: ({ outcome }) => outcome === 'refunded',
  'ruled-to-buyer': ({ outcome }) => outcome === 'ruledToBuyer',
  'ruled-to-seller': ({ outcome }) => outcome === 'ruledToSeller',
  split: ({ outcome }) => outcome === 'ruledSplit',
  agreed: ({ outcome }) => outcome === 'agreedSplit',
}

const stepsOf = ({ allowedEvents }: Order): readonly string[] =>
  allowedEvents.filter(({ allowed }) => allowed).map(({ event }) => event)

/** An ended order that can still be reviewed, and one whose review can still be answered. */
async function reviewable(person: Person, orders: readonly Order[], who: 'buyer' | 'seller'): Promise<FoundOrder[]> {
  for (const order of orders) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fits is enough
    const { review, mayWrite } = await person.read<Review>('reviews.ofOrder', { orderId: order.id })
    const fits = who === 'buyer' ? review === null && mayWrite : review !== null && review.reply === null
    if (fits) return [{ state: who === 'buyer' ? 'to-review' : 'to-reply', id: order.id, steps: [] }]
  }
  return []
}

/** One order of the reader in each state that the lists hold, by the name of the state. */
export async function findOrders({ people }: Admitted, who: 'buyer' | 'seller'): Promise<readonly FoundOrder[]> {
  const person = people[who]
  const { data } = await person.read<{ readonly data: readonly Row[] }>('goodsOrders.list', {
    side: who === 'buyer' ? 'buy' : 'sell',
    page: 1,
    limit: 60,
  })
  const orders = await Promise.all(data.map(({ id }) => person.read<Order>('goodsOrders.info', { id })))
  const ended = orders.filter(({ outcome }) => outcome !== null)
  const byState = Object.entries(STATES).flatMap(([state, fits]) => {
    const found = orders.find(fits)
    return found === undefined ? [] : [{ state, id: found.id, steps: stepsOf(found) }]
  })
  return [...byState, ...(await reviewable(person, ended, who))]
}
