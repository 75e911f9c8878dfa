import { boundedJson } from '../platform/json/json-depth.ts'

/** Removes text that PostgreSQL cannot store: NUL, and lone surrogates. */
function storable(text: string): string {
  return (text.isWellFormed() ? text : text.toWellFormed()).replaceAll('\0', '')
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Makes all texts of an input storable, so that a pasted NUL causes no internal error. Changes nothing else; file bytes
 * pass unchanged.
 * @throws DomainError INPUT_INVALID if nested too deep
 */
export function storableInput(value: unknown): unknown {
  return storableWithin(boundedJson(value))
}

function storableWithin(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(storableWithin)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storableWithin(each)]))
}
