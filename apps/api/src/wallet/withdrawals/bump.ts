import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { bumpPayout } from './sign-payout.ts'
import { loadWithdrawal } from './withdrawal-row.ts'

/**
 * Finance raises the network fee of a stuck payment.
 * @throws DomainError WITHDRAWAL_NOT_FOUND, WITHDRAWAL_OWN, PAYOUT_NOT_STUCK, BREAKER_OPEN, PAYOUT_FLOAT_SHORT, CHAIN_UNAVAILABLE
 */
export async function bumpStuck(app: App, { uid }: Session, id: number): Promise<void> {
  const { currency } = await loadWithdrawal(app, id)
  // Signed payments are completed even if the coin is closed to new withdrawals.
  const chain = app.chains[currency] ?? fail('COIN_CLOSED')
  await app.turns(currency, async () => {
    const row = await loadWithdrawal(app, id)
    if (row.uid === uid) fail('WITHDRAWAL_OWN')
    if (row.signedAt === null || app.clock.now() < row.signedAt + rules.wallet.payout.stuckSeconds) {
      fail('PAYOUT_NOT_STUCK')
    }
    await bumpPayout(app, chain, row, uid)
  })
}
