import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'

const { maximumJsonDepth } = rules.request

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.values(value).every((each) => isWithin(each, levels - 1))
}

/**
 * Limits the nesting of parsed JSON, so that recursive code cannot overflow the stack.
 * @throws DomainError INPUT_INVALID if lists and objects are nested too deep
 */
export function boundedJson<Value>(value: Value): Value {
  return isWithin(value, maximumJsonDepth) ? value : fail('INPUT_INVALID')
}
