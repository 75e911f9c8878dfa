import { useVerb } from '../../../shared/trpc/use-verb.ts'

/** Opens one unit of an order, or (null) all that was delivered. */
export function useOpenDelivery(orderId: number) {
  return useVerb((client, unit: number | null) =>
    client.goodsOrders.openDelivery.mutate({ id: orderId, ...(unit === null ? {} : { unit }) }),
  )
}
