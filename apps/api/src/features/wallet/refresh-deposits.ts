import type { CurrencyCode } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import { scanChain } from './scan-chain.ts'

/** A person may have the chain read again this often. */
const REFRESH_RULE = { limit: 20, windowSeconds: 60 }

/**
 * Reads the chain now instead of at its turn.
 * @throws DomainError RATE_LIMITED, CURRENCY_NOT_ACCEPTED, CHAIN_UNAVAILABLE
 */
export async function refreshDeposits(app: App, uid: number, currency: CurrencyCode): Promise<{ credited: number }> {
  await app.rateLimiter.hit(`wallet:refresh:${uid}`, REFRESH_RULE)
  return { credited: await scanChain(app, currency) }
}
