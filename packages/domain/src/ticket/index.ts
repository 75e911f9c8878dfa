export { asksPublishRight, TICKET_ABOUT, TICKET_QUEUES, type TicketAboutKind, type TicketQueue } from './ticket.ts'
