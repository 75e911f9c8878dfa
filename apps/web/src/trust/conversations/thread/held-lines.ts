import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type Line = ApiOutputs['conversations']['lines']['lines'][number]
export type ReadPositions = ApiOutputs['conversations']['lines']['read']

/** What a page holds of a conversation: a run of lines without gap, the oldest first. */
export interface HeldLines {
  readonly lines: readonly Line[]
  /** Whether there are lines before them. */
  readonly older: boolean
  /** The last change of a line that the page knows of. */
  readonly changes: number
  readonly read: ReadPositions
}

/** Lines of another reading put among those that are held; the newer reading of a line counts. */
export function withLines(held: readonly Line[], read: readonly Line[]): readonly Line[] {
  if (read.length === 0) return held
  const byNumber = new Map(held.map((line) => [line.number, line]))
  for (const line of read) byNumber.set(line.number, line)
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** The numbers that are held, both included; 0 and 0 for none. */
export function rangeOf({ lines }: Pick<HeldLines, 'lines'>): { readonly from: number; readonly to: number } {
  return { from: lines[0]?.number ?? 0, to: lines.at(-1)?.number ?? 0 }
}
