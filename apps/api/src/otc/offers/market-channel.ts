import { CURRENCIES } from '@jindu/domain/money'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'

/** The fiat market requires a login, so each currency's channel does too. */
export const otcMarketChannel: ChannelGuard = {
  access: 'user',
  isOpen: (id) => Promise.resolve(Object.values(CURRENCIES).some((currency) => currency.id === id)),
}
