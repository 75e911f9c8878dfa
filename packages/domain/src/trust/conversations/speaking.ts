import type { ErrorCode } from '../../errors/index.ts'
import { whyNotDeal, type Blocks } from '../../accounts/people/index.ts'
import { rightProblem, type RightHolding } from '../../accounts/rights/index.ts'
import { talkRules } from '../../rules/talk.ts'

/** Facts for deciding whether somebody may write a line. */
export interface SpeakingFacts {
  /** Whether the other account is frozen. */
  readonly otherFrozen: boolean
  /** Blocks between the two; null where they do not count: with an order of the two, in tickets, for staff. */
  readonly blocks: Blocks | null
  /** Why the subject accepts no more lines, such as a closed ticket. */
  readonly closed: ErrorCode | null
  /** The author's reply right; null if none is needed: order conversations, tickets, staff. */
  readonly right: RightHolding | null
  /** Lines of the author in this conversation within the last minute. */
  readonly saidThisMinute: number
  /** Conversations that the author opened within the last hour, if this line opens another one. */
  readonly openedThisHour: number | null
}

const { linesPerMinute, opensPerHour } = talkRules.chat

/** The first check that applies decides. */
const REFUSALS: readonly ((facts: SpeakingFacts, now: number) => ErrorCode | null)[] = [
  ({ closed }) => closed,
  ({ otherFrozen }) => (otherFrozen ? 'CHAT_OTHER_FROZEN' : null),
  ({ blocks }) => (blocks === null ? null : whyNotDeal('writeFirst', blocks)),
  ({ right }, now) => (right === null ? null : rightProblem('reply', right, now)),
  ({ saidThisMinute }) => (saidThisMinute >= linesPerMinute ? 'CHAT_TOO_FAST' : null),
  ({ openedThisHour }) => ((openedThisHour ?? 0) >= opensPerHour ? 'CHAT_TOO_MANY_OPENED' : null),
]

/**
 * Why somebody cannot write a line now, or null.
 * @param now unix seconds
 * @example
 * const facts = { otherFrozen: false, closed: null, blocks: null, right: null, saidThisMinute: 0, openedThisHour: null }
 * whyNotSpeak(facts, 1_760_000_000) // null
 * whyNotSpeak({ ...facts, otherFrozen: true }, 1_760_000_000) // 'CHAT_OTHER_FROZEN'
 */
export function whyNotSpeak(facts: SpeakingFacts, now: number): ErrorCode | null {
  for (const refusal of REFUSALS) {
    const code = refusal(facts, now)
    if (code !== null) return code
  }
  return null
}
