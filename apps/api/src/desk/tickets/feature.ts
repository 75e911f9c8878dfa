import { describeTickets, ticketDeskChannel, ticketTalk, waitingTickets } from './index.ts'

/** Tickets to staff. */
export const ticketsFeature = {
  channels: () => ({ ticketDesk: ticketDeskChannel }),
  talk: { ticket: ticketTalk },
  messages: { ticket: describeTickets },
  moderation: { ticket: waitingTickets },
}
