import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'

const { maximumJsonDepth } = rules.request

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.values(value).every((each) => isWithin(each, levels - 1))
}

/**
 * What was read from JSON: whatever walks it afterwards may call itself for each level.
 * @throws DomainError INPUT_INVALID for more levels of lists and objects than anything here has
 */
export function boundedJson<Value>(value: Value): Value {
  return isWithin(value, maximumJsonDepth) ? value : fail('INPUT_INVALID')
}
