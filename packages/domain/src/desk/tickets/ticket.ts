/** What a ticket may name, so that staff need not ask: an order, a withdrawal, or what staff did to the account. */
export const TICKET_ABOUT = ['goodsOrder', 'otcOrder', 'withdrawal', 'appeal'] as const

export type TicketAboutKind = (typeof TICKET_ABOUT)[number]

/**
 * The publish right is asked of a new ticket only when it names nothing: whoever is in trouble is always heard.
 * @example
 * asksPublishRight(null) // true
 */
export function asksPublishRight(about: TicketAboutKind | null): boolean {
  return about === null
}

/** Queues of the staff, and the lists that they are asked for by. */
export const TICKET_QUEUES = ['waiting', 'answered', 'mine', 'closed'] as const

export type TicketQueue = (typeof TICKET_QUEUES)[number]
