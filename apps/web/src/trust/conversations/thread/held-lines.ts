import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type Line = ApiOutputs['conversations']['lines']['lines'][number]
export type ReadPositions = ApiOutputs['conversations']['lines']['read']

/** Cached lines of a conversation: contiguous, oldest first. */
export interface HeldLines {
  readonly lines: readonly Line[]
  /** Whether there are older lines. */
  readonly older: boolean
  /** The latest change of a line that the page knows. */
  readonly changes: number
  readonly read: ReadPositions
}

/** Merges newly read lines into the cached ones; the newer version of a line wins. */
export function withLines(held: readonly Line[], read: readonly Line[]): readonly Line[] {
  if (read.length === 0) return held
  const byNumber = new Map(held.map((line) => [line.number, line]))
  for (const line of read) byNumber.set(line.number, line)
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** First and last cached line number; 0 and 0 for none. */
export function rangeOf({ lines }: Pick<HeldLines, 'lines'>): { readonly from: number; readonly to: number } {
  return { from: lines[0]?.number ?? 0, to: lines.at(-1)?.number ?? 0 }
}
