import { type Commit, type CommitParts, commitStatement, refusalOf } from './commit.ts'
import type { Tx } from './database.ts'

/** The result of a multi-statement verb, with the parts of its final commit. */
interface Outcome<Result> extends Pick<Commit, 'guards' | 'writes' | 'audit' | 'outbox'> {
  readonly result: Result
}

interface Parts extends Pick<CommitParts, 'db' | 'clock'> {
  /** May be absent if nothing is announced. */
  readonly outbox?: CommitParts['outbox']
}

/**
 * For verbs that must lock, read and write in several statements: one transaction, ended by the statement of
 * `commitVerb`. Use `commitVerb` alone if one statement suffices: it takes one round trip and holds locks more briefly.
 *
 * @param work runs the verb's own statements and returns the parts of the final commit
 * @throws the errors of `work`, ConflictError, and a guard's error; the transaction is then rolled back
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
