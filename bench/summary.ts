import type { Round } from './measure.ts'

export interface Summary {
  readonly name: string
  readonly httpPerSecond: number
  readonly httpP50Milliseconds: number
  readonly httpP99Milliseconds: number
  readonly serverProcessorMilliseconds: number
  readonly databaseProcessorMilliseconds: number
  readonly pgbenchPerSecond: number | null
  readonly pgbenchDatabaseProcessorMilliseconds: number | null
  /** Median over the rounds of product / pgbench. */
  readonly ratio: number | null
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Three digits say all that a measurement knows. */
export const tidy = (value: number): number => Number(value.toPrecision(3))

/** The medians over the rounds of one kind of work. */
export function summarise(name: string, rounds: readonly Round[]): Summary {
  const middle = (pick: (round: Round) => number): number => tidy(median(rounds.map(pick)))
  const bare = rounds.every((round) => round.bare !== null)
  return {
    name,
    httpPerSecond: middle(({ http }) => http.perSecond),
    httpP50Milliseconds: middle(({ http }) => http.p50Milliseconds),
    httpP99Milliseconds: middle(({ http }) => http.p99Milliseconds),
    serverProcessorMilliseconds: middle(({ http }) => http.processorMilliseconds.server),
    databaseProcessorMilliseconds: middle(({ http }) => http.processorMilliseconds.database),
    pgbenchPerSecond: bare ? middle((round) => round.bare?.perSecond ?? 0) : null,
    pgbenchDatabaseProcessorMilliseconds: bare ? middle((round) => round.bare?.processorMilliseconds ?? 0) : null,
    ratio: bare ? middle((round) => round.http.perSecond / (round.bare?.perSecond ?? 1)) : null,
  }
}

/** The median over the rounds of one kind of work beside another, each round on the machine as it was then; null when one is missing. */
export function compare(one: readonly Round[] | undefined, other: readonly Round[] | undefined): number | null {
  if (one === undefined || other === undefined) return null
  return tidy(median(one.map(({ http }, round) => http.perSecond / (other[round]?.http.perSecond ?? Number.NaN))))
}
