import type { ErrorCode } from '../../errors/index.ts'
import { countCharacters } from '../../text/count-characters.ts'
import { saidCharacters } from '../../text/said-characters.ts'
import { reviewRules } from '../../rules/review.ts'

/**
 * Validates a review's trimmed text; an empty one is fine.
 * @example
 * reviewTextProblem('Arrived at once, works as told.') // null
 */
export function reviewTextProblem(text: string): ErrorCode | null {
  const { minimumCharacters, maximumCharacters } = reviewRules.text
  const characters = countCharacters(text)
  if (characters > maximumCharacters) return 'REVIEW_TEXT_TOO_LONG'
  return characters > 0 && saidCharacters(text) < minimumCharacters ? 'REVIEW_TEXT_TOO_SHORT' : null
}
