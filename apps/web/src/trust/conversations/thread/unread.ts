import type { Line } from './held-lines.ts'
import type { WantedLine } from './use-scroll.ts'

/** Maximum unread lines that are loaded to open a conversation at the first of them. */
const MAXIMUM_BEHIND = 150

/** The reader's position when they opened a conversation. */
export interface UnreadStart {
  /** Number of the last line that they had read. */
  readonly after: number
  /** Number of the last existing line. */
  readonly last: number
}

/** The other side's lines that were unread at opening, as far as they are cached. */
export function unreadOf(lines: readonly Line[], start: UnreadStart | null): readonly Line[] {
  if (start === null) return []
  return lines.filter(({ number, mine }) => !mine && number > start.after && number <= start.last)
}

/**
 * Opening position of a conversation: the requested line, else the first unread one. Without either, or if that is too
 * far back, the bottom.
 */
export function wantedOf(
  to: number | undefined,
  lines: readonly Line[],
  start: UnreadStart | null,
): WantedLine | undefined {
  if (to !== undefined) return { number: to, at: 'middle' }
  const first = unreadOf(lines, start)[0]?.number
  if (start === null || first === undefined || start.last - start.after > MAXIMUM_BEHIND) return undefined
  const next = start.after + 1
  // Unread lines may not be cached yet; the one after the last read line is the first of them.
  return { number: (lines[0]?.number ?? next) > next ? next : first, at: 'top' }
}
