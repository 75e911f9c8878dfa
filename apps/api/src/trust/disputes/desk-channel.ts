import { CASE_DESK } from '@jindu/domain/trust/disputes'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'

/** The channel of arbiters, which announces assignments of cases; events carry only order ids. */
export const caseDeskChannel: ChannelGuard = {
  access: 'cases.rule',
  isOpen: (id) => Promise.resolve(id === CASE_DESK),
}
