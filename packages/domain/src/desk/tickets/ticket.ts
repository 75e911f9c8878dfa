/**
 * Subjects that a ticket may link, so that staff need not ask: an order, a withdrawal, or a staff action on the
 * account.
 */
export const TICKET_ABOUT = ['goodsOrder', 'otcOrder', 'withdrawal', 'appeal'] as const

export type TicketAboutKind = (typeof TICKET_ABOUT)[number]

/**
 * A new ticket needs the publish right only if it links no subject: users with a concrete problem are always heard.
 * @example
 * asksPublishRight(null) // true
 */
export function asksPublishRight(about: TicketAboutKind | null): boolean {
  return about === null
}

/** Queues of tickets; staff request their lists by these names. */
export const TICKET_QUEUES = ['waiting', 'answered', 'mine', 'closed'] as const

export type TicketQueue = (typeof TICKET_QUEUES)[number]
