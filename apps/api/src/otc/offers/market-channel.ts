import { CURRENCIES } from '@jindu/domain/money'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'

/** The fiat market is for whoever is logged in: so is each currency's channel. */
export const otcMarketChannel: ChannelGuard = {
  access: 'user',
  isOpen: (id) => Promise.resolve(Object.values(CURRENCIES).some((currency) => currency.id === id)),
}
