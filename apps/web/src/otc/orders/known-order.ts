/**
 * Search parameters of an order (wallet-and-otc.md §2 "OTC order panel"); old clients' links need not contain the
 * order's id.
 */
export interface PanelAddress {
  readonly acceptanceID?: number | undefined
  readonly isSeller?: 0 | 1 | undefined
  readonly orderID?: number | undefined
  readonly chat_id?: number | undefined
  /** As in the list of own orders: 1 if the reader buys, 2 if they sell. */
  readonly type?: string | undefined
}

const SIDES = { '1': 'buyer', '2': 'seller' } as const
const isSide = (type: string): type is keyof typeof SIDES => type in SIDES

function roleOf({ isSeller, type = '' }: PanelAddress) {
  if (isSeller !== undefined) return isSeller === 1 ? ('seller' as const) : ('buyer' as const)
  return isSide(type) ? SIDES[type] : undefined
}

/** Other identifiers to find the order by; null if the URL has the order's id, or no identifier. */
export function knownOrder(address: PanelAddress) {
  const { orderID, acceptanceID, chat_id: conversationId } = address
  if (orderID !== undefined || (acceptanceID ?? conversationId) === undefined) return null
  const role = roleOf(address)
  return {
    ...(acceptanceID === undefined ? {} : { offerId: acceptanceID }),
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(role === undefined ? {} : { role }),
  }
}
