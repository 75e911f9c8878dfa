/** What the address of an order says (wallet-and-otc.md §2 "OTC order panel"); that of an old client need not name the order itself. */
export interface PanelAddress {
  readonly acceptanceID?: number | undefined
  readonly isSeller?: 0 | 1 | undefined
  readonly orderID?: number | undefined
  readonly chat_id?: number | undefined
  /** As in the list of own orders: 1 where the reader buys, 2 where they sell. */
  readonly type?: string | undefined
}

const SIDES = { '1': 'buyer', '2': 'seller' } as const
const isSide = (type: string): type is keyof typeof SIDES => type in SIDES

function roleOf({ isSeller, type = '' }: PanelAddress) {
  if (isSeller !== undefined) return isSeller === 1 ? ('seller' as const) : ('buyer' as const)
  return isSide(type) ? SIDES[type] : undefined
}

/** By what an order is found that the address does not name itself; null where it does, or names nothing. */
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
