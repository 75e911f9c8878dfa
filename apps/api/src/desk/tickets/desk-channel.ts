import { TICKET_DESK } from '@jindu/domain/desk/tickets'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'

/** Whoever answers tickets hears of each; the channel tells conversations' numbers alone. */
export const ticketDeskChannel: ChannelGuard = {
  access: 'tickets.answer',
  isOpen: (id) => Promise.resolve(id === TICKET_DESK),
}
