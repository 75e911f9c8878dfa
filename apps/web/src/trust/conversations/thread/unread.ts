import type { Line } from './held-lines.ts'
import type { WantedLine } from './use-scroll.ts'

/** How far back a talk is read to open where its reader left it. */
const MAXIMUM_BEHIND = 150

/** What a reader had read when they opened a talk. */
export interface UnreadStart {
  /** The last line that they had read. */
  readonly after: number
  /** The last line that there was. */
  readonly last: number
}

/** Lines of others that were unread when the talk was opened, as far as they are held. */
export function unreadOf(lines: readonly Line[], start: UnreadStart | null): readonly Line[] {
  if (start === null) return []
  return lines.filter(({ number, mine }) => !mine && number > start.after && number <= start.last)
}

/** Where a talk opens: at the line that is asked for, else at the first unread one; else, or where that is far back, at its foot. */
export function wantedOf(
  to: number | undefined,
  lines: readonly Line[],
  start: UnreadStart | null,
): WantedLine | undefined {
  if (to !== undefined) return { number: to, at: 'middle' }
  const first = unreadOf(lines, start)[0]?.number
  if (start === null || first === undefined || start.last - start.after > MAXIMUM_BEHIND) return undefined
  const next = start.after + 1
  // Some that are unread may not be held yet: the one after the last that was read is.
  return { number: (lines[0]?.number ?? next) > next ? next : first, at: 'top' }
}
