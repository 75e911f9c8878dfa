export { TICKET_DESK } from './desk.ts'
export { asksPublishRight, TICKET_ABOUT, TICKET_QUEUES, type TicketAboutKind, type TicketQueue } from './ticket.ts'
