import { fail } from '@jindu/domain/errors'
import { entryTemplates } from '@jindu/domain/ledger'
import { money, shortAmount } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { forSecondMember, stillWaits } from '../../platform/second-member/proposal.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import { coinFacts, coinSubject } from './coin-subject.ts'
import { measureHoldings } from './measure-holdings.ts'
import { coinWriteOff, walletCoin } from './tables.ts'

const { confirmSeconds } = rules.wallet.writeOff

type CoinRow = typeof walletCoin.$inferSelect

/** A coin that the chain lacks and no payout holds. Those that a payout holds are its own until it has ended. */
const isMissing = and(
  isNotNull(walletCoin.missingSince),
  isNull(walletCoin.withdrawalId),
  isNull(walletCoin.spentAt),
  isNull(walletCoin.goneAt),
)

async function coinOf({ db }: App, id: number): Promise<CoinRow> {
  const [coin] = await db
    .select()
    .from(walletCoin)
    .where(and(eq(walletCoin.id, id), isMissing))
  return coin ?? fail('COIN_NOT_MISSING')
}

export interface ProposedWriteOff {
  readonly coinId: number
  readonly reason: string
}

/**
 * A member of finance proposes that a coin which the chain lacks leave the books, at the operator's cost; another one agrees.
 * @throws DomainError COIN_NOT_MISSING (or a payout holds it), WRITE_OFF_PROPOSED (another proposal waits)
 */
export async function proposeWriteOff(app: App, { uid }: Session, { coinId, reason }: ProposedWriteOff): Promise<void> {
  const coin = await coinOf(app, coinId)
  const proposal = { reason, proposedBy: uid, proposedAt: app.clock.now() }
  await commitVerb(app, {
    guards: [
      {
        change: app.db
          .insert(coinWriteOff)
          .values({ coinId, ...proposal })
          .onConflictDoUpdate({
            target: coinWriteOff.coinId,
            set: proposal,
            setWhere: sql`${isNull(coinWriteOff.confirmedAt)} and ${lte(coinWriteOff.proposedAt, app.clock.now() - confirmSeconds)}`,
          }),
        refusal: 'WRITE_OFF_PROPOSED',
      },
    ],
    audit: [
      {
        action: 'treasury.writeOffProposed',
        actor: { kind: 'staff', uid },
        subject: coinSubject(coin.currency),
        details: { ...coinFacts(coin), reason },
      },
    ],
  })
}

/** Withdraws a proposal before anybody agreed. @throws DomainError WRITE_OFF_NOT_PROPOSED */
export async function withdrawWriteOff(app: App, { uid }: Session, coinId: number): Promise<void> {
  const coin = await coinOf(app, coinId)
  await commitVerb(app, {
    guards: [
      {
        change: app.db
          .delete(coinWriteOff)
          .where(and(eq(coinWriteOff.coinId, coinId), isNull(coinWriteOff.confirmedAt))),
        refusal: 'WRITE_OFF_NOT_PROPOSED',
      },
    ],
    audit: [
      {
        action: 'treasury.writeOffWithdrawn',
        actor: { kind: 'staff', uid },
        subject: coinSubject(coin.currency),
        details: coinFacts(coin),
      },
    ],
  })
}

/** @throws DomainError WRITE_OFF_CAPITAL_SHORT (missing): what users own is never written off */
async function assertBearable({ db }: App, { currency, amountUnits }: CoinRow): Promise<void> {
  const capital = await balanceUnits(db, { kind: 'operator_capital', currency })
  if (capital >= amountUnits) return
  const short = money(currency, amountUnits - capital)
  fail('WRITE_OFF_CAPITAL_SHORT', { missing: `${shortAmount(short)} ${currency}` })
}

async function writeOff(app: App, by: StaffCaller, coin: CoinRow): Promise<void> {
  const { db, clock } = app
  const { uid } = by.session
  const now = clock.now()
  const [waiting] = await db
    .select()
    .from(coinWriteOff)
    .where(
      and(
        eq(coinWriteOff.coinId, coin.id),
        isNull(coinWriteOff.confirmedAt),
        stillWaits(coinWriteOff, confirmSeconds, now),
      ),
    )
  const proposal = forSecondMember(waiting, uid, { gone: 'WRITE_OFF_NOT_PROPOSED', own: 'WRITE_OFF_SECOND_MEMBER' })
  const flags = (await secondEyes(app, db, by)).lookAfter(proposal.proposedBy, coinSubject(coin.currency))
  await assertBearable(app, coin)
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(coinWriteOff)
          .set({ confirmedBy: uid, confirmedAt: now })
          .where(
            and(
              eq(coinWriteOff.id, proposal.id),
              isNull(coinWriteOff.confirmedAt),
              eq(coinWriteOff.proposedAt, proposal.proposedAt),
              ne(coinWriteOff.proposedBy, uid),
            ),
          ),
        refusal: 'WRITE_OFF_NOT_PROPOSED',
      },
      {
        change: db
          .update(walletCoin)
          .set({ goneAt: now, writtenOffAt: now, missingSince: null })
          .where(and(eq(walletCoin.id, coin.id), isMissing)),
        refusal: 'COIN_NOT_MISSING',
      },
    ],
    entries: [
      {
        entry: entryTemplates.coinWriteOff({ money: money(coin.currency, coin.amountUnits) }),
        reference: { kind: 'correction', id: proposal.id },
        actorUid: uid,
      },
    ],
    audit: [
      ...flags,
      {
        action: 'treasury.writtenOff',
        actor: { kind: 'staff', uid },
        subject: coinSubject(coin.currency),
        details: { ...coinFacts(coin), reason: proposal.reason, proposedBy: proposal.proposedBy },
      },
    ],
  })
}

/**
 * The second member agrees: the coin leaves the books and the operator's capital bears it. Chain and books are compared before, so that
 * the coin is missing at this moment, and after, so that finance may let the payouts go on.
 * @throws DomainError COIN_NOT_MISSING, WRITE_OFF_NOT_PROPOSED, WRITE_OFF_SECOND_MEMBER, STAFF_SAME_EYES (until), WRITE_OFF_CAPITAL_SHORT,
 *   COIN_CLOSED, CHAIN_UNAVAILABLE
 */
export async function confirmWriteOff(app: App, by: StaffCaller, coinId: number): Promise<void> {
  const { currency } = await coinOf(app, coinId)
  const chain = app.chains[currency] ?? fail('COIN_CLOSED')
  await app.turns(currency, async () => {
    await measureHoldings(app, chain)
    await writeOff(app, by, await coinOf(app, coinId))
    await measureHoldings(app, chain)
  })
}
