import { CASE_DESK } from '@jindu/domain/trust/disputes'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'

/** Whoever rules on cases hears whose each is; the channel tells orders' numbers alone. */
export const caseDeskChannel: ChannelGuard = {
  access: 'cases.rule',
  isOpen: (id) => Promise.resolve(id === CASE_DESK),
}
