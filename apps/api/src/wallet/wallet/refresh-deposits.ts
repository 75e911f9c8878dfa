import type { CurrencyCode } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import { scanChain } from './scan-chain.ts'

/**
 * Reads the chain now instead of at its turn.
 * @throws DomainError CURRENCY_NOT_ACCEPTED, CHAIN_UNAVAILABLE
 */
export async function refreshDeposits(app: App, currency: CurrencyCode): Promise<{ credited: number }> {
  return { credited: await scanChain(app, currency) }
}
