import type { CurrencyCode } from '@jindu/domain/money'
import type { Sql } from '../db/index.ts'
import { oneAtATime } from '../jobs/one-at-a-time.ts'

/** A lock per coin, across all processes, for reading its chain into the books and for signing. */
export type ChainTurns = <Result>(currency: CurrencyCode, work: () => Promise<Result>) => Promise<Result>

export function createChainTurns(sql: Sql): ChainTurns {
  const queues = new Map<CurrencyCode, Promise<unknown>>()
  return (currency, work) => {
    // In this process first: each that waits for the others' lock would hold a connection meanwhile.
    const before = queues.get(currency) ?? Promise.resolve()
    const result = before.then(() => oneAtATime(sql, `chain:${currency}`, work))
    queues.set(
      currency,
      result.catch(() => undefined),
    )
    return result
  }
}
