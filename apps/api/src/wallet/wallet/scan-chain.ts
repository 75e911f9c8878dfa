import type { CurrencyCode } from '@jindu/domain/money'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { openBreaker } from '../treasury/index.ts'
import { creditDeposit, ripeDeposits } from './credit-deposit.ts'
import { chainOf } from './deposit-address.ts'
import { lookUpWaiting, lookUpYoung, markGone, recordReceipts } from './record-receipts.ts'
import { reverseMarked } from './reverse-deposit.ts'
import { chainCursor } from './tables.ts'

/** Blocks re-read beyond the required confirmations, to detect reorganisations. */
const REREAD_BLOCKS = 6

/** A chain on which nothing happened is noted as read once a minute: an idle site writes little. */
const SAME_SECONDS = 60

type Read = Pick<typeof chainCursor.$inferSelect, 'cursor' | 'tip' | 'anchor' | 'height' | 'readAt'>

const isSame = (known: Read, read: Read): boolean =>
  known.cursor === read.cursor &&
  known.tip === read.tip &&
  known.anchor === read.anchor &&
  known.height === read.height &&
  known.readAt > read.readAt - SAME_SECONDS

/** Reads a chain's changes into the books. Only within the coin's turn. */
export async function readIntoBooks(app: App, chain: Chain): Promise<number> {
  const { db, clock, settings } = app
  const { currency, reader } = chain
  const needed = settings.current().depositConfirmations[currency]
  const [known] = await db.select().from(chainCursor).where(eq(chainCursor.currency, currency))
  const place = known === undefined ? null : { cursor: known.cursor, tip: known.tip, anchor: known.anchor }
  const changes = await reader.readSince(place, needed + REREAD_BLOCKS)
  // Process removals first: a payment that was mined again is in both lists.
  await markGone(app, currency, changes.gone)
  await recordReceipts(app, currency, changes.receipts)
  if (changes.reorganised) await lookUpYoung(app, chain, changes.height)
  if (chain.holds === 'accounts') {
    await lookUpWaiting(app, chain, { young: needed + REREAD_BLOCKS, reorganised: changes.reorganised })
  }
  if (changes.tooDeep) await openBreaker(app, currency, 'reorganisation')
  await reverseMarked(app, currency)
  let credited = 0
  for (const row of await ripeDeposits(app, currency)) {
    if (await creditDeposit(app, row, changes.height)) credited += 1
  }
  const read = { ...changes.place, height: changes.height, readAt: clock.now() }
  if (known !== undefined && isSame(known, read)) return credited
  const kept = db.insert(chainCursor).values({ currency, ...read })
  await commitVerb(app, { writes: [kept.onConflictDoUpdate({ target: chainCursor.currency, set: read })] })
  return credited
}

/** The height of each chain when it was last read. */
export async function chainHeights({ db }: Pick<App, 'db'>): Promise<ReadonlyMap<CurrencyCode, number>> {
  const rows = await db.select({ currency: chainCursor.currency, height: chainCursor.height }).from(chainCursor)
  return new Map(rows.map(({ currency, height }) => [currency, height]))
}

/** The coin's payouts were worked on. Who only reads does not put that off. */
export async function noteWorked(app: App, currency: CurrencyCode): Promise<void> {
  const { db, clock } = app
  const worked = db.update(chainCursor).set({ workedAt: clock.now() }).where(eq(chainCursor.currency, currency))
  await commitVerb(app, { writes: [worked] })
}

/**
 * Reads a chain's changes and credits confirmed deposits. Safe to run concurrently.
 * @returns the number of deposits that this call credited
 * @throws DomainError CURRENCY_NOT_ACCEPTED, CHAIN_UNAVAILABLE
 */
export async function scanChain(app: App, currency: CurrencyCode): Promise<number> {
  const chain = chainOf(app, currency)
  return app.turns(currency, () => readIntoBooks(app, chain))
}
