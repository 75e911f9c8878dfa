import { boundedJson } from '../platform/json/json-depth.ts'

/** What PostgreSQL keeps in no text: NUL, and halves of a character. */
function storable(text: string): string {
  return (text.isWellFormed() ? text : text.toWellFormed()).replaceAll('\0', '')
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * An input with every text made storable: a NUL that somebody pasted must not become an internal error.
 * Nothing else is changed; bytes of files are passed through unseen.
 * @throws DomainError INPUT_INVALID when it is deeper than JSON may be
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
