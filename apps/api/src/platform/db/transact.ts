import { type Commit, type CommitParts, commitStatement, refusalOf } from './commit.ts'
import type { Tx } from './database.ts'

/** What a verb of several statements hands back: its result, and what goes with it as in any other commit. */
interface Outcome<Result> extends Pick<Commit, 'guards' | 'writes' | 'audit' | 'outbox'> {
  readonly result: Result
}

interface Parts extends Pick<CommitParts, 'db' | 'clock'> {
  /** May be missing where nothing is announced. */
  readonly outbox?: CommitParts['outbox']
}

/**
 * For verbs that must lock, look and write in turn: several statements in one transaction, which ends with what `commitVerb`
 * writes. Whatever one statement can do belongs there: it is one round trip, and holds its locks for no longer.
 *
 * @param work does the verb's own statements and answers what to write besides them
 * @throws what `work` throws, ConflictError, and the refusal of a guard that missed: nothing is kept then
 */
export const transactVerb = async <Result>(
  { db, clock, outbox }: Parts,
  work: (tx: Tx) => Promise<Outcome<Result>>,
): Promise<Result> => {
  const { result, announced } = await db.transaction(async (tx) => {
    const { result, ...commit } = await work(tx)
    const { audit = [], guards = [], writes = [], outbox: drafts = [] } = commit
    if (audit.length + guards.length + writes.length + drafts.length > 0) {
      try {
        const { statement, announces } = commitStatement(commit, clock.now())
        await tx.execute(statement.query())
        return { result, announced: announces }
      } catch (error) {
        throw await refusalOf(error, commit)
      }
    }
    return { result, announced: false }
  })
  if (announced) outbox?.announce()
  return result
}
