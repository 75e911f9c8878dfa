import type { Db } from '../platform/db/index.ts'
import { type BooksCheck, type BooksFinding, ledgerChecks } from '../platform/ledger/index.ts'
import { depositsCheck, depositsOnChainCheck } from './deposits-check.ts'
import { goodsEscrowCheck } from './goods-escrow-check.ts'

/** Every check of the books. A feature that holds money adds its own here. */
const booksChecks: readonly BooksCheck[] = [...ledgerChecks, goodsEscrowCheck, depositsCheck, depositsOnChainCheck]

export interface BooksResult extends BooksFinding {
  readonly name: string
}

/** Runs every check on one unmoving view of the database, so that it may be in use meanwhile. */
export const checkBooks = (db: Db): Promise<readonly BooksResult[]> =>
  db.transaction(
    async (tx) => {
      const results: BooksResult[] = []
      for (const check of booksChecks) results.push({ name: check.name, ...(await check.run(tx)) })
      return results
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** The results as lines to print. */
export const booksReport = (results: readonly BooksResult[]): string => {
  const lines = results.flatMap(({ name, figure, violations, examples }) => [
    `${violations === 0 ? 'holds ' : 'BROKEN'}  ${name}: ${figure}`,
    ...(violations === 0
      ? []
      : [`        ${violations} violations`, ...examples.map((example) => `        ${example}`)]),
  ])
  const broken = results.filter((result) => result.violations > 0).length
  return [
    ...lines,
    broken === 0 ? 'The books are right.' : `The books are NOT right: ${broken} of ${results.length} checks fail.`,
  ].join('\n')
}
