/**
 * Tickets of users to staff: what a ticket may be about, which queue it waits in, and whether writing one asks for the publish
 * right.
 * @module
 */
export { TICKET_DESK } from './desk.ts'
export { asksPublishRight, TICKET_ABOUT, TICKET_QUEUES, type TicketAboutKind, type TicketQueue } from './ticket.ts'
