import { currencyCodeField } from '@jindu/domain/input'
import { money } from '@jindu/domain/money'
import { and, asc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { journalEntry, ledgerAccount, posting } from '../../platform/ledger/tables.ts'
import type { Subject } from '../../records/timeline/index.ts'

/** The journal entries of a subject with their lines, oldest first. */
export async function readEntries({ db }: App, { kind, id }: Subject) {
  const rows = await db
    .select({ entry: journalEntry, line: posting, account: ledgerAccount })
    .from(journalEntry)
    .innerJoin(posting, eq(posting.entryId, journalEntry.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, posting.accountId))
    .where(and(eq(journalEntry.referenceKind, kind), eq(journalEntry.referenceId, id)))
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
