/** The only door to tickets for other features and the composition root. */
export { ticketTalk } from './conversation-subject.ts'
export { ticketDeskChannel } from './desk-channel.ts'
export { describeTickets } from './message-subject.ts'
export { namedInTickets } from './named-in-tickets.ts'
export { waitingTickets } from './moderation-subject.ts'
