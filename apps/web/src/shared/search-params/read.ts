type Raw = Record<string, unknown>

const LARGEST_ID = Number.MAX_SAFE_INTEGER

/** Parsers of search parameters: bounded; invalid values are ignored, so that the page uses its default. */

export function readId(raw: Raw, name: string): number | undefined {
  const value = raw[name]
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[0-9]{1,16}$/.test(text)) return undefined
  const id = Number(text)
  return id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** A number to search for: any digits, even if unused as an id. */
export function readDigits(raw: Raw, name: string): number | undefined {
  const value = raw[name]
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[0-9]{1,60}$/.test(text)) return undefined
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}

export function readText(raw: Raw, name: string, longest: number): string | undefined {
  const value = raw[name]
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim().slice(0, longest)
  return trimmed === '' ? undefined : trimmed
}

export function readOneOf<T extends string | number>(raw: Raw, name: string, allowed: readonly T[]): T | undefined {
  const text = String(raw[name])
  return allowed.find((value) => String(value) === text)
}

/** A page number from 1, at most 100000. */
export function readPage(raw: Raw, name = 'page'): number | undefined {
  const page = readId(raw, name)
  return page !== undefined && page <= 100_000 ? page : undefined
}

/** A path of our own to return to; anything that could lead off the site is dropped. */
export function readReturnPath(raw: Raw, name = 'redirect'): string | undefined {
  const path = readText(raw, name, 500)
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined
}

/**
 * Parsed search parameters, for `validateSearch`. Refused ones stay as undefined: the router merges the result over the
 * URL's parameters, and a missing entry would bring the refused text back.
 */
export function search<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> }
export function search(values: Record<string, unknown>): Record<string, unknown> {
  return values
}
