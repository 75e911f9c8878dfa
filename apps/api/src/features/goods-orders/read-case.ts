import { money } from '@jindu/domain/money'
import { currencyCodeField } from '@jindu/domain/input'
import { and, asc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { journalEntry, ledgerAccount, posting } from '../../platform/ledger/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readOrderTimeline } from './read-timeline.ts'
import { readOrder } from './reads.ts'

/** The journal entries of an order with their lines, oldest first. */
async function readEntries({ db }: App, id: number) {
  const rows = await db
    .select({ entry: journalEntry, line: posting, account: ledgerAccount })
    .from(journalEntry)
    .innerJoin(posting, eq(posting.entryId, journalEntry.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, posting.accountId))
    .where(and(eq(journalEntry.referenceKind, 'goodsOrder'), eq(journalEntry.referenceId, id)))
    .orderBy(asc(journalEntry.id), asc(posting.id))
  return [...Map.groupBy(rows, ({ entry }) => entry.id).values()].flatMap((lines) => {
    const entry = lines[0]?.entry
    if (entry === undefined) return []
    const postings = lines.map(({ line, account }) => {
      const coin = (units: bigint) => money(currencyCodeField.parse(account.currency), units)
      return {
        account: account.kind,
        owner: account.owner,
        amount: coin(line.units),
        before: coin(line.balanceBefore),
        after: coin(line.balanceAfter),
      }
    })
    return [{ id: entry.id, kind: entry.kind, at: entry.createdAt, actorUid: entry.actorUid, postings }]
  })
}

/** All that an arbiter decides on. Throws ORDER_NOT_FOUND. */
export async function readCase(app: App, session: Session, id: number) {
  const [order, { data: timeline, head, total }, entries] = await Promise.all([
    readOrder(app, session, id),
    readOrderTimeline(app, session, id),
    readEntries(app, id),
  ])
  return { order, timeline, entries, dossier: { head, entries: total } }
}
