import { money, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { stillWaits } from '../../platform/second-member/proposal.ts'
import { coinWriteOff, walletCoin } from './tables.ts'

const { confirmSeconds } = rules.wallet.writeOff
const MOST = 20

/** The books' coins that were missing in the last comparison, largest first, with proposed write-offs. */
export async function readMissing({ db, clock }: App, currency: CurrencyCode) {
  const where = and(eq(walletCoin.currency, currency), isNotNull(walletCoin.missingSince))
  const [rows, missingTotal] = await Promise.all([
    db
      .select({ coin: walletCoin, proposal: coinWriteOff })
      .from(walletCoin)
      .leftJoin(
        coinWriteOff,
        and(
          eq(coinWriteOff.coinId, walletCoin.id),
          isNull(coinWriteOff.confirmedAt),
          stillWaits(coinWriteOff, confirmSeconds, clock.now()),
        ),
      )
      .where(where)
      .orderBy(desc(walletCoin.amountUnits), asc(walletCoin.id))
      .limit(MOST),
    db.$count(walletCoin, where),
  ])
  const missing = rows.map(({ coin, proposal }) => ({
    id: coin.id,
    txid: coin.txid,
    outputIndex: coin.outputIndex,
    amount: money(currency, coin.amountUnits),
    since: coin.missingSince ?? 0,
    heldBy: coin.withdrawalId,
    proposal:
      proposal === null
        ? null
        : {
            by: proposal.proposedBy,
            at: proposal.proposedAt,
            until: proposal.proposedAt + confirmSeconds,
            reason: proposal.reason,
          },
  }))
  return { missing, missingTotal }
}
