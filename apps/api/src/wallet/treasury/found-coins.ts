import { entryTemplates } from '@jindu/domain/ledger'
import { money, type CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain, Outpoint } from '../../platform/chain/index.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import { coinFacts, coinSubject } from './coin-subject.ts'
import { coinWriteOff, walletCoin } from './tables.ts'

type CoinRow = typeof walletCoin.$inferSelect

/** A coin that was written off comes back into the books, and to the operator, who had borne it. */
async function bookBack(app: App, coin: CoinRow): Promise<void> {
  const { db, log } = app
  const { id, currency, amountUnits } = coin
  const ofCoin = eq(coinWriteOff.coinId, id)
  const [proposal] = await db.select({ id: coinWriteOff.id }).from(coinWriteOff).where(ofCoin)
  // Somebody else found it.
  if (proposal === undefined) return
  const found = { goneAt: null, writtenOffAt: null, missingSince: null }
  try {
    await commitVerb(app, {
      guards: [
        {
          change: db
            .update(walletCoin)
            .set(found)
            .where(and(eq(walletCoin.id, id), isNotNull(walletCoin.writtenOffAt))),
        },
      ],
      writes: [db.delete(coinWriteOff).where(ofCoin)],
      entries: [
        {
          entry: entryTemplates.coinFound({ money: money(currency, amountUnits) }),
          reference: { kind: 'correction', id: proposal.id },
        },
      ],
      audit: [
        {
          action: 'treasury.coinFound',
          actor: { kind: 'clock' },
          subject: coinSubject(currency),
          details: coinFacts(coin),
        },
      ],
    })
  } catch (error) {
    // The same, at this moment.
    if (error instanceof ConflictError) return
    throw error
  }
  log.warn(coinFacts(coin), 'a coin that was written off is on the chain again')
}

/** Those of the coins that were written off: the chain gave them back, and pays with them or takes them with their deposit. Only in the coin's turn. */
export async function bookFound(app: App, coinIds: readonly number[]): Promise<void> {
  if (coinIds.length === 0) return
  const written = await app.db
    .select()
    .from(walletCoin)
    .where(and(inArray(walletCoin.id, [...coinIds]), isNotNull(walletCoin.writtenOffAt)))
  for (const coin of written) await bookBack(app, coin)
}

/** The same of the coin at an outpoint. */
export async function bookFoundAt(app: App, currency: CurrencyCode, { txid, outputIndex }: Outpoint): Promise<void> {
  const coins = await app.db
    .select({ id: walletCoin.id })
    .from(walletCoin)
    .where(
      and(
        eq(walletCoin.currency, currency),
        eq(walletCoin.txid, txid),
        eq(walletCoin.outputIndex, outputIndex),
        isNotNull(walletCoin.writtenOffAt),
      ),
    )
  await bookFound(
    app,
    coins.map(({ id }) => id),
  )
}

const name = ({ txid, outputIndex }: Outpoint) => `${txid}:${outputIndex}`

/** Every coin that was written off and lies on the chain for us again. Only in the coin's turn. @throws DomainError CHAIN_UNAVAILABLE */
export async function bookFoundAgain(app: App, chain: Chain): Promise<void> {
  if (chain.holds === 'accounts') return
  const { currency, reader } = chain
  const written = await app.db
    .select()
    .from(walletCoin)
    .where(and(eq(walletCoin.currency, currency), isNotNull(walletCoin.writtenOffAt)))
  if (written.length === 0) return
  const unspent = new Set((await reader.unspent()).map(name))
  for (const coin of written) if (unspent.has(name(coin))) await bookBack(app, coin)
}
