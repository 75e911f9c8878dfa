import type { Chains } from '../platform/chain/index.ts'
import type { Db } from '../platform/db/index.ts'
import { type BooksCheck, type BooksFinding, ledgerChecks } from '../platform/ledger/index.ts'
import { auditSealsCheck } from './audit-seals-check.ts'
import { checkHoldings } from './chain-holdings.ts'
import { depositsCheck, depositsOnChainCheck } from './deposits-check.ts'
import { disputedSubjects, disputesCheck } from './disputes-check.ts'
import { doubledBytesCheck } from './doubled-bytes-check.ts'
import { goodsEscrowCheck } from './goods-escrow-check.ts'
import { otcEscrowCheck, otcEvidenceCheck, otcLockCheck, otcRecordCheck, otcVolumeCheck } from './otc-checks.ts'
import { noncesCheck } from './nonces-check.ts'
import { movesCheck, payoutsCheck } from './payouts-check.ts'
import {
  goodsOrderTimelines,
  otcOfferTimelines,
  otcOrderTimelines,
  timelineCheck,
  withdrawalTimelines,
} from './timeline-check.ts'

/** Every check of the books. A feature that holds money adds its own here. */
const booksChecks: readonly BooksCheck[] = [
  ...ledgerChecks,
  auditSealsCheck,
  goodsEscrowCheck,
  otcLockCheck,
  otcEscrowCheck,
  otcVolumeCheck,
  otcRecordCheck,
  otcEvidenceCheck,
  timelineCheck([goodsOrderTimelines, otcOfferTimelines, otcOrderTimelines, withdrawalTimelines]),
  disputesCheck(disputedSubjects),
  depositsCheck,
  depositsOnChainCheck,
  payoutsCheck,
  noncesCheck,
  movesCheck,
  doubledBytesCheck,
]

export interface BooksResult extends BooksFinding {
  readonly name: string
}

/**
 * Runs every check on one unmoving view of the database, so that it may be in use meanwhile.
 *
 * @param chains the wallets to compare the journal with; without them only the books themselves are proven
 */
export const checkBooks = async (db: Db, chains?: Chains): Promise<readonly BooksResult[]> => {
  const results = await db.transaction(
    async (tx) => {
      const found: BooksResult[] = []
      for (const check of booksChecks) found.push({ name: check.name, ...(await check.run(tx)) })
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (chains === undefined) return results
  return [...results, { name: 'every wallet holds what the journal says', ...(await checkHoldings(db, chains)) }]
}

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
