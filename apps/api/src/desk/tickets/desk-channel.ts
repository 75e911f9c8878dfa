import { TICKET_DESK } from '@jindu/domain/desk/tickets'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'

/** The channel of staff who answer tickets. Its events carry only conversation ids. */
export const ticketDeskChannel: ChannelGuard = {
  access: 'tickets.answer',
  isOpen: (id) => Promise.resolve(id === TICKET_DESK),
}
